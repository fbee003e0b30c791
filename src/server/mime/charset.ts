/**
 * From bytes to text as the sender meant it: by the declared charset, unless the bytes say that it is wrong.
 * @module
 */

/** Labels that senders put on anything: the bytes are heard before these are believed. */
const UNRELIABLE = new Set(['', 'us-ascii', 'ascii', 'iso-8859-1', 'latin1', 'windows-1252', 'cp1252']);

/** Decodes a text part. `hint` is a charset that the text names itself, used where the header names none. */
export function decodeText(bytes: Uint8Array, charset = '', hint = ''): string {
  const label = normalize(charset);
  if (label === 'utf-7' || label === 'unicode-1-1-utf-7') return decodeUtf7(ascii(bytes));
  const own = SINGLE_BYTE[label];
  if (own !== undefined) return decodeSingleByte(bytes, own);
  const withBom = decodeByBom(bytes);
  if (withBom !== undefined) return withBom;

  const decoder = findDecoder(label);
  if (!decoder || UNRELIABLE.has(label) || decoder.encoding === 'utf-8') {
    // No text in a one-byte charset is valid UTF-8 by chance, and every ISO-2022-JP text starts with an escape.
    if (hasJapaneseEscape(bytes)) return decodeJapanese(bytes);
    const utf8 = decodeStrictUtf8(bytes);
    if (utf8 !== undefined) return utf8;
    const fallback = decoder && decoder.encoding !== 'utf-8' ? decoder : findDecoder(normalize(hint));
    return restoreWindows1252((fallback ?? new TextDecoder('windows-1252')).decode(bytes));
  }
  if (decoder.encoding === 'iso-2022-jp') return decodeJapanese(bytes);
  return restoreWindows1252(decoder.decode(bytes));
}

/**
 * Node 20 decodes windows-1252 as ISO 8859-1, which leaves control characters where quotes, dashes and the euro
 * sign should be. No mail means those controls, so they can be read as what was meant.
 */
export function restoreWindows1252(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (control) => WINDOWS_1252.charAt(control.charCodeAt(0) - 0x80));
}

const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Charsets that TextDecoder does not know: the characters from 0x80 on. */
const SINGLE_BYTE: Readonly<Record<string, string>> = {
  cp437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀' +
    'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀' +
    'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  'iso-8859-16':
    ' '.repeat(32) +
    '\u00a0ĄąŁ€„Š§š©Ș«Ź\u00adźŻ°±ČłŽ”¶·žčș»ŒœŸżÀÁÂĂÄĆÆÇÈÉÊËÌÍÎÏĐŃÒÓÔŐÖŚŰÙÚÛÜĘȚßàáâăäćæçèéêëìíîïđńòóôőöśűùúûüęțÿ',
};

/** Spellings that mean a charset which TextDecoder knows by another name. */
const ALIASES: Readonly<Record<string, string>> = {
  'iso-8859-8-e': 'iso-8859-8',
  cp932: 'shift_jis',
  'windows-932': 'shift_jis',
  cp936: 'gbk',
  'windows-936': 'gbk',
  cp949: 'euc-kr',
  cp950: 'big5',
  cp874: 'windows-874',
  cp1252: 'windows-1252',
  'iso-2022-jp-2': 'iso-2022-jp',
  ibm437: 'cp437',
  ibm850: 'cp850',
};

function normalize(charset: string): string {
  const label = charset
    .trim()
    .toLowerCase()
    .replace(/^["']|["']$/g, '');
  return ALIASES[label] ?? label;
}

function findDecoder(label: string): TextDecoder | undefined {
  try {
    return label === '' ? undefined : new TextDecoder(label);
  } catch {
    return undefined;
  }
}

/** Whatever the label says, a byte order mark is right. */
function decodeByBom(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder().decode(bytes);
  return undefined;
}

function decodeStrictUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Joined encoded words switch to ASCII and back between two characters, which the decoder takes for an error. */
function decodeJapanese(bytes: Uint8Array): string {
  const joined = ascii(bytes).replaceAll('\u001b(B\u001b$B', '');
  return new TextDecoder('iso-2022-jp').decode(Buffer.from(joined, 'latin1'));
}

/** ESC $ @, ESC $ B or ESC ( J: the switches of RFC 1468. */
function hasJapaneseEscape(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return ['\u001b$B', '\u001b$@', '\u001b(J'].some((escape) => text.includes(escape));
}

function decodeSingleByte(bytes: Uint8Array, upper: string): string {
  return ascii(bytes).replace(/[\u0080-\u00ff]/g, (byte) => upper.charAt(byte.charCodeAt(0) - 0x80));
}

/** RFC 2152: runs of base64 with UTF-16BE inside between + and -. */
function decodeUtf7(text: string): string {
  return text.replace(/\+([A-Za-z0-9+/]*)-?/g, (_, encoded: string) =>
    encoded === '' ? '+' : new TextDecoder('utf-16be').decode(wholeUnits(Buffer.from(encoded, 'base64'))),
  );
}

/** The bits that fill up the last base64 character are no character. */
function wholeUnits(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length - (bytes.length % 2));
}

/** One character per byte. */
function ascii(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
