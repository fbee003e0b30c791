/**
 * Decodes a part's body from whole stretches of it. The MIME parser goes line by line, which makes seconds of a
 * large attachment, and minutes of a body of empty lines.
 * @module
 */

/** Stretches of base64 that end in padding; senders write one, and nothing good comes of thousands. */
const MAX_PADDED = 1_000;

const LINE_BREAK = Buffer.from('\n');

/** Stands in for the parser's own decoders, so its methods are theirs: `update` takes a line without its break. */
export class BodyDecoder {
  readonly #chunks: Uint8Array[] = [];
  readonly #isBase64: boolean;

  private constructor(isBase64: boolean) {
    this.#isBase64 = isBase64;
  }

  /** Undefined where lines matter: quoted-printable ends them softly. */
  static for(encoding: string, current: unknown): BodyDecoder | undefined {
    if (current instanceof BodyDecoder) return current;
    return encoding.includes('quoted-printable') ? undefined : new BodyDecoder(encoding.includes('base64'));
  }

  update(line: Uint8Array): void {
    this.#chunks.push(line, LINE_BREAK);
  }

  /** Takes lines with their breaks. */
  append(lines: Buffer): void {
    this.#chunks.push(this.#isBase64 || !lines.includes('\r') ? lines : withLineFeeds(lines));
  }

  finalize(): ArrayBuffer {
    const body = Buffer.concat(this.#chunks);
    const decoded = this.#isBase64 ? fromBase64(body.toString('latin1')) : body;
    return new Uint8Array(decoded).buffer;
  }
}

function withLineFeeds(lines: Buffer): Buffer {
  return Buffer.from(lines.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
}

/** Node stops at the first padding, but some senders encode in pieces and pad each. */
function fromBase64(text: string): Buffer {
  const pieces = text.split(/=+/, MAX_PADDED).filter((piece) => piece.trim() !== '');
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece, 'base64')));
}
