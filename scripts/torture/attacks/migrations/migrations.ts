import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createDataDir, removeDataDir } from '@biuro/testing/data-dir.ts';
import type { Socket } from '@biuro/testing/database-address.ts';
import { createOfficePool } from '@biuro/testing/office-pool.ts';
import { startPostgresProcess } from '@biuro/testing/postgres-process.ts';
import { migrate, readMigrations } from '../../../../apps/api/src/platform/database/migrate.ts';
import type { Figure } from '../../../library/figures.ts';
import { type Attack, inParallel, none } from '../../harness/attack.ts';
import type { CapturedLogs } from '../../harness/captured-logs.ts';
import { pause } from '../../harness/own-server.ts';
import { seededRandom } from '../../harness/seeded-random.ts';
import { OLD, OLD_ROWS } from './old-office.ts';
import { pictureOf } from './schema-picture.ts';
import { LOCK, type Migrations, type Place, placesOf, type Stop, stoppedAt, TENANT } from './stop.ts';

const SCHEMA = `tenant_${TENANT}`;
const PROCESS = fileURLToPath(new URL('./process.ts', import.meta.url));
const LANES = 2;
/** The schema and the table of migrations in it are made before the transaction. */
const ITS_OWN = /migrations|^has (rights|extension plpgsql)/;

/** Where a run begins: the template of its database. */
type Beginning = 'empty' | 'old';
interface Try extends Place {
  from: Beginning;
  /** The end of the connection in the middle of it, or kill -9 of the process that migrates. */
  by: 'connection' | 'process';
}

export const attack: Attack = {
  name: 'migrations',
  does: 'ends the migrations before each statement, of an empty and of a filled database, and looks whether the next start makes up for it',
  async run({ harness, size, seed }) {
    const dataDir = await createDataDir();
    const postgres = await startPostgresProcess({ dataDir, owner: false });
    const site: Site = {
      capturedLogs: harness.capturedLogs,
      connection: postgres.connection,
      migrations: await readMigrations(),
      pictures: new Map(),
    };
    try {
      for (const from of ['empty', 'old'] as const) await prepare(site, from);
      const tries = triesOf(site.migrations, size === 'full' ? undefined : seededRandom(seed));
      const found = await inParallel(tries, LANES, (one, index) => attempt(site, one, `try_${index}`));
      return figuresOf(tries, found.flat());
    } finally {
      await postgres.stop();
      harness.capturedLogs.addPostgres(dataDir);
      await removeDataDir(dataDir);
    }
  },
};

interface Site {
  capturedLogs: CapturedLogs;
  connection: Socket;
  migrations: Migrations;
  /** The schema before and after an undisturbed run, for each beginning. */
  pictures: Map<Beginning, { before: string[]; after: string[] }>;
}

/** Every place by the end of the connection, and one of each migration by kill -9; or a dozen of them at random. */
function triesOf(migrations: Migrations, random: (() => number) | undefined): Try[] {
  const places = placesOf(migrations);
  const later = places.filter(({ migration }) => migration > OLD);
  const all = [
    places.map((place): Try => ({ ...place, from: 'empty', by: 'connection' })),
    later.map((place): Try => ({ ...place, from: 'old', by: 'connection' })),
    onePerMigration(places).map((place): Try => ({ ...place, from: 'empty', by: 'process' })),
    onePerMigration(later).map((place): Try => ({ ...place, from: 'old', by: 'process' })),
  ];
  if (!random) return all.flat();
  const some = (tries: Try[], count: number) =>
    Array.from({ length: count }, () => tries[Math.floor(random() * tries.length)]).filter((one) => one !== undefined);
  return all.flatMap((tries, kind) => some(tries, [5, 3, 2, 2][kind] ?? 0));
}

/** In the middle of each. */
const onePerMigration = (places: Place[]): Place[] =>
  [...Map.groupBy(places, ({ migration }) => migration).values()].flatMap(
    (some) => some[Math.floor(some.length / 2)] ?? [],
  );

