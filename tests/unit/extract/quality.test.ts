import { beforeAll, describe, expect, test } from 'vitest';
import { extract } from '../../../src/extract/index.js';
import { parseMail } from '../../../src/server/mime/mail.js';
import { type Evaluation, evaluate, type MessageResult } from '../../mails/evaluate.js';
import { readMail, readTruth } from '../../mails/read.js';

/**
 * What must not get worse. Measured over mails that the weights were fitted to and over mails that they were not:
 * where the two come apart, the weights fit the examples and not the world.
 */
const FLOOR = { precision: 0.98, recall: 0.96, first: 0.96, falseAlarms: 0.02 };

const truths = readTruth();
const results = new Map<string, MessageResult>();

beforeAll(async () => {
  for (const { name } of truths) results.set(name, extract(await parseMail(readMail(name))));
}, 60_000);

describe.each([
  ['tuned', false],
  ['held out', true],
])('over the half that is %s', (_, heldOut) => {
  let evaluation: Evaluation;

  beforeAll(() => {
    evaluation = evaluate(
      truths.filter((truth) => truth.heldOut === heldOut),
      results,
    );
  });

  test('codes are right, found, and first', () => {
    expect(evaluation.precision).toBeGreaterThanOrEqual(FLOOR.precision);
    expect(evaluation.recall).toBeGreaterThanOrEqual(FLOOR.recall);
    expect(evaluation.first).toBeGreaterThanOrEqual(FLOOR.first);
  });

  test('mails without a code are silent', () => {
    expect(evaluation.falseAlarms).toBeLessThanOrEqual(FLOOR.falseAlarms);
  });

  test('links and pictures are exact', () => {
    expect([evaluation.links, evaluation.images]).toEqual([1, 1]);
  });
});
