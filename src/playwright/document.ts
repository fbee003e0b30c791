/**
 * A mail as a document that is safe to open: no script, no request to anybody, pictures that came with the mail
 * shown.
 * @module
 */
import type { MessageContent } from '../client/message.js';

/** Nothing is loaded but what the mail itself brought along. */
const CONTENT_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:";

/**
 * The policy as a header. The sandbox keeps `<meta http-equiv=refresh>` from leaving the page; a tester's click
 * still may.
 */
export const DOCUMENT_POLICY = `${CONTENT_POLICY}; sandbox allow-top-navigation allow-popups allow-popups-to-escape-sandbox allow-forms`;

/** The mail as HTML: its HTML part, or its text with the links made clickable. */
export function toDocument(message: MessageContent): string {
  return message.html.body.trim() === '' ? textDocument(message) : withPictures(message);
}

/** The same for a file, which has no headers: the policy travels in the document. */
export function toStandaloneDocument(message: MessageContent): string {
  return `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${CONTENT_POLICY}; form-action 'none'">\n${toDocument(message)}`;
}

function withPictures({ html }: MessageContent): string {
  let document = html.body;
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
