import { expect, test, vi } from 'vitest';
import { order } from '../../src/cli/doctor/listing.js';
import { networkFailure } from '../../src/cli/doctor/network-faults.js';
import { createMailServer } from '../../src/server/index.js';
import { run } from '../command-line.js';
import {
  cutOff,
  type Fault,
  FOREIGN_KEY,
  hang,
  pass,
  type Reading,
  reset,
  startForeignService,
  status,
} from '../foreign-service.js';
import { freePort } from '../free-port.js';
import { send } from '../send.js';

// Every test starts processes, and a busy machine takes its time for them.
vi.setConfig({ testTimeout: 30_000 });

/** What the doctor prints, with its exit code. The key must not be in it, whatever happens. */
async function doctor(args: readonly string[], env: Record<string, string> = {}) {
  const result = await run(['doctor', ...args], { INBOX_API_KEY: FOREIGN_KEY, ...env });
  expect(result.stdout + result.stderr).not.toContain(FOREIGN_KEY);
  return result;
}

test('says what our own server does, and the options that point to it', async () => {
  await using server = await createMailServer();
  for (let count = 0; count < 51; count += 1) {
    await send(server.smtpURL, { to: 'jane@inbox.test', subject: 'Welcome', text: 'Hello' });
  }
  const { code, stdout, stderr } = await run(['doctor', '--url', server.url, '--domain', 'inbox.test']);
  expect(stdout.replace(/^(✔ latency +).*$/m, '$1…').replaceAll(server.url, '<url>')).toBe(
    `<url>

✔ reachable      yes, playwright-inbox/0.1.0
✔ key            accepted; without one: 401 Unauthorized
✔ contract       list and message fit
✔ order          newest first
✔ pages          50 to a page, 2 pages; a page beyond the last: empty
✔ to             exact, without case
✔ from           exact, without case
✔ subject        contained, without case
✔ receivedAfter  milliseconds since 1970, strictly after; a small number is read as seconds
✔ push           Prefer: wait is honoured: waits are pushed
✔ clock          as ours, as far as whole seconds tell
✔ latency        …
✔ domain         mail to inbox.test is listed

For playwright.config.ts:

  use: {
    inboxURL: '<url>',
    inboxDomain: 'inbox.test',
  },

The key goes into the environment variable INBOX_API_KEY: Playwright's JSON report prints what "use" contains.
`,
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

const HOUR = 3_600_000;

test.each<[string, Partial<Reading>, readonly string[]]>([
  ['newest first', {}, ['✔ order          newest first']],
  ['oldest first', { order: 'oldest first' }, ['✔ order          oldest first']],
  [
    'one page',
    {},
    ['? pages          at least 4 to a page: there is one only; a page beyond the last: empty'],
  ],
  [
    'two to a page',
    { pageSize: 2 },
    ['✔ pages          2 to a page, 2 pages; a page beyond the last: empty'],
  ],
  [
    'the last page again',
    { pageSize: 3, beyond: 'last page' },
    ['✔ pages          3 to a page, 2 pages; a page beyond the last: the last page again'],
  ],
  [
    '404 beyond the last page',
    { pageSize: 2, beyond: 404 },
    ['2 pages; a page beyond the last: 404 Not Found'],
  ],
  ['500 beyond the last page', { beyond: 500 }, ['a page beyond the last: 500 Internal Server Error']],
  [
    'more pages claimed than there are',
    { pageSize: 2, surplusPages: 3 },
    ['✔ pages          2 to a page, totalPages claims 5, more than there are;'],
  ],
  [
    'page ignored',
    { pageSize: 2, pageIgnored: true },
    ['✔ pages          "page" is ignored: page 2 is page 1 again;'],
  ],
  [
    'exact, with case',
    { matching: 'exact', caseSensitive: true },
    [
      '✔ to             exact, with case',
      '✔ from           exact, with case',
      '✔ subject        contained, with case',
    ],
  ],
  [
    'exact, without case',
    { matching: 'exact', caseSensitive: false },
    ['✔ to             exact, without case', '✔ subject        contained, without case'],
  ],
  [
    'contained, with case',
    { matching: 'contained', caseSensitive: true },
    ['✔ to             contained, with case', '✔ from           contained, with case'],
  ],
  [
    'contained, without case',
    { matching: 'contained', caseSensitive: false },
    ['✔ to             contained, without case', '✔ from           contained, without case'],
  ],
  [
    'filters ignored',
    { matching: 'ignored' },
    ['✔ to             ignored: it narrows nothing', '✔ subject        ignored: it narrows nothing'],
  ],
  [
    'exact as printed, with a display name',
    { to: (address) => `Jane <${address}>` },
    ['✔ to             exact, with case, only as printed, with all that stands around the address'],
  ],
  [
    'contained, with a display name',
    { matching: 'contained', to: (address) => `Jane <${address}>` },
    ['✔ to             contained, with case\n'],
  ],
  ['milliseconds', { unit: 'milliseconds' }, ['✔ receivedAfter  milliseconds since 1970, strictly after\n']],
  ['seconds', { unit: 'seconds' }, ['✔ receivedAfter  seconds since 1970\n']],
  ['whole days', { unit: 'whole days' }, ['✔ receivedAfter  seconds since 1970, compared more coarsely']],
  ['seconds since 2001', { unit: '2001' }, ['✔ receivedAfter  neither seconds nor milliseconds since 1970']],
  ['receivedAfter ignored', { unit: 'ignored' }, ['✔ receivedAfter  ignored: it narrows nothing']],
  [
    'milliseconds, times printed in seconds',
    { receivedAt: 'seconds' },
    ['✔ receivedAfter  milliseconds since 1970\n'],
  ],
  [
    'times without a zone',
    { receivedAt: 'without zone' },
    ['✔ receivedAfter  milliseconds since 1970, strictly after\n'],
  ],
  ['no push', { push: 'none' }, ['✔ push           none, the list has no ETag: waits poll']],
  [
    'an ETag without push',
    { push: 'etag only' },
    ['✔ push           none (an ETag and 304, but no Preference-Applied): waits poll'],
  ],
  ['push', { push: 'held' }, ['✔ push           Prefer: wait is honoured: waits are pushed']],
  [
    'push only claimed',
    { push: 'claimed, but answered at once' },
    ['✔ push           Preference-Applied says wait, but the answer comes at once: waits poll'],
  ],
  ['a clock ahead', { skew: 2 * HOUR }, ['✔ clock          2 h ahead of ours', '✔ receivedAfter  milli']],
  [
    'a clock behind',
    { skew: -HOUR },
    ['✔ clock          1 h behind ours: waits take it into account', '✔ receivedAfter  milli'],
  ],
  ['a clock a little ahead', { skew: 95_000 }, ['✔ clock          1 min 3', ' s ahead of ours']],
  ['no Date', { hasDate: false }, ['? clock          cannot tell: its answers have no Date']],
  ['a key needed', {}, ['✔ key            accepted; without one: 401 Unauthorized']],
  [
    'no key needed',
    { keyNeeded: false },
    ['✔ key            accepted, but none is needed: whoever reaches the service reads the mail'],
  ],
  ['an empty part', {}, ['✔ contract       list and message fit\n']],
  ['a part that is null', { absentPart: 'null' }, ['list and message fit; "html" can be null']],
  ['a part that is absent', { absentPart: 'absent' }, ['list and message fit; "html" can be absent']],
  [
    'content that lags',
    { contentLag: 1 },
    ['? contract       the list fits; a listed message gets 404 Not Found'],
  ],
  ['201 as success', { success: 201 }, ['✔ contract       list and message fit', '✔ to             exact']],
])('a service with %s', async (_name, reading, lines) => {
  await using service = await startForeignService(reading);
  for (const [count, name] of ['Jane', 'Joe', 'Ann', 'Jim'].entries()) {
    service.receive({ to: `${name}@team.test`, subject: `Welcome, ${name}`, ago: 4321 + count * 1000 });
  }
  const { code, stdout } = await doctor(['--url', service.url, '--domain', 'team.test']);
  for (const line of lines) expect(stdout).toContain(line);
  expect(code).toBe(0);
});

test('an empty list tells little, and what to do about it', async () => {
  await using service = await startForeignService();
  const { code, stdout } = await doctor(['--url', service.url], { INBOX_DOMAIN: 'team.test' });
  const advice = 'cannot tell: the list is empty; send a mail to doctor@team.test and run this again';
  for (const point of ['order', 'to', 'from', 'subject', 'receivedAfter']) {
    expect(stdout).toContain(`? ${point.padEnd(13)}  ${advice}\n`);
  }
  expect(stdout).toContain("inboxDomain: 'team.test'");
  expect(code).toBe(0);
});

test('an empty list of an unknown domain names no address', async () => {
  await using service = await startForeignService();
  const { stdout } = await doctor(['--url', service.url]);
  expect(stdout).toContain(
    'the list is empty; send a mail to an address that it captures and run this again\n',
  );
  expect(stdout).toContain("    inboxDomain: '…', // the domain whose mail it captures\n");
});

test('one message tells no order', async () => {
  await using service = await startForeignService();
  service.receive({ to: 'jane@team.test' });
  const { stdout } = await doctor(['--url', service.url]);
  expect(stdout).toContain(
    '? order          cannot tell: there is one message only; send a mail to doctor@team.test and run this again\n',
  );
});

test('a list in no order is told', () => {
  const messages = [3, 1, 2].map((second) => ({
    referenceId: String(second),
    from: 'a@b.test',
    to: 'c@d.test',
    subject: '',
    size: 1,
    receivedAt: new Date(second * 1000),
  }));
  expect(order({ messages, page: 1, totalPages: 1 }, '')).toMatchObject({ text: 'not by receivedAt' });
});

test('the domain of most mail is offered where none was given', async () => {
  await using service = await startForeignService();
  for (const to of ['a@other.test', 'b@team.test', 'c@TEAM.test']) service.receive({ to });
  const { stdout } = await doctor([], { INBOX_URL: `${service.url}/` });
  expect(stdout).toContain(
    '? domain         not given (--domain or INBOX_DOMAIN); most of the listed mail is to',
  );
  expect(stdout).toContain(`    inboxURL: '${service.url}',\n    inboxDomain: 'team.test',\n`);
});

test('--json gives the findings as data', async () => {
  await using service = await startForeignService({ unit: 'seconds', pageSize: 2, skew: HOUR });
  for (const ago of [1000, 2000, 3000]) service.receive({ to: 'jane@team.test', ago });
  const { code, stdout } = await doctor(['--url', service.url, '--json']);
  const report: unknown = JSON.parse(stdout);
  expect(report).toMatchObject({
    url: service.url,
    ok: true,
    use: { inboxURL: service.url, inboxDomain: 'team.test' },
  });
  expect(report).toHaveProperty(
    'findings',
    expect.arrayContaining([
      { point: 'order', state: 'fine', text: 'newest first', data: { order: 'newest first' } },
      expect.objectContaining({ point: 'receivedAfter', data: { unit: 'seconds' } }),
      expect.objectContaining({ point: 'pages', data: expect.objectContaining({ pageSize: 2 }) }),
      expect.objectContaining({
        point: 'to',
        data: { rule: 'exact', caseSensitive: true, asPrinted: false },
      }),
    ]),
  );
  expect(code).toBe(0);
});

const JSON_TYPE = { 'content-type': 'application/json' };
const misfit = { data: [{ referenceId: 'a', from: 'b', to: 'c', subject: 1 }], page: 1, totalPages: 1 };

test.each<[string, Fault, string]>([
  [
    'a wrong key',
    status(401, JSON_TYPE, `{"success":false,"message":"Unknown key ${FOREIGN_KEY}"}`),
    'key            401 Unauthorized, "Unknown key …"; the key in INBOX_API_KEY is not accepted',
  ],
  ['a key without rights', status(403), 'key            403 Forbidden; the key in INBOX_API_KEY is not'],
  [
    'a wrong path',
    status(404),
    'path           404 Not Found: there is no /api/v1/messages below <url>; check --url',
  ],
  [
    'a redirect',
    status(308, { location: `https://mail.test/inbox/api/v1/messages?page=1&key=${FOREIGN_KEY}` }),
    'path           308 Permanent Redirect: it redirects to https://mail.test/inbox/api/v1/messages?page=1&key=…: try --url https://mail.test/inbox',
  ],
  [
    'a web page',
    status(200, { 'content-type': 'text/html; charset=utf-8' }, '<!doctype html>'),
    'path           a web page (text/html; charset=utf-8) instead of JSON at <url>; check --url',
  ],
  ['something else', status(200, {}, 'ok'), 'contract       no content type instead of JSON at <url>; check'],
  ['cut-off JSON', cutOff, 'contract       the list is JSON that is cut off or broken'],
  [
    'another list',
    status(200, JSON_TYPE, JSON.stringify(misfit)),
    'contract       the list does not fit the contract: data[0].subject: Invalid input: expected string, received number',
  ],
  [
    'no list',
    status(200, JSON_TYPE, '[]'),
    'contract       the list does not fit the contract: body: Invalid',
  ],
  [
    'a refusal with 200',
    status(200, JSON_TYPE, '{"success":false,"message":"Ask\\u001b[2J\\nlater"}'),
    'contract       it refuses with 200 OK, "Ask[2J later"',
  ],
  ['400', status(400), 'contract       400 Bad Request: it refuses a list without filters'],
  ['503', status(503), 'reachable      503 Service Unavailable: the service itself fails; see its log'],
  [
    '429',
    status(429, { 'retry-after': '60' }),
    'reachable      429 Too Many Requests: it limits requests; run this again after 60',
  ],
  ['a hang', hang, 'reachable      no answer from <url> within 300ms: it hangs'],
  ['a reset', reset, 'reachable      <host> cut the connection (UND_ERR_SOCKET): does it want https://?'],
])('%s is one line that says what to do, and exit code 3', async (_name, fault, line) => {
  await using service = await startForeignService();
  service.faults.push(fault);
  const limit = fault === hang ? ['--timeout', '300ms'] : [];
  const { code, stdout, stderr } = await doctor(['--url', service.url, ...limit]);
  const [, ...lines] = stdout
    .replaceAll(service.url, '<url>')
    .replaceAll(/127[\d.:]+/g, '<host>')
    .trim()
    .split('\n');
  expect(lines.join('\n')).toContain(`✘ ${line}`);
  expect(lines.filter(Boolean)).toHaveLength(1);
  expect({ code, stderr }).toEqual({ code: 3, stderr: '' });
});

test('what fails on the way ends the examination, after what was found', async () => {
  await using service = await startForeignService();
  service.receive({ to: 'jane@team.test' });
  service.faults.push(pass, pass, pass, reset);
  const { code, stdout } = await doctor(['--url', service.url]);
  const marks = stdout.split('\n').flatMap((line) => /^([✔✘?]) (\w+)/.exec(line)?.[0] ?? []);
  expect(marks).toEqual(['✔ reachable', '✔ key', '✔ contract', '? order', '✘ reachable']);
  expect(stdout).not.toContain('inboxURL');
  expect(code).toBe(3);
});

test('a key that was never given is asked for by the name of its variable', async () => {
  await using service = await startForeignService();
  const { code, stdout } = await doctor(['--url', service.url], { INBOX_API_KEY: '' });
  expect(stdout).toContain(
    '✘ key            401 Unauthorized, "No."; no key was given: set INBOX_API_KEY (or --api-key)\n',
  );
  expect(code).toBe(3);
});

test('a wrong key of the command line is named as such', async () => {
  await using service = await startForeignService();
  const { stdout } = await doctor(['--url', service.url, '--api-key', 'wrong-one']);
  expect(stdout).toContain('"No."; the key given by --api-key is not accepted');
  expect(stdout).not.toContain('wrong-one');
});

test.each(['/api', '/api/v1', '/api/v1/messages', '/api/v1/messages/'])(
  'an address that ends in %s is too long, and the shorter one is tried',
  async (surplus) => {
    await using service = await startForeignService();
    const { code, stdout } = await doctor(['--url', service.url + surplus]);
    const named = surplus.replace(/\/$/, '');
    expect(stdout).toContain(
      `✘ path           404 Not Found: leave "${named}" off --url; ${service.url} answers\n`,
    );
    expect(code).toBe(3);
  },
);

test.each([
  [
    'nobody there',
    async () => `http://127.0.0.1:${await freePort()}`,
    /nobody listens at 127\.0\.0\.1:\d+ \(ECONNREFUSED\): is the server started\? npx playwright-inbox serve/,
  ],
  [
    'an unknown name',
    async () => 'http://mail.invalid',
    /the name mail\.invalid is not known \(DNS: \w+\): check --url or INBOX_URL/,
  ],
])('%s is said so', async (_name, url, line) => {
  const { code, stdout } = await doctor(['--url', await url()]);
  expect(stdout).toMatch(line);
  expect(code).toBe(3);
});

test('https:// where http:// is spoken, and the SMTP port, are told', async () => {
  await using server = await createMailServer();
  const tls = await doctor(['--url', server.url.replace('http:', 'https:')]);
  expect(tls.stdout).toMatch(
    /✘ reachable {6}TLS with .* failed \(ERR_SSL_\w+\): does it speak plain http:\/\/\?/,
  );
  const smtp = await doctor(['--url', server.smtpURL.replace('smtp:', 'http:')]);
  expect(smtp.stdout).toMatch(
    /✘ reachable {6}.* does not speak HTTP \((?:HPE_\w+|HTTPParserError)\): is that the SMTP port/,
  );
});

test.each([
  [
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT): name its CA in NODE_EXTRA_CA_CERTS=file.pem',
  ],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'is not trusted'],
  ['CERT_HAS_EXPIRED', 'the TLS certificate of mail.test has expired'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'the TLS certificate of mail.test is for another name'],
  ['EHOSTUNREACH', 'mail.test cannot be reached (EHOSTUNREACH)'],
  ['UND_ERR_CONNECT_TIMEOUT', 'mail.test cannot be reached'],
  ['ESOMETHING', 'no answer from mail.test: words of Node, ESOMETHING'],
])('the network fault %s', (code, line) => {
  const cause = Object.assign(new Error('words of Node'), { code });
  const failure = networkFailure(new TypeError('fetch failed', { cause }), 'https://mail.test');
  expect(failure.message).toContain(line);
});

test.each([
  [['--domain', 'two words'], '--domain: expected a domain like inbox.test, got "two words"'],
  [['--timeout', 'soon'], '--timeout: expected a time like 30s, 500ms or 5m, got "soon"'],
  [['--url', 'nowhere'], '--url: expected a URL like http://127.0.0.1:8025, got "nowhere"'],
  [['here'], 'unexpected argument here'],
])('doctor %j is refused with exit code 2', async (args, message) => {
  expect(await doctor(args)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(message) });
});
