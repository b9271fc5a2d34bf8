import type { ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AdminAnswer, runAdmin } from '@biuro/testing/admin-process.ts';
import { createDataDir, removeDataDir } from '@biuro/testing/data-dir.ts';
import { addressOf, type Socket } from '@biuro/testing/database-address.ts';
import { createOfficePool } from '@biuro/testing/office-pool.ts';
import { startPostgresProcess } from '@biuro/testing/postgres-process.ts';
import { until } from '@biuro/testing/until.ts';
import type { Figure } from '../../../library/figures.ts';
import { type Attack, none } from '../../harness/attack.ts';
import { fill, type Harness, SECRET_KEY } from '../../harness/harness.ts';
import { run } from '../../harness/office-database.ts';
import { pause } from '../../harness/own-server.ts';
import { seededRandom } from '../../harness/seeded-random.ts';
import { mountSmallDisk, type SmallDisk, whyNoSmallDisk } from '../disk/small-disk.ts';
import { contentsOf, createInstallation, type Installation } from './installation.ts';

const VARIABLES = { SECRET_KEY, BACKUP_PASSPHRASE: 'a passphrase of the torture' };
const WRONG = { BACKUP_PASSPHRASE: 'another passphrase of the torture' };

/** What ends a restore half-way. */
interface Interruption {
  name: string;
  end(process: ChildProcess, installation: Installation): unknown;
  /** It cannot say anything any more. */
  isSilent?: boolean;
}

const signal = (name: NodeJS.Signals): Interruption => ({ name, end: (process) => process.kill(name) });
const INTERRUPTIONS: Interruption[] = [
  signal('SIGINT'),
  { name: 'an end of the database', end: (_, installation) => installation.cutDatabase() },
  { ...signal('SIGKILL'), isSilent: true },
  signal('SIGTERM'),
  signal('SIGHUP'),
];

/** Restores that each interruption ends, how many interruptions there are, megabytes of the rows and of each of three files, and megabytes that are free on a full disk of the bundled and of an external PostgreSQL. */
const SIZES = {
  full: {
    rounds: 5,
    kinds: 5,
    megabytes: 40,
    file: 8,
    free: [0, 8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 90, 100, 110, 120],
    external: [0, 8, 24, 48, 72],
  },
  short: { rounds: 1, kinds: 2, megabytes: 4, file: 5, free: [56], external: [24] },
};
/** Megabytes: room for a database and a restore in it. */
const DISK = 400;
const MEGABYTE = 1024 * 1024;

interface Seen {
  tries: number;
  /** How many were interrupted, and how many found the disk full. */
  interrupted: number;
  full: number;
  /** Those that ended otherwise than with one sentence. */
  faults: string[];
  /** Those that failed when they were made again. */
  again: string[];
  /** Those after which the file store did not hold what it should: everything, or nothing. */
  files: string[];
}

interface Scene {
  harness: Harness;
  file: string;
  /** Contents of the files of the office. */
  contents: string[];
  /** Undefined for the bundled PostgreSQL. */
  cluster: Socket | undefined;
  random: () => number;
  seen: Seen;
}

export const attack: Attack = {
  name: 'restores',
  does: 'interrupts restores, fills their disk and gives a wrong passphrase, and restores again each time',
  obstacle: whyNoSmallDisk,
  async run({ harness, size, seed }) {
    const { rounds, kinds, megabytes, file: fileMegabytes, ...free } = SIZES[size];
    harness.secrets.add(VARIABLES.BACKUP_PASSPHRASE, WRONG.BACKUP_PASSPHRASE);
    const random = seededRandom(seed);
    const seen: Seen = { tries: 0, interrupted: 0, full: 0, faults: [], again: [], files: [] };
    const dataDir = await createDataDir();
    const external = await startPostgresProcess({ dataDir });
    const shelf = mkdtempSync(join(tmpdir(), 'biuro-shelf-'));
    try {
      const file = await makeBackup(external.connection, shelf, megabytes, fileMegabytes);
      const scene: Scene = { harness, file, contents: contentsOf(shelf), cluster: undefined, random, seen };
      for (const cluster of [undefined, external.connection]) {
        const place = { ...scene, cluster };
        const duration = await restoreAfterWrongPassphrase(place);
        for (const interruption of INTERRUPTIONS.slice(0, kinds))
          for (let round = 0; round < rounds; round++) await interruptInTime(place, interruption, duration);
      }
      for (const space of free.free) await fillBundled(scene, space);
      for (const space of free.external) await fillExternal(scene, space);
      return figuresOf(seen, rounds * kinds);
    } finally {
      await external.stop();
      harness.capturedLogs.addPostgres(dataDir);
      await removeDataDir(dataDir);
      rmSync(shelf, { recursive: true });
    }
  },
};

