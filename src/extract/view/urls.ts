/**
 * Addresses of the web in running text: where they begin is easy, where they end is a matter of taste that
 * readers share.
 * @module
 */

export interface FoundURL {
  readonly href: string;
  /** Offset in the text. */
  readonly start: number;
  /** The end of what the text spends on it, brackets and line breaks included. */
  readonly end: number;
}

/** Longer than any server takes. */
const MAX_LENGTH = 8192;

/** Scheme, user, host and port. */
const AUTHORITY = /^https?:\/\/[^\s/?#<>"]+/i;

const MAX_AUTHORITY = 600;

const START = /https?:\/\//gi;

/** White space, quotes, brackets that no URL has inside, control and bidi characters, CJK punctuation. */
const STOP =
  /[\s"<>`«»“”„‘’‹›\\^{|}\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\u3000-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]/u;

/** Scripts written without spaces: there a sentence goes on right behind a URL. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

const CLOSERS: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

export function findURLs(text: string): FoundURL[] {
  const found: FoundURL[] = [];
  START.lastIndex = 0;
  for (let match = START.exec(text); match; match = START.exec(text)) {
    // A scheme inside a longer word, like "xhttp://", is none.
    if (/[\p{L}\p{N}]/u.test(text.charAt(match.index - 1)) && !UNSPACED.test(text.charAt(match.index - 1)))
      continue;
    const url = readBracketed(text, match.index) ?? readBare(text, match.index);
    if (!url) continue;
    found.push(url);
    START.lastIndex = url.end;
  }
  return found;
}

/** `<https://…>`, the one form that may go over a line's end (RFC 3986, appendix C). */
function readBracketed(text: string, start: number): FoundURL | undefined {
  if (text.charAt(start - 1) !== '<') return undefined;
  const end = text.slice(start, start + MAX_LENGTH).search(/[<>]/);
  if (end === -1 || text.charAt(start + end) !== '>') return undefined;
  const href = text.slice(start, start + end).replace(/\s+/g, '');
  return isURL(href) ? { href, start, end: start + end + 1 } : undefined;
}

function readBare(text: string, start: number): FoundURL | undefined {
  // First of all the host: hostile text is full of beginnings without one.
  const authority = AUTHORITY.exec(text.slice(start, start + MAX_AUTHORITY))?.[0];
  if (authority === undefined || !URL.canParse(withoutTrailing(authority, ''))) return undefined;
  const limit = Math.min(text.length, start + MAX_LENGTH);
  let end = start;
  let before = '';
  for (const character of text.slice(start, limit)) {
    if (STOP.test(character)) break;
    if (UNSPACED.test(character) && /[\x21-\x7e]/.test(before) && !/[./@-]/.test(before)) break;
    end += character.length;
    before = character;
  }
  const href = withoutTrailing(text.slice(start, end), text.charAt(start - 1));
  return isURL(href) ? { href, start, end: start + href.length } : undefined;
}

/**
 * Punctuation at the end belongs to the sentence, and so does a bracket that the URL did not open. An underline or
 * star is emphasis only where another one stands before the URL: tokens end with them too.
 */
function withoutTrailing(url: string, before: string): string {
  const open = new Map<string, number>();
  for (const bracket of url) if ('()[]'.includes(bracket)) open.set(bracket, (open.get(bracket) ?? 0) + 1);
  let end = url.length;
  for (; end > 0; end -= 1) {
    const last = url.charAt(end - 1);
    const opener = CLOSERS[last];
    if (opener !== undefined) {
      const surplus = (open.get(last) ?? 0) - (open.get(opener) ?? 0);
      if (surplus <= 0) break;
      open.set(last, (open.get(last) ?? 0) - 1);
    } else if (!".,;:!?'…".includes(last) && !('*_~'.includes(last) && last === before)) break;
  }
  return url.slice(0, end);
}

/** Whether it is an absolute URL of the web. Without a host, parsers would take one from the path. */
export function isURL(href: string): boolean {
  return /^https?:\/\/[^/?#]/i.test(href) && URL.canParse(href);
}
