import { setInterval } from 'node:timers';
import { keyNameOf } from '#platform/access/secrets.ts';
import type { Connection } from '#platform/database/database.ts';
import { openDatabase } from '#platform/database/database-server.ts';
import { migrate } from '#platform/database/migrate.ts';
import { message } from '#platform/postgres/files.ts';
import type { Environment } from '#platform/process/environment.ts';
import { StartError } from '#platform/process/start-error.ts';
import { backup } from './backup.ts';
import { noteBackup } from './backup-notes.ts';
import { interruptible } from './interruptible.ts';
import type { Head, Manifest } from './manifest.ts';
import { passphraseOf } from './passphrase.ts';
import { dropOldBackups } from './prune-backups.ts';
import { readBackup } from './read-backup.ts';
import { restore } from './restore.ts';
import { createContentRestore } from './restore-contents.ts';
import { whyNotRestored } from './why-not-restored.ts';

export interface BackupOptions {
  /** The file that `verify` and `restore` read. */
  file: string | undefined;
  out: string | undefined;
  keep: string | undefined;
  passphraseFile: string | undefined;
  tenant: string | undefined;
}

/** SQLSTATE: every table takes a lock, and the lock table is limited. */
const OUT_OF_LOCKS = '53200';

const INTERRUPTED = 'The restore was interrupted: nothing was restored. Restore again.';

type Command = (environment: Environment, options: BackupOptions) => Promise<void>;

/** `officesOf` returns the names of the tenants; throws when a tenant file is wrong. */
export async function runBackup(
  environment: Environment,
  options: BackupOptions,
  officesOf: () => string[],
): Promise<void> {
  const passphrase = passphraseOf(process.env, options.passphraseFile);
  if (!options.out) throw new StartError('--out is missing: the file, or the folder, that the backup is written to.');
  const keep = keepOf(options.keep);
  const { tenantsDir, secretKey } = environment;
  const offices = officesOf();
  const { path, bytes, manifest } = await withDatabase(environment, async (connection) => {
    const order = {
      connection,
      offices,
      tenantsDir,
      dataDir: environment.dataDir,
      bucket: environment.bucket,
      passphrase,
      keyName: keyNameOf(secretKey),
      out: options.out ?? '',
    };
    const done = await backup(order);
    await noteBackup(connection, offices, done);
    return done;
  });
  console.log(`${path}: ${amount(manifest)}, ${megabytes(bytes)} MB.`);
  console.log(
    `A restore also needs the passphrase and the SECRET_KEY ${keyNameOf(secretKey)}: keep them apart from it.`,
  );
  if (keep !== undefined) for (const gone of await dropOldBackups(path, keep)) console.log(`Deleted ${gone}.`);
}

export const runVerify: Command = async ({ secretKey, previousKeys }, { file, passphraseFile }) => {
  const { head, manifest } = await readBackup(fileOf(file), passphraseOf(process.env, passphraseFile));
  console.log(`The backup of ${head.made_at} is complete: ${amount(manifest)}.`);
  for (const { name, migrations } of head.offices) console.log(`  ${name}, migrated up to ${migrations.at(-1)}`);
  tellKey(head, [secretKey, ...previousKeys]);
};

export const runRestore: Command = async (environment, { file, passphraseFile, tenant }) => {
  const path = fileOf(file);
  const passphrase = passphraseOf(process.env, passphraseFile);
  const { tenantsDir, secretKey, previousKeys } = environment;
  const { head, manifest, differingFiles } = await withDatabase(environment, async (connection) => {
    const contents = createContentRestore(environment);
    const restored = await interruptible(INTERRUPTED, async (finish) => {
      const order = { connection, path, passphrase, tenantsDir, contents, only: tenant, onComplete: finish };
      return restore(order).catch(async (error: unknown) => {
        throw await whyNotRestored(error, environment);
      });
    }).catch(async (error: unknown) => {
      // After an interruption the restore has not ended yet.
      await contents.undo();
      throw error;
    });
    await bringUpToDate(connection, restored.head);
    return restored;
  });
  console.log(`Restored, and compared with the backup of ${head.made_at}: ${amount(manifest)}.`);
  console.log('All users are signed out, and pending links for new passwords no longer work.');
  for (const name of differingFiles)
    console.log(`${name} in ${tenantsDir} existed already and differs; it was not changed.`);
  tellKey(head, [secretKey, ...previousKeys]);
};

/** Runs the migrations that a backup of an older release lacks. */
async function bringUpToDate(connection: Connection, { offices }: Head): Promise<void> {
  try {
    for (const { name } of offices) await migrate(connection, name);
  } catch (cause) {
    const reason = message(cause);
    throw new StartError(`The backup was restored, but not migrated (${reason}): run npm run admin -- migrate.`, {
      cause,
    });
  }
}

async function withDatabase<T>(environment: Environment, work: (connection: Connection) => Promise<T>): Promise<T> {
  const database = await openDatabase(environment, (line) => console.error(line), { isServer: false });
  // People press Ctrl-C when nothing happens for long.
  const beat = process.stderr.isTTY ? setInterval(() => process.stderr.write('.'), 2_000) : undefined;
  try {
    return await work(database.connection);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === OUT_OF_LOCKS)
      throw new StartError(
        'So many offices at once are too many for this PostgreSQL: raise its max_locks_per_transaction, or take them one by one with --tenant NAME.',
      );
    throw error;
  } finally {
    clearInterval(beat);
    await database.stop();
  }
}

function tellKey({ key }: Head, keys: string[]): void {
  if (keys.some((known) => keyNameOf(known) === key)) return;
  console.log(
    `Its sealed values (PESEL, passports, authenticator apps) open only with the SECRET_KEY ${key}, which is not this server's: put it into SECRET_KEY or SECRET_KEY_PREVIOUS.`,
  );
}

function amount({ tables, contents }: Manifest): string {
  const offices = new Set(tables.map(({ office }) => office)).size;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const count = contents.reduce((sum, content) => sum + content.count, 0);
  return `${offices} ${offices === 1 ? 'office' : 'offices'}, ${tables.length} tables, ${rows} rows, ${count} ${count === 1 ? 'file' : 'files'}`;
}

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

function fileOf(file: string | undefined): string {
  if (!file) throw new StartError('The file of the backup is missing: npm run admin -- verify FILE.');
  return file;
}

function keepOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const keep = Number(text);
  if (!Number.isInteger(keep) || keep < 1) throw new StartError(`--keep must be a whole number from 1, not "${text}".`);
  return keep;
}
