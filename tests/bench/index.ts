/** `npm run bench -- NAME`: measures one thing and prints it. */
import { benchExtract } from './extract.js';
import { benchImport } from './import.js';
import { benchMaildev } from './maildev.js';
import { benchPostgres } from './postgres.js';
import { benchServer } from './server.js';
import { benchSoak } from './soak.js';
import { benchWait } from './wait.js';

const BENCHES: Readonly<Record<string, (flags: readonly string[]) => void | Promise<void>>> = {
  extract: benchExtract,
  import: benchImport,
  wait: benchWait,
  server: benchServer,
  maildev: benchMaildev,
  postgres: benchPostgres,
  soak: benchSoak,
};

const [name = '', ...flags] = process.argv.slice(2);
const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (bench === undefined) {
  const known = Object.keys(BENCHES).join(', ');
  console.error(name === '' ? `Which bench? There is: ${known}` : `No bench "${name}". There is: ${known}`);
  process.exitCode = 2;
} else {
  await bench(flags);
}
