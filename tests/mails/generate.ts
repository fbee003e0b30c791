/** Writes the corpus to this folder: `node --import tsx tests/mails/generate.ts`. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { writeCorpus } from './corpus.js';
import { MAILS, TRUTH_FILE } from './read.js';

for (const file of readdirSync(MAILS)) {
  if (file.endsWith('.eml')) rmSync(new URL(file, MAILS));
}
const mails = writeCorpus();
for (const { truth, raw } of mails) writeFileSync(new URL(`${truth.name}.eml`, MAILS), raw);
writeFileSync(
  TRUTH_FILE,
  `${JSON.stringify(
    mails.map(({ truth }) => truth),
    null,
    1,
  )}\n`,
);
console.log(`${mails.length} mails, ${mails.filter(({ truth }) => truth.heldOut).length} of them held out`);
