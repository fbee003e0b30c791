import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createMailServer } from '../../src/server/index.js';
import { CLI, NEUTRAL } from '../command-line.js';
import { DOCUMENTS, readBlocks, readDocument } from '../documents.mjs';
import { runProgram } from '../program.js';
import { send } from '../send.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const blocks = DOCUMENTS.flatMap(readBlocks);
const shell = blocks.filter(({ language }) => language === 'sh');

test('every block of TypeScript type-checks, as strictly as can be', async () => {
  const folder = join(ROOT, 'test-results', 'documents');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const written = blocks.filter(({ language }) => language === 'ts');
  expect(written.length).toBeGreaterThan(10);
  for (const { document, line, code } of written) {
    // Errors name the document and the line in it.
    const name = document.replaceAll('/', '-');
    writeFileSync(join(folder, `${name}-${line}.ts`), `${'\n'.repeat(line - 1)}${code}`);
  }
  const options = {
    extends: '../../tsconfig.json',
    compilerOptions: { skipLibCheck: false },
    include: ['*.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { output } = await runProgram(process.execPath, [tsc, '-p', folder]);
  expect(output).toBe('');
});

test
  .skipIf(process.platform === 'win32')
  .each(shell.map((block) => [`${block.document}:${block.line}`, block] as const))(
  'the shell block at %s runs',
  async (_place, { code }) => {
    await using server = await createMailServer();
    await send(server.smtpURL, {
      to: 'jane@inbox.test',
      subject: 'Reset',
      text: 'Your code is 482913.',
      html: '<p>Your code is 482913.</p><a href="https://acme.test/reset">Reset password</a>',
    });
    const bin = mkdtempSync(join(tmpdir(), 'playwright-inbox-readme-'));
    try {
      for (const [name, script] of Object.entries(STAND_INS)) {
        writeFileSync(join(bin, name), script);
        chmodSync(join(bin, name), 0o755);
      }
      const outcome = await runProgram('bash', ['-euo', 'pipefail', '-c', code], {
        cwd: ROOT,
        env: {
          ...NEUTRAL,
          PATH: `${bin}:${process.env['PATH']}`,
          URL: server.url,
          CHECKOUT_KEY: 'checkout',
          ACCOUNTS_KEY: 'accounts',
          MESSAGE: await idOf(server.url),
        },
      });
      expect(outcome).toMatchObject({ code: 0, stderr: '' });
    } finally {
      rmSync(bin, { recursive: true, force: true });
    }
  },
);

/**
 * What the blocks call. Our own command line is the real one, asked of a running server and of a message that there
 * is; `serve` checks its flags and does not stay. Of others it is only checked that we would call what there is.
 */
const STAND_INS = {
  npx: `#!/usr/bin/env bash
    set -euo pipefail
    if [ "$1" != playwright-inbox ]; then test -e "node_modules/.bin/$1"; exit; fi
    shift
    args=()
    for arg in "$@"; do
      case "$arg" in
        ID) args+=("$MESSAGE") ;;
        https://*) args+=("$URL") ;;
        *) args+=("$arg") ;;
      esac
    done
    if [ "$1" = serve ]; then args+=(--help); fi
    INBOX_URL="$URL" INBOX_API_KEY=inbox exec ${JSON.stringify(process.execPath)} ${JSON.stringify(CLI)} "\${args[@]}" > /dev/null`,
  npm: `#!/usr/bin/env bash
    case "$1" in
      install | ci | test) exit 0 ;;
      run) exec ${JSON.stringify(process.execPath)} -e 'process.exit(require("./package.json").scripts[process.argv[1]] ? 0 : 1)' "$2" ;;
      *) echo "npm $1?" >&2; exit 1 ;;
    esac`,
  git: `#!/usr/bin/env bash
    [ "$*" = 'push --follow-tags' ]`,
};

async function idOf(url: string): Promise<string> {
  const response = await fetch(`${url}/api/v1/messages`, { headers: { 'x-api-key': 'inbox' } });
  const { data } = (await response.json()) as { data: { referenceId: string }[] };
  return data[0]?.referenceId ?? '';
}

test.each(DOCUMENTS)('every link of %s within the project leads somewhere', (document) => {
  const links = [...readDocument(document).matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  const inside = links.filter((link) => !/^https?:/.test(link));
  const broken = inside.filter((link) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? document : join(dirname(document), path);
    return !existsSync(join(ROOT, target)) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
  });
  expect(broken).toEqual([]);
});

/** As GitHub names them. */
function anchorsOf(document: string): string[] {
  return [...readDocument(document).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}
