/**
 * How much speaks for each candidate, and why.
 * @module
 */
import type { Row } from '../view/row.js';
import { bondOf, sentenceAround } from './bond.js';
import { type Candidate, findCandidates } from './candidates.js';
import { cover } from './masks.js';
import { ANNOUNCES, bondAround } from './neighbours.js';
import { againstIt } from './objections.js';
import { type Talk, talkOf } from './phrases.js';
import type { Place, Reason } from './place.js';
import { WEIGHTS } from './weights.js';

export interface Scored extends Candidate {
  /** Index of its row in the part. */
  readonly row: number;
  readonly score: number;
  readonly reasons: readonly Reason[];
  /** Whether some talk of codes stands near: without it nothing is a code. */
  readonly isTalkedOf: boolean;
  /** Whether it has its row to itself, or a name that leads straight to it. */
  readonly isSetOff: boolean;
  readonly isAlone: boolean;
}

/** What the rest of the mail knows. */
export interface Surroundings {
  readonly subject: string;
  /** Codes of the other part. */
  readonly picked: readonly string[];
  readonly linksHave: (code: string) => boolean;
}

/** Candidates beyond this are not looked at: a code comes early, an attack late. */
const MAX_CANDIDATES = 400;

/** Nor are rows beyond so many characters: ten times what the longest newsletter has to say. */
const MAX_CHARACTERS = 400_000;

export function scoreRows(rows: readonly Row[], surroundings: Surroundings): Scored[] {
  const talkAt = remember((row) => talkOf(rows[row]?.text ?? ''));
  const subject = { text: surroundings.subject, talk: talkOf(surroundings.subject) };
  const scored: Scored[] = [];
  let characters = 0;
  for (const [at, row] of rows.entries()) {
    characters += row.text.length;
    if (characters > MAX_CHARACTERS) break;
    if (!mayHold(row.text)) continue;
    const covered = cover(row.text);
    for (const candidate of findCandidates(covered)) {
      const isAlone = standsAlone(candidate, row.text);
      if (isMereWord(candidate) && !isAlone) continue;
      scored.push(score({ candidate, row, at, rows, talkAt, covered, isAlone }, subject, surroundings));
      if (scored.length >= MAX_CANDIDATES) return scored;
    }
  }
  return scored;
}

/** A quick look that spares most rows the slow ones: a digit, capitals, joined words or a short line. */
function mayHold(text: string): boolean {
  if (text.length < 4) return false;
  return /\d|[A-Z]{3}|[a-z]-[a-z]+-[a-z]/.test(text) || (text.length <= 40 && /[a-z]{4}/.test(text));
}

/** Nothing else in its row, but for its place in a list and a remark in brackets. */
function standsAlone({ start, end }: Candidate, row: string): boolean {
  const before = row.slice(0, start).replace(/^\s*\d{1,2}[.):]/, '');
  const behind = row.slice(end).replace(/^\s*\([^)]{0,80}\)/, '');
  return !/[\p{L}\p{N}]/u.test(before + behind);
}

/** Lower-case letters within a sentence are never a code. */
function isMereWord({ code, shape }: Candidate): boolean {
  return shape === 'letters' && code === code.toLowerCase();
}

function score(place: Place, subject: Subject, { picked, linksHave }: Surroundings): Scored {
  const { candidate, row, at, talkAt, isAlone } = place;
  const { code, shape } = candidate;
  const reasons: Reason[] = [];
  const add = (signal: string, points: number) => {
    if (points !== 0) reasons.push({ signal, points: Math.round(points) });
  };

  const hasPurpose = subject.talk.intents.length > 0;
  const own = bondOf(candidate, row.text, talkAt(at), hasPurpose);
  const around = bondAround(place, hasPurpose);
  const bond = around.points > own.points ? around : own;
  const { isStrong } = bond;
  add(bond.signal, bond.points);
  if (bond.points > 0 && !isStrong) {
    const sentence = own === bond ? talkOf(textOf(sentenceAround(candidate, row.text), row.text)) : undefined;
    if (hasIntent(place, subject)) add('what it is for', WEIGHTS.intent);
    if (sentence && sentence.inputs.length > 0 && bond.signal !== 'to be entered')
      add('what to do with it', WEIGHTS.input);
  }

  const subjectHasIt = squeeze(subject.text).includes(squeeze(code));
  const isNamedInSubject = subject.talk.strong.length > 0 || subject.talk.own.length > 0;
  const subjectNames = isNamedInSubject || subject.talk.nouns.length > 0;
  if (subjectNames && subjectHasIt) add('in the subject', WEIGHTS.inSubject);
  else if (bond.points > 0) {
    if (isNamedInSubject) add('talk of codes in the subject', WEIGHTS.strongSubject);
    else if (subjectNames || subject.talk.intents.length > 0) add('talk in the subject', WEIGHTS.weakSubject);
  } else if (isAlone && isNamedInSubject) add('announced by the subject', WEIGHTS.onlyStrongSubject);
  else if (isAlone && subjectNames) add('announced by the subject', WEIGHTS.onlyNounSubject);

  if (isAlone) {
    add('alone in its row', WEIGHTS.alone);
    for (const look of ['big', 'bold', 'spaced', 'literal'] as const)
      if (row.look[look]) add(look, WEIGHTS[look]);
  }
  for (const reason of reasonsOfShape(candidate, isAlone || bond.isPointing)) reasons.push(reason);
  if (picked.some((other) => squeeze(other) === squeeze(code)))
    add("the other part's code", WEIGHTS.pickedInOtherPart);
  if (linksHave(code)) add('in a link', WEIGHTS.inLink);
  reasons.push(...againstIt(place, bond, subject.talk));

  const isNamed = bond.points > 0 || (subjectNames && (subjectHasIt || isAlone));
  return {
    ...candidate,
    row: at,
    score: reasons.reduce((sum, { points }) => sum + points, 0),
    reasons,
    isTalkedOf:
      (isNamed &&
        (/\d/.test(code) || (bond.points > 0 && mayBeLetters(place, bond.isPointing && bond === own)))) ||
      (shape !== 'letters' && picked.includes(code)),
    isSetOff: isAlone || own.isPointing,
    isAlone,
  };
}

