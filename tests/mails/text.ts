import type { Block, Inline } from './blocks.js';
import type { Sheet } from './truth.js';

/** How a link is written where there are no anchors. */
export type TextLinks = 'below' | 'after' | 'angle' | 'parentheses' | 'markdown';

/** Renders the text part: blocks with an empty line between them, lines of at most 76 columns. */
export function renderText(blocks: readonly Block[], links: TextLinks, sheet: Sheet): string {
  return `${blocks
    .map((block) => blockText(block, links, sheet))
    .filter((text) => text !== '')
    .join('\n\n')
    .replaceAll(HELD_SPACE, ' ')}\n`;
}

function blockText(block: Block, links: TextLinks, sheet: Sheet): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
    case 'small':
      return wrap(inlineText(block.content, links, sheet));
    case 'code':
      return sheet.code(
        block.code.value,
        block.look === 'spaced' ? Array.from(block.code.shown).join(' ') : block.code.shown,
      );
    case 'button':
      return linkText(block.href, block.text, links, sheet);
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${inlineText([value], links, sheet)}`).join('\n');
    case 'list':
      return block.items
        .map((item) => `${block.columns === 1 ? '- ' : ''}${inlineText([item], links, sheet)}`)
        .join('\n');
    case 'picture':
    default:
      return block.picture.code === undefined ? '' : sheet.code(block.picture.code.value, block.picture.alt);
  }
}

function inlineText(content: readonly Inline[], links: TextLinks, sheet: Sheet): string {
  return content.map((piece) => pieceText(piece, links, sheet)).join('');
}

function pieceText(piece: Inline, links: TextLinks, sheet: Sheet): string {
  if (typeof piece === 'string') return piece;
  switch (piece.type) {
    case 'inline-code':
      return keepTogether(sheet.code(piece.value, piece.shown));
    case 'revoked':
      return sheet.revoked(piece.value);
    case 'anchor':
      return linkText(piece.href, piece.text, links === 'below' ? 'after' : links, sheet);
    case 'url':
      return sheet.url(piece.href);
    case 'strong':
      return inlineText(piece.content, links, sheet);
    case 'markup':
    default:
      return piece.text;
  }
}

function linkText(href: string, text: string, links: TextLinks, sheet: Sheet): string {
  const url = sheet.url(href);
  switch (links) {
    case 'below':
      return `${text}:\n${url}`;
    case 'after':
      return `${text}: ${url}`;
    case 'angle':
      return `${text} <${url}>`;
    case 'parentheses':
      return `${text} ( ${url} )`;
    case 'markdown':
    default:
      return `[${text}](${url})`;
  }
}

const WIDTH = 76;

/** Stands for a space within a code while lines are broken. */
const HELD_SPACE = '\u{f8ff}';

function keepTogether(shown: string): string {
  return shown.replaceAll(' ', HELD_SPACE);
}

function wrap(text: string): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line))
    .join('\n');
}

function wrapLine(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].join('\n');
}
