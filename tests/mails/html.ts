import type { Block, Code, CodeLook, Inline } from './blocks.js';
import type { Random } from './random.js';
import { escapeHtml, type Sheet } from './truth.js';

/** How the HTML part is built: as a mail service's, a design tool's, a hand-written or a framework's mail. */
export type HtmlLook = 'table' | 'card' | 'letter' | 'bare';

export interface Page {
  readonly language: string;
  readonly subject: string;
  readonly preheader: string;
  readonly blocks: readonly Block[];
  readonly footer: readonly Block[];
  /** The sender's name and site, for the logo. */
  readonly brand: string;
  readonly site: string;
  /** A `<meta>` that names the charset, or ''. */
  readonly charset: string;
}

const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa']);

export function renderHtml(page: Page, look: HtmlLook, sheet: Sheet, random: Random): string {
  if (look === 'bare') return body(page.blocks, sheet, 'bare').join('\n');
  const direction = RIGHT_TO_LEFT.has(page.language) ? ' dir="rtl"' : '';
  const meta =
    page.charset && `<meta http-equiv="Content-Type" content="text/html; charset=${page.charset}">\n`;
  const head = `<!DOCTYPE html>
<html lang="${page.language}"${direction}>
<head>
${meta}<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.subject)}</title>
<style type="text/css">
  body { margin: 0; background-color: #f4f6${random.int(10, 99)}; color: #${random.number(6)}; }
  .col-${random.number(3)}, .sm-w-100 { width: 100% !important; }
  @media only screen and (min-width: 480px) { .mj-column-per-100 { width: 100% !important; } }
</style>
</head>
`;
  return `${head}${{ table, card, letter }[look](page, sheet, random)}\n</html>\n`;
}

/** Tables in tables, as mail services send them. */
function table(page: Page, sheet: Sheet, random: Random): string {
  const logo = sheet.anchor(
    page.site,
    page.brand,
    sheet.image(
      `${page.site}static/logo-${random.number(5)}@2x.png`,
      page.brand,
      '',
      'width="120" height="32" border="0"',
    ),
  );
  const content = rows(body(page.blocks, sheet, 'table'));
  const footer = rows(body(page.footer, sheet, 'table'));
  const pixel = sheet.image(
    `https://track.${host(page.site)}/o/${random.token(16)}.gif?u=${random.number(7)}&m=${random.number(4)}`,
    '',
    '',
    'width="1" height="1" style="display:block"',
  );
  return `<body bgcolor="#f4f6f8">
${preheader(page.preheader)}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center">
<!--[if mso]><table width="600" id="m${random.number(6)}"><tr><td><![endif]-->
<table role="presentation" class="wrapper" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff">
<tr><td style="padding:24px">${logo}</td></tr>
${content}
</table>
<table role="presentation" width="600" style="color:#8898aa;font-size:12px">
${footer}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
${pixel}
</body>`;
}

function rows(lines: readonly string[]): string {
  return lines
    .map((line) => `<tr><td style="padding:8px 24px;font-family:Arial,sans-serif">${line}</td></tr>`)
    .join('\n');
}

/** Blocks with classes, as design tools export them. */
function card(page: Page, sheet: Sheet, random: Random): string {
  return `<body style="background-color:#eef1f5;font-family:-apple-system,'Segoe UI',Roboto,sans-serif">
${preheader(page.preheader)}<div class="container-${random.number(4)} mj-column-per-100" style="max-width:560px;margin:0 auto">
<div class="card" style="background:#fff;border-radius:8px;padding:32px">
${body(page.blocks, sheet, 'card').join('\n')}
</div>
<div class="footer" style="font-size:12px;color:#6b7280;padding:16px">
${body(page.footer, sheet, 'card').join('\n')}
</div>
</div>
</body>`;
}

/** As a person would write it. */
function letter(page: Page, sheet: Sheet): string {
  return `<body>
${body(page.blocks, sheet, 'letter').join('\n')}
<hr>
${body(page.footer, sheet, 'letter').join('\n')}
</body>`;
}

function preheader(text: string): string {
  // The padding keeps mail programs from showing the beginning of the mail after the preheader.
  const padding = '&zwnj;&nbsp;'.repeat(40);
  return text === ''
    ? ''
    : `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}${padding}</div>\n`;
}

function body(blocks: readonly Block[], sheet: Sheet, look: HtmlLook): string[] {
  return blocks.map((block) => blockHtml(block, sheet, look));
}