interface Subject {
  readonly text: string;
  readonly talk: Talk;
}

/** Whether the row, the one before, the one after or the subject say what a code would be good for. */
function hasIntent({ at, talkAt, rows }: Place, subject: Subject): boolean {
  if (subject.talk.intents.length > 0 || subject.talk.strong.length > 0) return true;
  return [at, at - 1, at + 1].some((row) => rows[row] !== undefined && talkAt(row).intents.length > 0);
}

function reasonsOfShape({ code, shape }: Candidate, isSetOff: boolean): Reason[] {
  const bare = code.replaceAll('-', '');
  const reasons: Reason[] = [];
  const add = (signal: string, points: number) => reasons.push({ signal, points });
  if (shape === 'spaced') add('letters apart', WEIGHTS.spaced);
  if (/^\d{6}$/.test(bare)) add('six digits', WEIGHTS.sixDigits);
  else if (/^\d{4,8}$/.test(bare)) add('four to eight digits', WEIGHTS.fourToEightDigits);
  else if (/^\d{9,10}$/.test(bare)) add('nine or ten digits', WEIGHTS.longDigits);
  if (shape === 'letters') add('letters only', WEIGHTS.letters);
  if (shape === 'words') add('words', WEIGHTS.words);
  if (/^[A-Z]{4,}\d{1,4}$/.test(code) && isPronounceable(code.replace(/\d/g, '')))
    add('a word and a number', WEIGHTS.wordAndNumber);
  if (shape === 'mixed' && looksLikeName(code))
    add('a name with a number', isSetOff ? WEIGHTS.userNameSetOff : WEIGHTS.userName);
  if (shape === 'grouped digits' && !isSetOff) add('groups that nothing points at', WEIGHTS.looseGroups);
  if (shape === 'mixed' && !isSetOff) add('letters and digits that nothing points at', WEIGHTS.looseMixed);
  return reasons;
}

/** Words with a number that people write otherwise: iPhone15, jane42, 90min, mp3. */
function looksLikeName(code: string): boolean {
  return /^(?:[A-Z]?[a-z]{2,9}\d{1,4}|\d{1,4}[a-z]{2,9}|[A-Za-z]{1,2}\d{1,2}|[a-z][A-Z][a-z]+\d*)$/.test(
    code,
  );
}

/** Letters are a code where they are announced, or built or dressed as one. */
function mayBeLetters({ candidate, row, rows, at, isAlone }: Place, isPointedAt: boolean): boolean {
  const { code, shape, start } = candidate;
  if (row.look.link) return false;
  const { nouns, inputs, intents } = talkOf(code);
  if (inputs.length + intents.length > 0) return false;
  const isWord = shape === 'letters' ? isPronounceable(code) : nouns.length > 0;
  if (!isAlone) {
    const before = row.text.slice(0, start);
    const isWritten = shape === 'words' || (/^[A-Z-]+$/.test(code) && /[\p{Ll}\p{Lo}]/u.test(before));
    return isPointedAt && isWritten && (!isWord || /[:：]\W{0,3}$/.test(before));
  }
  const { look } = row;
  return (
    ANNOUNCES.test(rows[at - 1]?.text ?? '') ||
    (!isWord && (shape === 'grouped' || shape === 'words' || look.spaced || look.literal || look.big))
  );
}

/** Vowels among the letters as languages have them, and never four consonants in a row. */
function isPronounceable(code: string): boolean {
  const vowels = code.match(/[AEIOUY]/gi)?.length ?? 0;
  return vowels / code.length >= 0.25 && vowels / code.length <= 0.7 && !/[^AEIOUY]{4}/i.test(code);
}

function textOf({ start, end }: { readonly start: number; readonly end: number }, text: string): string {
  return text.slice(start, end);
}

function squeeze(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

function remember<Value>(compute: (key: number) => Value): (key: number) => Value {
  const known = new Map<number, Value>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = compute(key)));
    return value;
  };
}
