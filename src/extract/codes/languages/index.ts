/**
 * All languages. Every list runs on every mail: mails mix languages, and guessing one is one more way to be wrong.
 * @module
 */
import { arabic, hebrew, hindi, indonesian, persian, thai, vietnamese } from './asian.js';
import { chinese, japanese, korean } from './cjk.js';
import { english } from './english.js';
import { finnish, greek, hungarian, turkish } from './european.js';
import { danish, dutch, german, norwegian, swedish } from './germanic.js';
import type { Language } from './language.js';
import { french, italian, portuguese, romanian, spanish } from './romance.js';
import { czech, polish, russian, ukrainian } from './slavic.js';

export const LANGUAGES: readonly Language[] = [
  english,
  german,
  dutch,
  swedish,
  danish,
  norwegian,
  french,
  spanish,
  portuguese,
  italian,
  romanian,
  polish,
  czech,
  russian,
  ukrainian,
  turkish,
  greek,
  hungarian,
  finnish,
  arabic,
  hebrew,
  persian,
  hindi,
  thai,
  vietnamese,
  indonesian,
  chinese,
  japanese,
  korean,
];
