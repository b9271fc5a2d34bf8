import { randomBytes } from 'node:crypto';
import { chown, lstat, readdir, readFile, realpath, rename, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#platform/process/start-error.ts';
import { type Account, canEnter, isRoot, runAs, unprivilegedAccount } from './account.ts';
import { errorCode, makePublicDirectory, makeTemporary, message, removeAbandoned, syncDirectory } from './files.ts';
import { superuser } from './session.ts';

const majorVersion = '18';
const newPrefix = 'postgres-new';
const placeIn = (dataDir: string): string => join(dataDir, 'postgres');

export async function findCluster(dataDir: string): Promise<string | undefined> {
  const place = placeIn(dataDir);
  if (!(await lstat(place).catch(() => undefined))) return undefined;
  const directory = await realpath(place).catch((cause: unknown) => {
    const sentence = `${place} points to a database that is not there: bring it back, or delete ${place} to begin with an empty one.`;
    throw errorCode(cause) === 'ENOENT' ? new StartError(sentence, { cause }) : cause;
  });
  await refuseOwnerOtherThanUs(directory);
  const version = await readFile(join(directory, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version?.trim() === majorVersion) return directory;
  if (version !== undefined) {
    throw new StartError(
      `The database in ${directory} was made by PostgreSQL ${version.trim()}, and this server brings PostgreSQL ${majorVersion}.`,
    );
  }
  if ((await readdir(directory)).length === 0) return undefined;
  throw new StartError(`${directory} is not a PostgreSQL database: move it away.`);
}

async function refuseOwnerOtherThanUs(directory: string): Promise<void> {
  const { uid } = await stat(directory);
  if (isRoot() || uid === process.getuid?.()) return;
  throw new StartError(
    `The database in ${directory} belongs to user ${uid}: start the server as that user or as root.`,
  );
}

/** Who must run PostgreSQL when the server is root: the owner of an existing cluster, else an unprivileged account. */
export async function accountFor(cluster: string | undefined): Promise<Account | undefined> {
  if (!isRoot()) return undefined;
  const { uid, gid } = cluster ? await stat(cluster) : { uid: 0, gid: 0 };
  return uid === 0 ? unprivilegedAccount() : { uid, gid };
}

/** Also for a cluster that root restored from a backup, with files owned by root. */
export async function giveTo(account: Account, directory: string): Promise<void> {
  if ((await stat(directory)).uid === 0) {
    for (const entry of await readdir(directory, { recursive: true }))
      await chown(join(directory, entry), account.uid, account.gid);
    await chown(directory, account.uid, account.gid);
  }
  if (!(await canEnter(account, directory))) {
    throw new StartError(
      `PostgreSQL does not run as root, and user ${account.uid} cannot reach the database in ${directory}: let it enter every folder above.`,
    );
  }
}

export async function createCluster(
  dataDir: string,
  native: string,
  account: Account | undefined,
  systemDir: string,
): Promise<string> {
  const hidden = account && !(await canEnter(account, dataDir));
  const parent = hidden ? await systemParent(dataDir, account, systemDir) : dataDir;
  await removeAbandoned(parent, newPrefix);
  const fresh = await makeTemporary(parent, newPrefix);
  try {
    if (account) await chown(fresh, account.uid, account.gid);
    await initialise(native, fresh, account);
    await (parent === dataDir ? moveInto(fresh, dataDir) : linkFrom(fresh, parent, dataDir));
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  const directory = await findCluster(dataDir);
  if (!directory) throw new StartError(`The database could not be put into ${placeIn(dataDir)}.`);
  return directory;
}

async function systemParent(dataDir: string, account: Account, systemDir: string): Promise<string> {
  const sentence = `PostgreSQL does not run as root, and user ${account.uid} can reach neither ${dataDir} nor ${systemDir}: choose a DATA_DIR that it can reach.`;
  await makePublicDirectory(systemDir).catch((error: unknown) => {
    throw new StartError(sentence, { cause: error });
  });
  if (!(await canEnter(account, systemDir))) throw new StartError(sentence);
  return systemDir;
}

async function initialise(native: string, directory: string, account: Account | undefined): Promise<void> {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  // "trust" is safe because only the owner of the 0700 directory can reach the socket.
  const access = [`--username=${superuser}`, '--auth-local=trust', '--auth-host=reject'];
  try {
    await runAs(account, join(native, 'bin', 'initdb'), [
      `--pgdata=${directory}`,
      '--data-checksums',
      ...locale,
      ...access,
    ]);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = /(?:error|FATAL|PANIC): +(.*)/.exec(message(error))?.[1] ?? message(error).trim().split('\n').at(-1);
    throw new StartError(`The database could not be created: ${reason}.`, { cause: error });
  }
}

async function moveInto(fresh: string, dataDir: string): Promise<void> {
  await rename(fresh, placeIn(dataDir)).catch((error: unknown) => {
    if (!isTaken(error)) throw error;
  });
  await syncDirectory(dataDir);
}

async function linkFrom(fresh: string, parent: string, dataDir: string): Promise<void> {
  const home = join(parent, `postgres-${randomBytes(6).toString('hex')}`);
  await rename(fresh, home);
  await syncDirectory(parent);
  try {
    await symlink(home, placeIn(dataDir));
  } catch (error) {
    await rm(home, { recursive: true });
    if (!isTaken(error)) throw error;
  }
  await syncDirectory(dataDir);
}

const isTaken = (error: unknown): boolean => ['EEXIST', 'ENOTEMPTY'].includes(errorCode(error) ?? '');
