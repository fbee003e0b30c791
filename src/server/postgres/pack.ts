/**
 * Sources are kept as gzip, which every version of Node and every tool reads.
 * @module
 */
import { promisify } from 'node:util';
import { gunzip, gzip, gzipSync } from 'node:zlib';

/** Bytes up to which a source is packed at once: handing it to another thread and back takes as long. */
const MAX_AT_ONCE = 32 * 1024;

const packElsewhere = promisify(gzip);

export async function pack(source: Buffer): Promise<Buffer> {
  return source.length <= MAX_AT_ONCE ? gzipSync(source) : packElsewhere(source);
}

export const unpack = promisify<Buffer, Buffer>(gunzip);
