import { readFileSync } from 'node:fs';
import type { MessageTruth } from './truth.js';

export const MAILS = new URL('./', import.meta.url);
export const TRUTH_FILE = new URL('truth.json', MAILS);

/** The truth about all mails of the corpus, from the generated file. */
export function readTruth(): MessageTruth[] {
  return JSON.parse(readFileSync(TRUTH_FILE, 'utf8')) as MessageTruth[];
}

/** A mail's source. */
export function readMail(name: string): Buffer {
  return readFileSync(new URL(`${name}.eml`, MAILS));
}
