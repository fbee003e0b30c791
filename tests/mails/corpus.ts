import type { Collection } from './collection.js';
import { type Composed, compose } from './compose.js';
import { arabic } from './languages/arabic.js';
import { chineseSimplified } from './languages/chinese-simplified.js';
import { chineseTraditional } from './languages/chinese-traditional.js';
import { czech } from './languages/czech.js';
import { danish } from './languages/danish.js';
import { dutch } from './languages/dutch.js';
import { english } from './languages/english.js';
import { finnish } from './languages/finnish.js';
import { french } from './languages/french.js';
import { german } from './languages/german.js';
import { greek } from './languages/greek.js';
import { hebrew } from './languages/hebrew.js';
import { hindi } from './languages/hindi.js';
import { hungarian } from './languages/hungarian.js';
import { indonesian } from './languages/indonesian.js';
import { italian } from './languages/italian.js';
import { japanese } from './languages/japanese.js';
import { korean } from './languages/korean.js';
import { norwegian } from './languages/norwegian.js';
import { oneLiners } from './languages/one-liners.js';
import { persian } from './languages/persian.js';
import { polish } from './languages/polish.js';
import { portuguese } from './languages/portuguese.js';
import { romanian } from './languages/romanian.js';
import { russian } from './languages/russian.js';
import { spanish } from './languages/spanish.js';
import { swedish } from './languages/swedish.js';
import { thai } from './languages/thai.js';
import { turkish } from './languages/turkish.js';
import { ukrainian } from './languages/ukrainian.js';
import { vietnamese } from './languages/vietnamese.js';
import { hash } from './random.js';
import { backupCodes } from './themes/backup-codes.js';
import { charsets } from './themes/charsets.js';
import { formats } from './themes/formats.js';
import { frameworks } from './themes/frameworks.js';
import { images } from './themes/images.js';
import { links } from './themes/links.js';
import { otherCodes } from './themes/other-codes.js';
import { plainWords } from './themes/plain-words.js';
import { revokedAndDeclared } from './themes/revoked.js';
import { silence } from './themes/silence.js';
import { structures } from './themes/structures.js';
import { traps } from './themes/traps.js';
import type { MessageTruth } from './truth.js';

const COLLECTIONS: readonly Collection[] = [
  ...oneLiners,
  backupCodes,
  charsets,
  formats,
  frameworks,
  images,
  links,
  revokedAndDeclared,
  silence,
  structures,
  ...traps,
  ...otherCodes,
  ...plainWords,
  arabic,
  chineseSimplified,
  chineseTraditional,
  czech,
  danish,
  dutch,
  english,
  finnish,
  french,
  german,
  greek,
  hebrew,
  hindi,
  hungarian,
  indonesian,
  italian,
  japanese,
  korean,
  norwegian,
  persian,
  polish,
  portuguese,
  romanian,
  russian,
  spanish,
  swedish,
  thai,
  turkish,
  ukrainian,
  vietnamese,
];

export interface CorpusMail {
  readonly truth: MessageTruth;
  readonly raw: Buffer;
}

/** Writes all mails, the same bytes each time. */
export function writeCorpus(): CorpusMail[] {
  const mails = COLLECTIONS.flatMap((collection) =>
    Object.entries(collection.mails).map(([key, make]) => compose(collection, key, make)),
  );
  const heldOut = holdOut(mails);
  return mails.map(({ name, language, subject, html, text, raw }) => ({
    truth: { name, language, heldOut: heldOut.has(name), subject, html, text },
    raw,
  }));
}

/**
 * Every third mail with a code and every third without one in each collection, beginning at one that a hash of the
 * collection's name chooses. So mails that are added at a collection's end leave the halves of all others as they are.
 */
function holdOut(mails: readonly Composed[]): Set<string> {
  const groups = new Map<string, string[]>();
  for (const { name, collection, html, text } of mails) {
    const group = `${collection} ${html.codes.length + text.codes.length > 0}`;
    groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  return new Set(
    [...groups].flatMap(([group, names]) => names.filter((_, index) => (index + hash(group)) % 3 === 0)),
  );
}