/** Of an office with so many megabytes of rows and in each of three files, none of which can be compressed much. */
async function makeBackup(
  connection: Socket,
  shelf: string,
  megabytes: number,
  fileMegabytes: number,
): Promise<string> {
  const { db } = await fill(connection, 'demo', shelf);
  for (let count = 0; count < 3; count++) {
    const bytes = randomBytes(fileMegabytes * MEGABYTE);
    const hash = createHash('sha256').update(bytes).digest('hex');
    mkdirSync(join(shelf, 'files/demo', hash.slice(0, 2)), { recursive: true });
    writeFileSync(join(shelf, 'files/demo', hash.slice(0, 2), hash), bytes);
    const text = `INSERT INTO files (id, hash, bytes, kind, name) VALUES (gen_random_uuid(), $1, $2, 'pdf', 'skan.pdf')`;
    await run(db, text, [hash, bytes.length]);
  }
  await run(
    db,
    `INSERT INTO jobs (id, kind, params, status)
     SELECT gen_random_uuid(), 'publish', jsonb_build_object('text', (SELECT string_agg(md5(n || ' ' || m), '') FROM generate_series(1, 3200) m)), 'done'
     FROM generate_series(1, $1::int) n`,
    [megabytes * 10],
  );
  await db.destroy();
  const made = await runAdmin(['backup', '--out', shelf], {
    ...VARIABLES,
    DATABASE_URL: addressOf(connection),
    DATA_DIR: shelf,
  });
  if (made.code !== 0) throw new Error(made.err);
  return join(shelf, readdirSync(shelf).find((name) => name.endsWith('.age')) ?? '');
}

/** Milliseconds that a whole restore takes from when it has begun. */
async function restoreAfterWrongPassphrase(scene: Scene): Promise<number> {
  const { file, seen } = scene;
  const installation = await createInstallation({ ...scene, variables: VARIABLES });
  try {
    seen.tries += 1;
    check(seen.faults, 'a wrong passphrase', await installation.admin(['restore', file], WRONG).answer);
    const { answer } = installation.admin(['restore', file]);
    await begun(installation, answer);
    const since = performance.now();
    check(seen.again, 'after a wrong passphrase', await answer, true);
    const duration = performance.now() - since;
    await checkDoctor(installation, seen);
    checkFiles(scene, installation, 'after a wrong passphrase');
    return duration;
  } finally {
    await installation.remove();
  }
}

/** An interruption that comes too late, since this restore was faster than the first, is tried again earlier. */
async function interruptInTime(scene: Scene, interruption: Interruption, duration: number): Promise<void> {
  let longest = duration;
  for (let attempt = 0; attempt < 3; attempt++) {
    if (await interrupt(scene, interruption, longest)) return;
    longest /= 3;
  }
}

/** Ends a restore after up to `longest` milliseconds; tells whether it was still under way. */
async function interrupt(scene: Scene, { name, end, isSilent }: Interruption, longest: number): Promise<boolean> {
  const { file, random, seen } = scene;
  const installation = await createInstallation({ ...scene, variables: VARIABLES });
  try {
    const { process, answer } = installation.admin(['restore', file]);
    await begun(installation, answer);
    await pause(random() * longest);
    await end(process, installation);
    const said = await answer;
    seen.tries += 1;
    if (said.code === 0) return false;
    seen.interrupted += 1;
    if (!isSilent) check(seen.faults, name, said);
    if (said.err.includes('nothing was restored')) checkFiles(scene, installation, `${name}, nothing`, []);
    const again = await installation.admin(['restore', file]).answer;
    const isThere = !said.err.includes('nothing was restored') && again.err.includes('holds data already');
    if (!isThere) check(seen.again, `after ${name}, which said ${said.err}`, again, true);
    checkFiles(scene, installation, `after ${name}`);
    return true;
  } finally {
    await installation.remove();
  }
}

