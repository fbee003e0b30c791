import { canEncode, encode, withReferences } from './charsets.js';
import type { Collection, Draft, Mime } from './collection.js';
import { type HtmlLook, renderHtml } from './html.js';
import { type Entity, encodedWords, encodedWordsQ, entity, flowed, multipart } from './mime.js';
import { type Random, randomFor } from './random.js';
import { renderText, type TextLinks } from './text.js';
import { type PartTruth, Sheet } from './truth.js';

export interface Composed {
  readonly name: string;
  /** The prefix of its collection. */
  readonly collection: string;
  readonly language: string;
  readonly subject: string;
  readonly html: PartTruth;
  readonly text: PartTruth;
  readonly raw: Buffer;
}

/** Writes one mail of a collection: its bytes, and what is in them. */
export function compose(collection: Collection, key: string, make: (random: Random) => Draft): Composed {
  const name = `${collection.prefix}-${key}`;
  const random = randomFor(name);
  const draft = make(random);
  const recipient =
    draft.recipient ?? `${random.pick(['sign-up', 'test', 'jo.meyer', 'qa'])}-${random.number(5)}@inbox.test`;
  const mime = draft.mime ?? {};
  const written = writeParts(collection, draft, random, recipient);
  try {
    const charset = mime.charset ?? chooseCharset(collection, written.text, random);
    const raw = Buffer.concat([
      Buffer.from(`${headers(collection, draft, name, random, recipient, charset).join('\r\n')}\r\n`),
      wrapParts(written, mime, charset, random),
    ]);
    return {
      name,
      collection: collection.prefix,
      language: collection.language,
      subject: draft.subject,
      html: plain(written.htmlSheet),
      text: plain(written.textSheet),
      raw:
        mime.lineFeeds === true
          ? Buffer.from(raw.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
          : raw,
    };
  } catch (error) {
    throw new Error(`cannot compose ${name}`, { cause: error });
  }
}

interface Written {
  /** Undefined where the mail has no such part. */
  readonly html: string | undefined;
  readonly text: string | undefined;
  readonly htmlSheet: Sheet;
  readonly textSheet: Sheet;
}

function writeParts(collection: Collection, draft: Draft, random: Random, recipient: string): Written {
  const htmlSheet = new Sheet();
  const textSheet = new Sheet();
  const byHand = draft.blocks === undefined;
  const only =
    draft.only ??
    random.pick<NonNullable<Draft['only']>>(['both', 'both', 'both', 'both', 'html', 'html', 'text']);
  const look = draft.look ?? random.pick<HtmlLook>(['table', 'table', 'card', 'letter', 'bare']);
  const links =
    draft.links ?? random.pick<TextLinks>(['below', 'below', 'after', 'angle', 'parentheses', 'markdown']);
  const blocks = draft.blocks ?? [];
  const footer = look === 'bare' ? [] : (collection.footer?.(random, recipient) ?? []);
  let html = draft.html?.(htmlSheet);
  let text = draft.text?.(textSheet);
  if (!byHand && only !== 'text') {
    const page = {
      language: collection.language,
      subject: draft.subject,
      preheader: draft.preheader ?? '',
      blocks,
      footer,
      brand: collection.brand,
      site: collection.site,
      charset: draft.mime?.meta ?? '',
    };
    html = renderHtml(page, look, htmlSheet, random);
  }
  if (!byHand && only !== 'html') {
    text = renderText([...(draft.textBlocks ?? blocks), ...footer], links, textSheet);
  }
  return { html, text, htmlSheet, textSheet };
}

function chooseCharset(collection: Collection, text: string | undefined, random: Random): string {
  const { charsets } = collection;
  const start = random.int(0, charsets.length - 1);
  const rotated = [...charsets.slice(start), ...charsets.slice(0, start)];
  return rotated.find((charset) => canEncode(text ?? '', charset)) ?? 'utf-8';
}

function wrapParts(written: Written, mime: Mime, charset: string, random: Random): Entity {
  const declared = mime.declared ?? charset;
  const label = declared === '' ? '' : `; charset=${declared}`;
  const boundary = (kind: string): string => `----=_${kind}_${random.number(6)}_${random.token(12)}`;
  const leaf = (subtype: 'plain' | 'html', source: string): Entity => {
    const html = subtype === 'html';
    const flow = html ? undefined : mime.flowed;
    const lines = flow === undefined ? source : flowed(source, flow.width, flow.delSp);
    const bytes = encode((html ? withReferences(lines, charset) : lines).replaceAll('\n', '\r\n'), charset);
    if (mime.unstructured === true) return entity('', '', bytes);
    const type = (html ? undefined : mime.textType) ?? `text/${subtype}`;
    const format = flow === undefined ? '' : `; format=flowed${flow.delSp ? '; delsp=yes' : ''}`;
    const encoding = mime.encoding ?? chooseEncoding(bytes, charset, random);
    return entity(`${type}${label}${format}`, encoding, bytes, [], mime.quotedPrintableWidth);
  };
  const pictures = (mime.pictures ?? []).map((one) =>
    entity(one.type, 'base64', Buffer.from(one.base64, 'base64'), [
      `Content-ID: <${one.contentId}>`,
      'Content-Disposition: inline; filename="picture.png"',
    ]),
  );
  const related = (root: Entity): Entity =>
    pictures.length === 0 ? root : multipart('related', boundary('rel'), [root, ...pictures]);
  const outside = mime.relatedOutside === true;
  const html = written.html === undefined ? undefined : leaf('html', written.html);
  const text = written.text === undefined ? undefined : leaf('plain', written.text);
  const htmlWithPictures = html === undefined || outside ? html : related(html);
  let body: Entity;
  if (text !== undefined && htmlWithPictures !== undefined) {
    body = multipart('alternative', boundary('alt'), [text, htmlWithPictures, ...(mime.alternatives ?? [])]);
  } else {
    body = text ?? htmlWithPictures ?? Buffer.from('\r\n');
  }
  if (outside) body = related(body);
  const attachments = mime.attachments ?? [];
  return attachments.length === 0 ? body : multipart('mixed', boundary('mix'), [body, ...attachments]);
}

function chooseEncoding(
  bytes: Buffer,
  charset: string,
  random: Random,
): 'quoted-printable' | 'base64' | '8bit' | '7bit' {
  if (charset.startsWith('utf-16')) return 'base64';
  if (charset === 'iso-2022-jp' || charset === 'utf-7') return '7bit';
  const longest = Math.max(
    ...bytes
      .toString('latin1')
      .split('\r\n')
      .map((line) => line.length),
  );
  // RFC 5322 has lines of at most 998 bytes.
  return longest > 900
    ? random.pick(['quoted-printable', 'base64'])
    : random.pick(['quoted-printable', 'quoted-printable', 'base64', '8bit']);
}

function headers(
  collection: Collection,
  draft: Draft,
  name: string,
  random: Random,
  recipient: string,
  charset: string,
): string[] {
  const host = new URL(collection.site).hostname;
  const day = random.int(1, 28);
  const date = `${String(day).padStart(2, '0')} Mar 2025 ${random.int(10, 23)}:${random.int(10, 59)}:${random.int(10, 59)} +0000`;
  const subject = encodeHeader(draft.subject, charset, draft.mime ?? {});
  return [
    `Received: from mx${random.int(1, 9)}.${host} (${random.ip()}) by mail.inbox.test with ESMTPS id ${random.number(8)}; ${date}`,
    `Date: ${date}`,
    `Message-ID: <${random.number(10)}.${random.token(10)}@${host}>`,
    `From: ${encodeHeader(collection.brand, charset, {})} <no-reply@${host}>`,
    `To: ${recipient}`,
    `Subject: ${subject}`,
    `X-Campaign-Id: ${name.length}-${random.number(6)}`,
    ...(draft.headers ?? []),
    ...(draft.mime?.unstructured === true ? [] : ['MIME-Version: 1.0']),
  ];
}

const CHARACTERS_PER_WORD = 10;

function encodeHeader(value: string, bodyCharset: string, mime: Mime): string {
  if (/^[\x20-\x7e]*$/.test(value)) return value;
  const charset = /^utf-(?:7|16)/.test(bodyCharset) || !canEncode(value, bodyCharset) ? 'utf-8' : bodyCharset;
  const words = mime.subjectQ === true ? encodedWordsQ : encodedWords;
  if (mime.subjectBytesPerWord !== undefined) {
    return words(encode(value, charset), charset, mime.subjectBytesPerWord);
  }
  const characters = Array.from(value);
  const lines: string[] = [];
  for (let at = 0; at < characters.length; at += CHARACTERS_PER_WORD) {
    const bytes = encode(characters.slice(at, at + CHARACTERS_PER_WORD).join(''), charset);
    lines.push(words(bytes, charset, bytes.length));
  }
  return lines.join('\r\n ');
}

/** Without the methods, as it is read from the file. */
function plain({ codes, mayAlso, links, images }: Sheet): PartTruth {
  return { codes, mayAlso, links, images };
}
