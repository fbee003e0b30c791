/**
 * Pictures of a mail, with their bytes where the mail brought them along.
 * @module
 */
export interface Image {
  readonly alt: string;
  /** The source as written. */
  readonly url: string;
  /** The bytes of `cid:` and `data:` pictures; '' for what lies elsewhere, which is never fetched. */
  readonly base64: string;
}

export function withBytes(
  pictures: readonly { readonly alt: string; readonly url: string }[],
  inline: readonly { readonly contentId: string; readonly base64: string }[],
): Image[] {
  const byId = new Map(inline.map(({ contentId, base64 }) => [contentId, base64]));
  return pictures.map(({ alt, url }) => ({ alt, url, base64: bytesOf(url, byId) }));
}

function bytesOf(url: string, byId: ReadonlyMap<string, string>): string {
  if (/^cid:/i.test(url)) return byId.get(url.slice(4)) ?? byId.get(decode(url.slice(4))) ?? '';
  const [, encoding, data = ''] = /^data:[^,]{0,200}?(;\s*base64)?,(.*)$/is.exec(url) ?? [];
  if (data === '') return '';
  return encoding === undefined
    ? Buffer.from(decode(data)).toString('base64')
    : decode(data).replace(/\s+/g, '');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
