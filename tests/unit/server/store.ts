/**
 * What every store promises, as tests that run over any of them.
 */
import { describe, expect, test, vi } from 'vitest';
import type { MessageSummary } from '../../../src/contract.js';
import type { IncomingMail, MailStore, MessageFilter } from '../../../src/server/store.js';

export interface StoreUnderTest {
  /** An empty one. */
  readonly open: (options?: { readonly retention?: number }) => Promise<MailStore> | MailStore;
  /** Makes all messages older, as if so many milliseconds had gone by. */
  readonly age: (milliseconds: number) => Promise<void> | void;
  /** Whether it cannot run here. */
  readonly isMissing?: boolean;
}

export function describeStore(name: string, { open, age, isMissing = false }: StoreUnderTest): void {
  const withStore = async (
    use: (store: MailStore) => Promise<void>,
    options?: { readonly retention?: number },
  ) => {
    const store = await open(options);
    try {
      await use(store);
    } finally {
      await store.close();
    }
  };

  describe.skipIf(isMissing)(name, () => {
    test('what was added is in the very next list, and readable', async () =>
      withStore(async (store) => {
        const [added] = await store.add(mail({ subject: 'Welcome' }));
        expect((await store.list({}, 0, 50)).messages).toEqual([added]);
        expect(added).toEqual({
          referenceId: expect.stringMatching(/./),
          from: 'no-reply@acme.test',
          to: 'jane@inbox.test',
          subject: 'Welcome',
          size: mail({ subject: 'Welcome' }).raw.length,
          receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        });
        const found = await store.get(added?.referenceId ?? '', {});
        expect(found?.summary).toEqual(added);
        expect(found?.source.equals(mail({ subject: 'Welcome' }).raw)).toBe(true);
      }));

    test('each of many mails added at one time is listed when its add has resolved', async () =>
      withStore(async (store) => {
        await Promise.all(
          Array.from({ length: 100 }, async (_, at) => {
            const [added] = await store.add(mail({ to: [`user-${at}@inbox.test`] }));
            expect((await store.list({ to: `user-${at}@inbox.test` }, 0, 50)).messages).toEqual([added]);
          }),
        );
        expect(await store.status()).toMatchObject({ messages: 100 });
      }));

    test('one mail to many is one message each, and its bytes count once', async () =>
      withStore(async (store) => {
        const incoming = mail({ to: ['jane@inbox.test', 'joe@inbox.test', 'joe@inbox.test'] });
        const added = await store.add(incoming);
        expect(added.map(({ to }) => to)).toEqual(incoming.recipients);
        expect(new Set(added.map(({ referenceId }) => referenceId)).size).toBe(3);
        expect(await store.status()).toMatchObject({ messages: 3, bytes: incoming.raw.length });
        const sources = await Promise.all(
          added.map(async ({ referenceId }) => (await store.get(referenceId, {}))?.source),
        );
        for (const source of sources) expect(source?.equals(incoming.raw)).toBe(true);
      }));

    test('receivedAt strictly increases, whatever the clock does', async () =>
      withStore(async (store) => {
        const now = Date.now();
        vi.useFakeTimers({ toFake: ['Date'] });
        try {
          for (const time of [now, now, now - 3_600_000, now + 10]) {
            vi.setSystemTime(time);
            await store.add(mail({ to: ['jane@inbox.test', 'joe@inbox.test'] }));
          }
        } finally {
          vi.useRealTimers();
        }
        const { messages } = await store.list({}, 0, 50);
        const times = messages.map(({ receivedAt }) => Date.parse(receivedAt));
        expect(times).toEqual(times.toSorted((one, other) => other - one));
        expect(new Set(times).size).toBe(8);
      }));

    test.each<[string, MessageFilter, string[]]>([
      ['nothing', {}, ['Four', 'Three TO jane', 'Two', 'One']],
      ['to, without case', { to: ' JANE@inbox.test' }, ['Two', 'One']],
      ['a part of an address', { to: 'ane@inbox.test' }, []],
      ['from', { from: 'Shop@acme.test' }, ['Two']],
      ['subject: contained, white space folded', { subject: 'three  to' }, ['Three TO jane']],
      ['subject with what a pattern would eat', { subject: '%_*.' }, []],
      ['domains', { domains: ['other.test'] }, ['Three TO jane']],
      ['no domain', { domains: [] }, []],
      ['to and domains', { to: 'jane@inbox.test', domains: ['other.test'] }, []],
      [
        'all',
        { to: 'jane@inbox.test', from: 'shop@acme.test', subject: 'tw', domains: ['inbox.test'] },
        ['Two'],
      ],
    ])('filters by %s', async (_, filter, subjects) =>
      withStore(async (store) => {
        await store.add(mail({ subject: 'One' }));
        await store.add(mail({ subject: 'Two', from: 'shop@acme.test' }));
        await store.add(mail({ subject: 'Three TO jane', to: ['joe@Other.test'] }));
        await store.add(mail({ subject: 'Four', to: ['eve@sub.other.test'] }));
        const { messages, total } = await store.list(filter, 0, 50);
        expect(subjectsOf(messages)).toEqual(subjects);
        expect(total).toBe(subjects.length);
      }),
    );

    test('receivedAfter is strictly after', async () =>
      withStore(async (store) => {
        const [first] = await store.add(mail({ subject: 'One' }));
        await store.add(mail({ subject: 'Two' }));
        const receivedAfter = Date.parse(first?.receivedAt ?? '');
        for (const to of [undefined, 'jane@inbox.test']) {
          expect(subjectsOf((await store.list({ to, receivedAfter }, 0, 50)).messages)).toEqual(['Two']);
          const both = await store.list({ to, receivedAfter: receivedAfter - 1 }, 0, 50);
          expect(subjectsOf(both.messages)).toEqual(['Two', 'One']);
        }
      }));

    test.each<[MessageFilter]>([[{}], [{ to: 'jane@inbox.test' }], [{ subject: 'mail' }]])(
      'pages of %j have no gap and no repeat',
      async (filter) =>
        withStore(async (store) => {
          for (let at = 0; at < 7; at += 1) await store.add(mail({ subject: `Mail ${at}` }));
          const pages = await Promise.all([0, 3, 6, 9].map(async (offset) => store.list(filter, offset, 3)));
          expect(pages.map(({ messages }) => subjectsOf(messages))).toEqual([
            ['Mail 6', 'Mail 5', 'Mail 4'],
            ['Mail 3', 'Mail 2', 'Mail 1'],
            ['Mail 0'],
            [],
          ]);
          expect(pages.map(({ total }) => total)).toEqual([7, 7, 7, 7]);
        }),
    );

    test('a message of a domain that is not the caller’s is as unknown as none', async () =>
      withStore(async (store) => {
        const [added] = await store.add(mail({}));
        const { referenceId = '' } = added ?? {};
        expect(await store.get(referenceId, { domains: ['other.test'] })).toBeUndefined();
        expect(await store.get('no-such-id', {})).toBeUndefined();
        expect(await store.get(referenceId, { domains: ['inbox.test'] })).toBeDefined();
      }));

    test('messages leave when they have been kept long enough', async () =>
      withStore(
        async (store) => {
          const [first] = await addAll(store, ['One']);
          await age(31_000);
          await addAll(store, ['Two']);
          await age(30_000);
          expect(await store.get(first?.referenceId ?? '', {})).toBeUndefined();
          expect(subjectsOf((await store.list({}, 0, 50)).messages)).toEqual(['Two']);
          expect(await store.status()).toEqual({
            messages: 1,
            bytes: mail({ subject: 'Two' }).raw.length,
            evicted: 1,
            evictedUntil: expect.stringMatching(/Z$/),
          });
        },
        { retention: 60_000 },
      ));

    test('listeners hear of each message once it is listed, until they go', async () =>
      withStore(async (store) => {
        const heard: (MessageSummary | undefined)[] = [];
        const stop = store.onAdded((message) => heard.push(message));
        const added = await store.add(mail({ to: ['jane@inbox.test', 'joe@inbox.test'] }));
        await vi.waitFor(() => expect(heard).toEqual(added));
        stop();
        await store.add(mail({}));
        expect(heard).toHaveLength(2);
      }));

    test('reads during writes see whole mails only, and never fewer than before', async () =>
      withStore(async (store) => {
        const writing = { isOver: false };
        const read = async () => {
          for (let before = 0; !writing.isOver; ) {
            const { messages, total } = await store.list({ subject: 'mail' }, 0, 50);
            expect(total).toBeGreaterThanOrEqual(before);
            before = total;
            const ids = messages.map(({ referenceId }) => referenceId);
            expect(new Set(ids).size).toBe(ids.length);
            for (const id of ids.slice(0, 3)) expect(await store.get(id, {})).toBeDefined();
            await new Promise(setImmediate);
          }
        };
        const readers = [read(), read(), read()];
        for (let at = 0; at < 100; at += 1) await store.add(mail({ subject: `Mail ${at}` }));
        writing.isOver = true;
        await Promise.all(readers);
        expect(await store.status()).toMatchObject({ messages: 100, evicted: 0 });
      }));

    test('text that no database likes is kept, and found by what is kept', async () =>
      withStore(async (store) => {
        const raw = Buffer.from(
          'Subject: =?utf-8?q?a=00b=F0=9F=92=8C?=\r\n\r\nNUL \0, half a character \xed\xa0\x80',
        );
        const [added] = await store.add({
          sender: '',
          recipients: [`"a\0b"@inbox.test`, `${'long'.repeat(1_000)}@${'d'.repeat(4_000)}.test`],
          raw,
        });
        for (const filter of [{ to: '"a\0b"@inbox.test' }, { subject: 'A\0B' }, { subject: '\ud83d' }, {}]) {
          await expect(store.list(filter, 0, 50)).resolves.toBeDefined();
        }
        expect((await store.list({ to: added?.to }, 0, 50)).messages).toEqual([added]);
        expect(
          (await store.list({ to: `${'long'.repeat(1_000)}@${'d'.repeat(4_000)}.test` }, 0, 50)).total,
        ).toBe(1);
        const found = await store.get(added?.referenceId ?? '', {});
        expect(found?.source.equals(raw)).toBe(true);
      }));

    test('times beyond every calendar are times', async () =>
      withStore(async (store) => {
        await store.add(mail({}));
        const totals = [Number.MIN_SAFE_INTEGER, -1, 0, Number.MAX_SAFE_INTEGER].map(
          async (receivedAfter) => (await store.list({ receivedAfter }, 0, 50)).total,
        );
        expect(await Promise.all(totals)).toEqual([1, 1, 1, 0]);
      }));

    test('two readers of one message get the same bytes', async () =>
      withStore(async (store) => {
        const [added] = await store.add(mail({}));
        const get = async () => (await store.get(added?.referenceId ?? '', {}))?.source;
        const [one, other] = await Promise.all([get(), get()]);
        // What has been worked out from a source is remembered by it.
        expect(one).toBe(other);
        expect(await get()).toBe(one);
      }));
  });
}

export async function addAll(store: MailStore, subjects: readonly string[]): Promise<MessageSummary[]> {
  const added: MessageSummary[] = [];
  for (const subject of subjects) added.push(...(await store.add(mail({ subject }))));
  return added;
}

export function subjectsOf(messages: readonly MessageSummary[]): string[] {
  return messages.map(({ subject }) => subject);
}

export function mail({
  subject = 'Hello',
  from = 'no-reply@acme.test',
  to = ['jane@inbox.test'],
}: {
  readonly subject?: string;
  readonly from?: string;
  readonly to?: readonly string[];
}): IncomingMail {
  const raw = Buffer.from(`From: Acme <${from}>\r\nSubject: ${subject}\r\n\r\nHello`);
  return { sender: 'bounce@acme.test', recipients: to, raw };
}
