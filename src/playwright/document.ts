/**
 * A mail as a document that is safe to open: no script, no request to anybody, pictures that came with the mail
 * shown.
 * @module
 */
import type { MessageContent } from '../client/message.js';

/** Nothing is loaded but what the mail itself brought along. */
const CONTENT_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:";

/** Pictures, styles and fonts from elsewhere as well; never a script, a frame or a request of its own. */
const REMOTE_CONTENT_POLICY =
  "default-src 'none'; img-src data: http: https:; media-src data: http: https:; style-src 'unsafe-inline' http: https:; font-src data: http: https:";

/**
 * A tester's click may leave the page, and what testers run in it may use timers: accessibility checkers do. Scripts
 * of the mail are the policy's to stop. Their being allowed here lets `<meta http-equiv=refresh>` go off, so that
 * attribute is taken away.
 */
const SANDBOX =
  'sandbox allow-scripts allow-top-navigation allow-popups allow-popups-to-escape-sandbox allow-forms';

/** The policy as a header. */
export function documentPolicy({ remoteContent }: { readonly remoteContent: boolean }): string {
  return `${remoteContent ? REMOTE_CONTENT_POLICY : CONTENT_POLICY}; ${SANDBOX}`;
}

/** The mail as HTML: its HTML part, or its text with the links made clickable. */
export function toDocument(message: MessageContent): string {
  return message.html.body.trim() === '' ? textDocument(message) : withPictures(message);
}

/** The same for a file, which has no headers: the policy travels in the document. */
export function toStandaloneDocument(message: MessageContent): string {
  return `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${CONTENT_POLICY}; form-action 'none'">\n${toDocument(message)}`;
}

function withPictures({ html }: MessageContent): string {
  let document = withoutRefresh(html.body);
  for (const { url, base64 } of html.images) {
    if (base64 === '' || !/^cid:/i.test(url)) continue;
    // The end of the reference is part of the search, or cid:logo would be found in cid:logo2.
    const data = `data:${pictureType(base64)};base64,${base64}`;
    for (const written of new Set([url, escape(url)])) {
      document = document.replace(new RegExp(`${literally(written)}(?=["'\\s>)])`, 'g'), () => data);
    }
  }
  return document;
}

/** The name of an attribute can be written in one way only, its case aside, and so is found without a parser. */
function withoutRefresh(html: string): string {
  return html.replace(/(?<=[\s"'/])http-equiv(?=\s*=)/gi, 'data-$&');
}

function textDocument({ subject, text }: MessageContent): string {
  let rest = text.body;
  let body = '';
  for (const link of text.links) {
    const at = rest.indexOf(link.text);
    if (at === -1) continue;
    body += `${escape(rest.slice(0, at))}<a href="${escape(link.href)}">${escape(link.text)}</a>`;
    rest = rest.slice(at + link.text.length);
  }
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escape(subject)}</title>
<style>body { margin: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; white-space: pre-wrap; overflow-wrap: anywhere }</style>
<body><main>${body}${escape(rest)}</main></body>
</html>`;
}

/** The contract does not say what a picture is; its first bytes do. */
function pictureType(base64: string): string {
  const [type] = PICTURE_TYPES.find(([, start]) => base64.startsWith(start)) ?? [];
  return type ?? (atob(base64.slice(0, 400)).includes('<svg') ? 'image/svg+xml' : 'application/octet-stream');
}

const PICTURE_TYPES = [
  ['image/png', 'iVBORw0KGgo'],
  ['image/jpeg', '/9j/'],
  ['image/gif', 'R0lGOD'],
  ['image/webp', 'UklGR'],
  ['image/bmp', 'Qk'],
] as const;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
