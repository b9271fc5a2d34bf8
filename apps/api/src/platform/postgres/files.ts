import { chmod, mkdir, mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

export function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** The name contains our pid, so that a later start can recognise an abandoned directory. */
export async function makeTemporary(parent: string, prefix: string): Promise<string> {
  return mkdtemp(join(parent, `${prefix}.${process.pid}.`));
}

export async function removeAbandoned(parent: string, prefix: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = Number(name.startsWith(`${prefix}.`) && name.slice(prefix.length + 1).split('.')[0]);
    if (pid > 0 && !exists(pid)) await rm(join(parent, name), { recursive: true, force: true });
  }
}

/** A directory that everybody may enter, whatever the umask; the mode of an existing one is kept. */
export async function makePublicDirectory(path: string): Promise<void> {
  const created = await mkdir(path, { recursive: true });
  if (created) await chmod(path, 0o755);
}

/** A rename survives a power cut only once its directory is synced. */
export async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
