import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeCorpus } from '../mails/corpus.js';
import { evaluate, hasCodes } from '../mails/evaluate.js';
import { MAILS, readMail, readTruth } from '../mails/read.js';
import type { MessageTruth } from '../mails/truth.js';

const LANGUAGES = words(`
  ar cs da de el en es fa fi fr he hi hu id it ja ko nb nl pl pt ro ru sv th tr uk vi zh-Hans zh-Hant`);

const CHARSETS = words(`
  utf-8 utf-16 utf-7 iso-2022-jp shift_jis euc-jp euc-kr gb18030 gbk big5 koi8-r koi8-u tis-620
  iso-8859-1 iso-8859-2 iso-8859-5 iso-8859-7 iso-8859-8 iso-8859-9 iso-8859-15 windows-874
  windows-1250 windows-1251 windows-1252 windows-1253 windows-1254 windows-1255 windows-1256`);

const truths = readTruth();

test('the files are what the sources give: run `npm run mails` after a change', () => {
  const written = writeCorpus();
  expect(written.map(({ truth }) => truth)).toEqual(truths);
  const different = written.filter(({ truth, raw }) => !raw.equals(readMail(truth.name)));
  expect(different.map(({ truth }) => truth.name)).toEqual([]);
  const files = readdirSync(MAILS).filter((file) => file.endsWith('.eml'));
  expect(files.toSorted()).toEqual(truths.map(({ name }) => `${name}.eml`).toSorted());
});

test('there are at least 240 mails, a third of them held out', () => {
  expect(truths.length).toBeGreaterThanOrEqual(240);
  for (const withCode of [true, false]) {
    const kind = truths.filter((truth) => hasCodes(truth) === withCode);
    const share = kind.filter(({ heldOut }) => heldOut).length / kind.length;
    expect(share).toBeGreaterThan(0.28);
    expect(share).toBeLessThan(0.38);
  }
});

test.each(LANGUAGES)('%s has mails with and without a code', (language) => {
  const own = truths.filter((truth) => truth.language === language);
  expect(own.filter(hasCodes).length).toBeGreaterThanOrEqual(4);
  expect(own.filter((truth) => !hasCodes(truth)).length).toBeGreaterThanOrEqual(2);
  expect(own.some((truth) => truth.heldOut && hasCodes(truth))).toBe(true);
});

test.each(CHARSETS)('a mail is in %s', (charset) => {
  const declared = new RegExp(`charset="?${charset}"?(?:;|\\s)`, 'i');
  expect(truths.some(({ name }) => declared.test(readMail(name).toString('latin1')))).toBe(true);
});

const FORMATS: readonly (readonly [format: string, pattern: RegExp])[] = [
  ...[4, 5, 6, 7, 8, 9, 10].map((length) => [`${length} digits`, new RegExp(`^\\d{${length}}$`)] as const),
  ['123-456', /^\d{3}-\d{3}$/],
  ['G-123456', /^[A-Z]{1,3}-\d{5,6}$/],
  ['letters and digits', /^(?=.*\d)(?=.*[A-Z])[A-Z\d]{4,10}$/],
  ['letters only', /^[A-Z]{6}$/],
  ['groups of letters', /^[A-Z]{4}-[A-Z]{4}$/],
  ['small letters', /^[a-z\d]{5}-[a-z\d]{5}$/],
  ['words', /^[a-z]+(?:-[a-z]+){2,}$/],
];

test.each(FORMATS)('a code is written as %s', (_, pattern) => {
  expect(
    truths.some(({ html, text }) => [...html.codes, ...text.codes].some((code) => pattern.test(code))),
  ).toBe(true);
});

test('no code is in the mails that have none', () => {
  expect(truths.filter((truth) => !hasCodes(truth)).length).toBeGreaterThanOrEqual(80);
});

const nothing = { codes: [], mayAlso: [], links: [], images: [] };
const link = { href: 'https://a.test/', text: 'A' };

function truth(name: string, text: Partial<MessageTruth['text']>): MessageTruth {
  return { name, language: 'en', heldOut: false, subject: '', html: nothing, text: { ...nothing, ...text } };
}

test('evaluation counts codes, first candidates, false alarms and lists', () => {
  const result = evaluate(
    [
      truth('right', { codes: ['123456'], mayAlso: ['111111'], links: [link] }),
      truth('second', { codes: ['123456'] }),
      truth('silent', { codes: ['123456', '654321'] }),
      truth('alarm', { links: [link] }),
      truth('quiet', {}),
    ],
    new Map([
      ['right', found(['123456', '111111'], [link])],
      ['second', found(['2025', '123456'], [])],
      ['alarm', found(['2025'], [{ ...link, text: 'B' }])],
    ]),
  );
  expect(result).toMatchObject({
    precision: 2 / 4,
    recall: 2 / 4,
    first: 1 / 3,
    falseAlarms: 1 / 2,
    links: 1 / 2,
  });
  expect(result.failures.map(({ name, what }) => `${name} ${what}`)).toEqual([
    'second codes',
    'silent codes',
    'alarm codes',
    'alarm links',
  ]);
});

function found(codes: readonly string[], links: readonly (typeof link)[]) {
  return { html: { codes: [] }, text: { codes, links } };
}

function words(list: string): string[] {
  return list.trim().split(/\s+/);
}
