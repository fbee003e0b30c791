import iconv from 'iconv-lite';

/** The bytes of a text in a charset of real mail. Throws when the charset lacks a character. */
export function encode(text: string, charset: string): Buffer {
  if (charset === 'iso-2022-jp') return iso2022jp(text);
  if (charset === 'utf-16') return Buffer.concat([Buffer.from([0xfe, 0xff]), iconv.encode(text, 'utf-16be')]);
  const bytes = iconv.encode(text, libraryName(charset));
  if (iconv.decode(bytes, libraryName(charset)) !== text) {
    throw new Error(`${charset} cannot say ${JSON.stringify(text.slice(0, 200))}`);
  }
  return bytes;
}

export function canEncode(text: string, charset: string): boolean {
  try {
    return encode(text, charset).length >= 0;
  } catch {
    return false;
  }
}

/** What the charset lacks becomes a character reference, as HTML editors do it. */
export function withReferences(html: string, charset: string): string {
  return Array.from(html)
    .map((one) => (one < '\u0080' || canEncode(one, charset) ? one : `&#${one.codePointAt(0) ?? 0};`))
    .join('');
}

function libraryName(charset: string): string {
  // The -i says that Hebrew is in logical order, which is no matter of bytes.
  return charset.replace(/^iso-8859-8-i$/, 'iso-8859-8').replace(/^tis-620$/, 'tis620');
}

/** ASCII, and JIS X 0208 between escape sequences (RFC 1468): EUC-JP has the same characters with the high bit set. */
function iso2022jp(text: string): Buffer {
  const bytes: number[] = [];
  let wide = false;
  const shift = (to: boolean): void => {
    if (to !== wide) bytes.push(0x1b, ...Buffer.from(to ? '$B' : '(B'));
    wide = to;
  };
  for (const character of text) {
    const encoded = iconv.encode(character, 'euc-jp');
    if (iconv.decode(encoded, 'euc-jp') !== character || encoded.length > 2 || encoded[0] === 0x8e) {
      throw new Error(`iso-2022-jp cannot say ${character}`);
    }
    shift(encoded.length === 2);
    bytes.push(...encoded.map((byte) => byte & 0x7f));
  }
  shift(false);
  return Buffer.from(bytes);
}
