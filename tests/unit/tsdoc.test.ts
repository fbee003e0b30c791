import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** What users import, with the file that declares it. */
const PUBLIC = ['index.d.ts', 'client/index.d.ts', 'server/index.d.ts'].flatMap((entry) => {
  const source = readFileSync(join(DIST, entry), 'utf8');
  return [...source.matchAll(/^export (?:type )?\{([^}]+)\} from '([^']+)';$/gm)].flatMap(
    ([, names = '', from = '']) =>
      names.split(',').map((name) => {
        const file = join(dirname(entry), from.replace(/\.js$/, '.d.ts'));
        return [name.replace('type', '').trim(), file] as const;
      }),
  );
});

test('there is something public', () => {
  expect(PUBLIC.map(([name]) => name)).toEqual(
    expect.arrayContaining(['test', 'Inbox', 'MailClient', 'MailServerOptions']),
  );
});

test.each(PUBLIC)('%s of %s is documented, with an example, and each of its members is', (name, file) => {
  const lines = readFileSync(join(DIST, file), 'utf8').split('\n');
  const start = lines.findIndex((line) =>
    new RegExp(`^export (?:declare )?(?:class|interface|type|const|function) ${name}\\b`).test(line),
  );
  expect(start).toBeGreaterThan(-1);
  const members = lines
    .slice(
      start + 1,
      lines.findIndex((line, at) => at > start && line.startsWith('}')),
    )
    .map((line, at) => ({ line, at: start + 1 + at }))
    .filter(({ line }) => / (?:class|interface) /.test(lines[start] ?? '') && /^ {4}[\w[]/.test(line))
    // An error says of itself what it is called.
    .filter(({ line }) => !/^ {4}(?:private |constructor\(|readonly name(?:: string| =))/.test(line));
  const undocumented = [start, ...members.map(({ at }) => at)].filter(
    (at) => lines[at - 1]?.endsWith('*/') !== true,
  );
  expect(
    undocumented.map((at) => lines[at]),
    'lines without a doc comment before them',
  ).toEqual([]);
  expect(lines[start - 1], 'the last line of its doc comment, which has more than one').toBe(' */');
  const doc = lines.slice(
    lines.findLastIndex((line, at) => at < start && line === '/**'),
    start,
  );
  expect(doc.join('\n'), 'its doc comment').toContain('@example');
});
