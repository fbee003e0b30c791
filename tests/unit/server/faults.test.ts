import { expect, test, vi } from 'vitest';
import { Faults, MAX_DEFERRED } from '../../../src/server/smtp/faults.js';
import { openDialogue } from './dialogue.js';
import { startService } from './service.js';

const MAIL = { subject: 'Welcome', text: 'Hello' };

test('defer+… is deferred once, and then accepted', async () => {
  await using service = await startService({ faults: true });
  const to = 'defer+jane@inbox.test';
  await expect(service.send({ ...MAIL, to })).rejects.toThrow(/451 .*Deferred on purpose/);
  expect((await service.list()).data).toEqual([]);
  expect(await service.send({ ...MAIL, to: 'DEFER+jane@inbox.test' })).toMatch(/^250 /);
  expect((await service.list({ to })).data).toHaveLength(1);
  expect(await service.send({ ...MAIL, to })).toMatch(/^250 /);
});

test('reject+… is rejected each time', async () => {
  await using service = await startService({ faults: true });
  for (const _ of [1, 2]) {
    await expect(service.send({ ...MAIL, to: 'reject+jane@inbox.test' })).rejects.toThrow(/550 .*Rejected/);
  }
  expect((await service.list()).data).toEqual([]);
});

test('drop+… is accepted and never shown', async () => {
  await using service = await startService({ faults: true });
  expect(await service.send({ ...MAIL, to: 'drop+jane@inbox.test' })).toMatch(/^250 /);
  expect((await service.list()).data).toEqual([]);
});

test('twice+… is shown as two messages', async () => {
  await using service = await startService({ faults: true });
  await service.send({ ...MAIL, to: 'twice+jane@inbox.test' });
  const { data } = await service.list({ to: 'twice+jane@inbox.test' });
  expect(data).toHaveLength(2);
  expect(new Set(data.map(({ referenceId }) => referenceId)).size).toBe(2);
});

test('slow+… is accepted after 3 s', async () => {
  await using service = await startService({ faults: true });
  using smtp = await openDialogue(service.server.smtpURL);
  await smtp.say('EHLO me');
  await smtp.say('MAIL FROM:<a@b.test>');
  const delays = vi.spyOn(globalThis, 'setTimeout');
  expect(await smtp.say('RCPT TO:<slow+jane@inbox.test>')).toMatch(/^250 /);
  expect(delays.mock.calls.map(([, delay]) => delay)).toContain(3_000);
  delays.mockRestore();
  await smtp.say('DATA');
  expect(await smtp.say('Subject: Late\r\n\r\nHello\r\n.')).toMatch(/^250 /);
  expect((await service.list()).data).toHaveLength(1);
});

test('each recipient of a mail has a bad day of its own', async () => {
  await using service = await startService({ faults: true });
  await service.send({
    ...MAIL,
    to: [
      'jane@inbox.test',
      'reject+1@inbox.test',
      'defer+1@inbox.test',
      'drop+1@inbox.test',
      'twice+1@inbox.test',
    ],
  });
  expect((await service.list()).data.map(({ to }) => to).toSorted()).toEqual([
    'jane@inbox.test',
    'twice+1@inbox.test',
    'twice+1@inbox.test',
  ]);
});

test.each([
  'rejected+jane@inbox.test',
  'reject+@inbox.test',
  'reject@inbox.test',
  'jane+reject+x@inbox.test',
])('%s is an address like any other', async (to) => {
  await using service = await startService({ faults: true });
  expect(await service.send({ ...MAIL, to })).toMatch(/^250 /);
  expect((await service.list({ to })).data).toHaveLength(1);
});

test('without the option no address is special', async () => {
  await using service = await startService();
  for (const fault of ['defer', 'reject', 'slow', 'drop', 'twice']) {
    expect(await service.send({ ...MAIL, to: `${fault}+jane@inbox.test` })).toMatch(/^250 /);
  }
  expect((await service.list()).data).toHaveLength(5);
});

test('so many deferred addresses are remembered, and no more', () => {
  const faults = new Faults();
  const isDeferred = (name: string) => {
    let refusal: Error | undefined;
    faults.meet(`defer+${name}@inbox.test`, (error) => (refusal = error));
    return refusal !== undefined;
  };
  expect(isDeferred('first')).toBe(true);
  for (let at = 0; at < MAX_DEFERRED - 1; at += 1) isDeferred(`user-${at}`);
  expect(isDeferred('first')).toBe(false);
  expect(isDeferred('one-more')).toBe(true);
  expect(isDeferred('first')).toBe(true);
});