/** The bundled PostgreSQL is started by the restore, so its disk is full before it exists. */
async function fillBundled(scene: Scene, megabytes: number): Promise<void> {
  const disk = mountSmallDisk(DISK);
  try {
    await restoreOnFullDisk(scene, disk, megabytes, `a disk with ${megabytes} MB`);
  } finally {
    disk.remove();
  }
}

/** An external one runs, and whoever looks after it starts it again when it has ended. */
async function fillExternal(scene: Scene, megabytes: number): Promise<void> {
  const disk = mountSmallDisk(DISK);
  try {
    const dataDir = join(disk.directory, 'external');
    mkdirSync(dataDir, { mode: 0o711 });
    const external = await startPostgresProcess({ dataDir });
    try {
      const where = `an external database with ${megabytes} MB`;
      await restoreOnFullDisk({ ...scene, cluster: external.connection }, disk, megabytes, where);
    } finally {
      await external.stop();
      scene.harness.capturedLogs.addPostgres(dataDir);
    }
  } finally {
    disk.remove();
  }
}

async function restoreOnFullDisk(scene: Scene, disk: SmallDisk, megabytes: number, where: string): Promise<void> {
  const { file, seen } = scene;
  const installation = await createInstallation({ ...scene, variables: VARIABLES, folder: disk.directory });
  try {
    await disk.fill(megabytes * MEGABYTE);
    const said = await installation.admin(['restore', file]).answer;
    disk.empty();
    seen.tries += 1;
    if (said.code === 0) return;
    seen.full += 1;
    check(seen.faults, where, said);
    checkFiles(scene, installation, `${where}, nothing`, []);
    if (scene.cluster) await untilItAnswers(scene.cluster);
    const again = await installation.admin(['restore', file]).answer;
    check(seen.again, `after ${where}`, again, true);
    checkFiles(scene, installation, `after ${where}`);
  } finally {
    await installation.remove();
  }
}

const untilItAnswers = (cluster: Socket) =>
  until(
    () => {
      const pool = createOfficePool(cluster, 'demo', 1);
      return pool
        .query('SELECT')
        .then(
          () => true,
          () => undefined,
        )
        .finally(() => pool.end());
    },
    () => 'The database does not come back',
    { timeout: 60_000 },
  );

/** Resolves when the restore works in the database, or has ended before. */
async function begun(installation: Installation, answer: Promise<AdminAnswer>): Promise<void> {
  let ended = false;
  void answer.finally(() => {
    ended = true;
  });
  await until(
    async () => (ended || (await installation.isRestoring()) ? true : undefined),
    () => 'No restore began',
    {
      timeout: 60_000,
      every: 5,
    },
  );
}

const SENTENCES = /^([A-Z][^\n]*\.\n?)+$/;

/** One that fails says why, in a sentence and without a stack; a good one has nothing to say there. */
function check(faults: string[], what: string, { code, out, err }: AdminAnswer, isGood = false): void {
  const isRight = isGood ? code === 0 : code === 1 && out === '' && SENTENCES.test(err);
  if (!isRight) faults.push(`${what}: ${code} ${out} ${err}`.slice(0, 400));
}

async function checkDoctor(installation: Installation, seen: Seen): Promise<void> {
  const { code, out } = await installation.admin(['doctor']).answer;
  if (code !== 0) seen.again.push(`doctor: ${out}`);
}

/** All that were backed up are there, byte for byte, and no others. */
function checkFiles({ contents, seen }: Scene, installation: Installation, what: string, wanted = contents): void {
  const found = installation.contents();
  const lost = wanted.filter((name) => !found.includes(name));
  const more = found.filter((name) => !wanted.includes(name));
  if (lost.length + more.length > 0) seen.files.push(`${what}: without ${lost.join(', ')}, with ${more.join(', ')}`);
}

function figuresOf({ tries, interrupted, full, faults, again, files }: Seen, interruptions: number): Figure[] {
  return [
    none('restores: failures without one clear sentence', faults, `${tries} restores`),
    none('restores: that could not be made again', again, `${interrupted + full} that failed`),
    none('restores: after which files were missing or left over', files, `${tries} restores`),
    {
      name: 'restores: interrupted half-way',
      value: interrupted,
      unit: '',
      goal: { atLeast: interruptions },
      detail: `of ${2 * interruptions}, bundled and external; the others had ended three times`,
    },
    {
      name: 'restores: that found the disk full',
      value: full,
      unit: '',
      goal: { atLeast: 1 },
      detail: 'so that it was full',
    },
  ];
}