async function prepare(site: Site, from: Beginning): Promise<void> {
  await admin(site, `CREATE DATABASE ${from}`);
  if (from === 'old') {
    const early = Object.entries(site.migrations).filter(([name]) => name <= OLD);
    await migrate(at(site, from), TENANT, Object.fromEntries(early));
    await withClient(site, from, (client) => client.query(OLD_ROWS));
  }
  const whole = `${from}_whole`;
  await admin(site, `CREATE DATABASE ${whole} TEMPLATE ${from}`);
  await migrate(at(site, whole), TENANT);
  site.pictures.set(from, { before: await picture(site, from), after: await picture(site, whole) });
}

/** Differences to an undisturbed run after the next start; empty when there are none. */
async function attempt(site: Site, { from, by, ...place }: Try, database: string): Promise<string[]> {
  const what = `${by} at statement ${place.statement} of ${place.migration}, from ${from}`;
  await admin(site, `CREATE DATABASE ${database} TEMPLATE ${from}`);
  try {
    const { before = [], after: wanted = [] } = site.pictures.get(from) ?? {};
    const stop: Stop = { ...place, connection: at(site, database), by: by === 'process' ? 'lock' : 'end' };
    const broken = by === 'process' ? await killProcess(site, stop, database) : await endConnection(site, stop);
    if (!broken) return [`${what}: was not stopped`];
    const left = by === 'process' ? before : await picture(site, database);
    await migrate(at(site, database), TENANT);
    const after = await picture(site, database);
    return [
      ...differences(before, left)
        .filter((line) => !ITS_OWN.test(line))
        .map((line) => `${what}: left behind ${line}`),
      ...differences(wanted, after).map((line) => `${what}: afterwards ${line}`),
    ];
  } catch (error) {
    return [`${what}: ${error instanceof Error ? error.message : String(error)}`];
  } finally {
    await admin(site, `DROP DATABASE ${database} WITH (FORCE)`);
  }
}

const endConnection = ({ migrations }: Site, stop: Stop): Promise<boolean> =>
  migrate(stop.connection, TENANT, stoppedAt(migrations, stop)).then(
    () => false,
    () => true,
  );

/** The process is killed while its statement waits; the connection that it leaves goes on with the rest of the script, which no one waits for. */
function killProcess(site: Site, stop: Stop, database: string): Promise<boolean> {
  return withClient(site, database, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const child = spawn(process.execPath, [PROCESS, JSON.stringify(stop)]);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    const waits = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND objid = $1
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    while (child.exitCode === null && (await client.query(waits, [LOCK])).rowCount === 0) await pause(20);
    if (child.exitCode !== null) throw new Error(`the process ended by itself: ${said}`);
    child.kill('SIGKILL');
    await ended;
    site.capturedLogs.add(said);
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
    return true;
  });
}

const at = ({ connection }: Site, database: string) => ({ ...connection, database });

const picture = (site: Site, database: string): Promise<string[]> =>
  withClient(site, database, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_namespace WHERE nspname = $1', [SCHEMA]);
    return rowCount ? pictureOf(client, SCHEMA) : [];
  });

type Pool = ReturnType<typeof createOfficePool>;

/** One connection, for as long as the work takes. */
async function withClient<T>(site: Site, database: string, work: (client: Pool) => Promise<T>): Promise<T> {
  const client = createOfficePool(at(site, database), TENANT, 1);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const admin = (site: Site, text: string) => withClient(site, 'postgres', (client) => client.query(text));

/** Lines that only one of them has. */
function differences(one: string[], other: string[]): string[] {
  const [here, there] = [new Set(one), new Set(other)];
  return [
    ...one.filter((line) => !there.has(line)).map((line) => `lacks ${line}`),
    ...other.filter((line) => !here.has(line)).map((line) => `has ${line}`),
  ];
}

function figuresOf(tries: Try[], found: string[]): Figure[] {
  const count = (from: Beginning, by: Try['by']) => tries.filter((one) => one.from === from && one.by === by).length;
  const among = (['empty', 'old'] as const)
    .map(
      (from) =>
        `from ${from === 'old' ? `a filled ${OLD}` : 'empty'} ${count(from, 'connection')} connections and ${count(from, 'process')} processes`,
    )
    .join(', ');
  return [none('migrations: ended in the middle and not made up for', found, among)];
}