function blockHtml(block: Block, sheet: Sheet, look: HtmlLook): string {
  switch (block.type) {
    case 'heading':
      return `<h2 style="margin:0">${inlineHtml(block.content, sheet)}</h2>`;
    case 'paragraph':
      return look === 'table'
        ? `<span style="font-size:15px;line-height:24px">${inlineHtml(block.content, sheet)}</span>`
        : `<p>${inlineHtml(block.content, sheet)}</p>`;
    case 'small':
      return `<p style="font-size:12px;color:#70757a">${inlineHtml(block.content, sheet)}</p>`;
    case 'code':
      return codeHtml(block.code, block.look, sheet);
    case 'button':
      return look === 'table'
        ? tableButton(block.href, block.text, sheet)
        : `<p>${sheet.anchor(block.href, block.text, escapeHtml(block.text), 'class="button button--green" target="_blank" rel="noopener"')}</p>`;
    case 'facts':
      return `<table cellpadding="4">${block.rows
        .map(
          ([label, value]) => `<tr><td>${escapeHtml(label)}</td><td>${inlineHtml([value], sheet)}</td></tr>`,
        )
        .join('\n')}</table>`;
    case 'list': {
      if (block.columns === 1) {
        return `<ul>${block.items.map((item) => `<li>${inlineHtml([item], sheet)}</li>`).join('\n')}</ul>`;
      }
      const rows: string[] = [];
      for (let at = 0; at < block.items.length; at += block.columns) {
        const cells = block.items.slice(at, at + block.columns);
        rows.push(
          `<tr>${cells.map((item) => `<td style="font-family:monospace">${inlineHtml([item], sheet)}</td>`).join('')}</tr>`,
        );
      }
      return `<table>${rows.join('\n')}</table>`;
    }
    case 'picture':
    default: {
      const { url, alt, base64, code } = block.picture;
      if (code !== undefined) sheet.code(code.value);
      return `<p>${sheet.image(url, alt, base64)}</p>`;
    }
  }
}

function inlineHtml(content: readonly Inline[], sheet: Sheet): string {
  return content.map((piece) => pieceHtml(piece, sheet)).join('');
}

function pieceHtml(piece: Inline, sheet: Sheet): string {
  if (typeof piece === 'string') return escapeHtml(piece).replaceAll('\n', '<br>\n');
  switch (piece.type) {
    case 'inline-code':
      return escapeHtml(sheet.code(piece.value, piece.shown));
    case 'revoked':
      return sheet.revoked(piece.value);
    case 'anchor':
      return sheet.anchor(piece.href, piece.text);
    case 'url':
      return piece.bare
        ? escapeHtml(sheet.url(piece.href))
        : sheet.anchor(piece.href, piece.href, escapeHtml(piece.href), 'style="word-break:break-all"');
    case 'strong':
      return `<strong>${inlineHtml(piece.content, sheet)}</strong>`;
    case 'markup':
    default:
      return piece.html;
  }
}

function codeHtml(code: Code, look: CodeLook, sheet: Sheet): string {
  const shown = escapeHtml(sheet.code(code.value, code.shown));
  const characters = Array.from(code.shown);
  switch (look) {
    case 'big':
      return `<div style="font-size:32px;font-weight:700;letter-spacing:8px;text-align:center;background:#f1f3f4">${shown}</div>`;
    case 'bold':
      return `<p><b>${shown}</b></p>`;
    case 'heading':
      return `<h1 style="text-align:center">\n  ${shown}\n</h1>`;
    case 'mono':
      return `<pre style="font-size:24px"><code>${shown}</code></pre>`;
    case 'box':
      return `<table align="center" style="border:1px solid #dadce0"><tr><td class="otp-box" style="padding:12px 40px;font-family:Courier">${shown}</td></tr></table>`;
    case 'cells':
      return `<table align="center"><tr>\n${characters
        .map((one) => `  <td style="border:1px solid #cccccc;padding:8px;font-size:24px">${one}</td>`)
        .join('\n')}\n</tr></table>`;
    case 'spans':
      return `<div>${characters.map((one) => `<span style="padding:6px;margin:2px;background:#e8f0fe">${one}</span>`).join('')}</div>`;
    case 'divs':
      return `<div style="text-align:center">\n${characters
        .map(
          (one) =>
            `  <div style="display:inline-block;width:40px;border-bottom:2px solid #111111">${one}</div>`,
        )
        .join('\n')}\n</div>`;
    case 'spaced':
      return `<p style="font-size:28px">${characters.join(' ')}</p>`;
    case 'input':
      return `<p><input type="text" readonly value="${shown}" style="font-size:24px;border:0"></p>`;
    case 'plain':
    default:
      return `<p>${shown}</p>`;
  }
}

/** A button that Outlook draws from a comment, and all others from the anchor. */
function tableButton(href: string, text: string, sheet: Sheet): string {
  const anchor = sheet.anchor(
    href,
    text,
    `\n  ${escapeHtml(text)}\n`,
    'target="_blank" style="display:inline-block;padding:12px 24px;background:#1a73e8;color:#ffffff;text-decoration:none"',
  );
  return `<!--[if mso]><v:roundrect href="${escapeHtml(href)}" style="height:44px;width:240px" arcsize="10%" fillcolor="#1a73e8"><center>${escapeHtml(text)}</center></v:roundrect><![endif]-->
<!--[if !mso]><!-->${anchor}<!--<![endif]-->`;
}

function host(site: string): string {
  return new URL(site).hostname;
}
