/** Puts a message's source together by hand, because the odd ones are what it is for. RFC 2045 to 2047, 3676. */

export type TransferEncoding = '7bit' | '8bit' | 'quoted-printable' | 'base64';

/** A body part with its headers, ready to be put into a multipart. */
export type Entity = Buffer;

export function entity(
  contentType: string,
  encoding: TransferEncoding | '',
  bytes: Buffer,
  headers: readonly string[] = [],
  quotedPrintableWidth = 76,
): Entity {
  const lines = [
    `Content-Type: ${contentType}`,
    ...(encoding === '' ? [] : [`Content-Transfer-Encoding: ${encoding}`]),
    ...headers,
  ].filter((line) => line !== 'Content-Type: ');
  return Buffer.concat([
    Buffer.from(`${lines.join('\r\n')}\r\n\r\n`),
    transferEncode(bytes, encoding, quotedPrintableWidth),
  ]);
}

export function multipart(
  subtype: string,
  boundary: string,
  parts: readonly Entity[],
  preamble = 'This is a multi-part message in MIME format.',
): Entity {
  const chunks: Buffer[] = [
    Buffer.from(`Content-Type: multipart/${subtype}; boundary="${boundary}"\r\n\r\n${preamble}\r\n`),
  ];
  for (const part of parts) chunks.push(Buffer.from(`--${boundary}\r\n`), part, Buffer.from('\r\n'));
  chunks.push(Buffer.from(`--${boundary}--\r\n`));
  return Buffer.concat(chunks);
}

function transferEncode(bytes: Buffer, encoding: TransferEncoding | '', width: number): Buffer {
  if (encoding === 'quoted-printable') return quotedPrintable(bytes, width);
  if (encoding === 'base64') {
    return Buffer.from(`${bytes.toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`);
  }
  return bytes;
}

/** Breaks at exactly `width` columns, wherever that is: within URLs, codes and characters. */
function quotedPrintable(bytes: Buffer, width: number): Buffer {
  let source = '';
  let column = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    const next = bytes[at + 1];
    if (byte === 0x0d && next === 0x0a) {
      source += '\r\n';
      column = 0;
      at++;
      continue;
    }
    const endsLine = next === undefined || (next === 0x0d && bytes[at + 2] === 0x0a);
    const literal = (byte > 0x20 && byte < 0x7f && byte !== 0x3d) || (byte === 0x20 && !endsLine);
    const piece = literal
      ? String.fromCharCode(byte)
      : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    if (column + piece.length > width - 1) {
      source += '=\r\n';
      column = 0;
    }
    source += piece;
    column += piece.length;
  }
  return Buffer.from(source);
}

/** An encoded header value in B encoding; every `bytesPerWord` bytes a new word begins, within a character or not. */
export function encodedWords(bytes: Buffer, charset: string, bytesPerWord: number): string {
  const words: string[] = [];
  for (let at = 0; at < bytes.length; at += bytesPerWord) {
    words.push(`=?${charset}?B?${bytes.subarray(at, at + bytesPerWord).toString('base64')}?=`);
  }
  return words.join('\r\n ');
}

/** The same in Q encoding. */
export function encodedWordsQ(bytes: Buffer, charset: string, bytesPerWord: number): string {
  const words: string[] = [];
  for (let at = 0; at < bytes.length; at += bytesPerWord) {
    const word = [...bytes.subarray(at, at + bytesPerWord)]
      .map((byte) =>
        byte === 0x20
          ? '_'
          : /[A-Za-z0-9]/.test(String.fromCharCode(byte))
            ? String.fromCharCode(byte)
            : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
      )
      .join('');
    words.push(`=?${charset}?Q?${word}?=`);
  }
  return words.join('\r\n ');
}

/** Soft breaks of RFC 3676: a line that ends in a space goes on. With `delSp` that space is not of the text. */
export function flowed(text: string, width: number, delSp: boolean): string {
  return text
    .split('\n')
    .map((line) => (delSp ? flowAnywhere(line, width) : flowAtSpaces(line, width)))
    .join('\n');
}

function flowAnywhere(line: string, width: number): string {
  const characters = Array.from(line.trimEnd());
  const lines: string[] = [];
  for (let at = 0; at < characters.length; at += width) {
    lines.push(stuff(characters.slice(at, at + width).join('')));
  }
  return lines.join(' \n');
}

function flowAtSpaces(line: string, width: number): string {
  const lines: string[] = [''];
  for (const word of line.trimEnd().split(' ')) {
    const current = lines.at(-1) ?? '';
    if (current !== '' && current.length + word.length > width) {
      lines.push(word);
    } else {
      lines[lines.length - 1] = current === '' ? word : `${current} ${word}`;
    }
  }
  return lines.map(stuff).join(' \n');
}

/** A line that begins with a space, `>` or `From ` gets a space in front. */
function stuff(line: string): string {
  return /^(?: |>|From )/.test(line) ? ` ${line}` : line;
}

/** A file that comes with a mail. */
export function attachment(type: string, filename: string, content: string): Entity {
  return entity(`${type}; name="${filename}"`, 'base64', Buffer.from(content), [
    `Content-Disposition: attachment; filename="${filename}"`,
  ]);
}

/** Somebody else's mail within this one. */
export function forwarded(subject: string, text: string): Entity {
  return entity(
    'message/rfc822',
    '7bit',
    Buffer.from(
      [
        'From: security@elsewhere.example',
        'To: somebody@inbox.test',
        `Subject: ${subject}`,
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        '',
        text,
      ].join('\r\n'),
    ),
    ['Content-Disposition: inline'],
  );
}
