import { expect, test } from 'playwright-inbox';
import { send } from './send.js';

test('passes when the message comes', async ({ inbox }) => {
  const expectation = expect(inbox).toHaveReceived({ subject: 'Welcome' });
  await send({ to: inbox.address, subject: 'Welcome', text: 'Hello' });
  await expectation;
});

test('hands nothing out', async ({ inbox }) => {
  await send({ to: inbox.address, subject: 'Welcome', text: 'Hello' });
  await expect(inbox).toHaveReceived();
  await inbox.waitForMessage();
  await expect(inbox).toHaveReceived();
});

test('not: passes when the window stays empty', async ({ inbox }) => {
  await send({ to: inbox.address, subject: 'Welcome', text: 'Hello' });
  await expect(inbox).not.toHaveReceived({ subject: 'Invoice' }, { timeout: 300 });
});

test('not: fails at the first match', async ({ inbox }) => {
  const failure = expect(expect(inbox).not.toHaveReceived({}, { timeout: 60_000 })).rejects.toThrow(
    'Received: 1 that match\n  - "Welcome" from "no-reply@acme.test"',
  );
  await send({ to: inbox.address, subject: 'Welcome', text: 'Hello' });
  await failure;
});

test('times: exactly so many, and none more', async ({ inbox }) => {
  for (const subject of ['One', 'Two']) await send({ to: inbox.address, subject, text: 'Hello' });
  await expect(inbox).toHaveReceived({}, { times: 2 });
  await expect(expect(inbox).toHaveReceived({}, { times: 1, timeout: 300 })).rejects.toThrow(
    'Expected: 1 message',
  );
  await expect(expect(inbox).toHaveReceived({}, { times: 3, timeout: 300 })).rejects.toThrow(
    'Received: 2 that match',
  );
  await expect(inbox).toHaveReceived({ subject: 'Three' }, { times: 0, timeout: 300 });
});

test('a failure says what was expected and what came', async ({ inbox }) => {
  await send({ to: inbox.address, subject: 'Welcome', text: 'Hello' });
  const expectation = expect(inbox, 'the invoice is sent').toHaveReceived(
    { subject: /invoice/i },
    { timeout: 300 },
  );
  await expect(expectation).rejects.toThrow(`Inbox:    "${inbox.address}"
Expected: a message with subject /invoice/i
Received: nothing that matches
Timeout:  300ms

Call log:
  - waiting for message to "${inbox.address}" with subject /invoice/i`);
});

test('what cannot be decided fails, with and without not', async ({ inbox }) => {
  // @ts-expect-error: what a JavaScript user could write
  await expect(expect('inbox').toHaveReceived()).rejects.toThrow('expected the inbox fixture');
  // @ts-expect-error: what a JavaScript user could write
  await expect(expect('inbox').not.toHaveReceived()).rejects.toThrow('expected the inbox fixture');
  await expect(expect(inbox).toHaveReceived({}, { times: 1.5 })).rejects.toThrow(
    'times: expected a whole number',
  );
  // @ts-expect-error: what a JavaScript user could write
  await expect(expect(inbox).toHaveReceived({}, { time: 1 })).rejects.toThrow(
    'unknown option "time"; there are timeout, times',
  );
});

test('is configured like every matcher', async ({ inbox }) => {
  const impatient = expect.configure({ timeout: 200 });
  await expect(impatient(inbox).toHaveReceived()).rejects.toThrow('Timeout:  200ms');
  await send({ to: inbox.address, text: 'Hello' });
  await expect.soft(inbox).toHaveReceived();
});
