import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files that `backup` named itself; files with other names are never deleted. */
const OURS = /^biuro-\d{8}T\d{6}Z\.age$/;

/** Deletes all backups beside this one except the newest `keep`, and returns what it deleted. */
export async function dropOldBackups(path: string, keep: number): Promise<string[]> {
  const folder = dirname(path);
  const names = (await readdir(folder)).filter((name) => OURS.test(name)).toSorted();
  const old = names.slice(0, -keep).map((name) => join(folder, name));
  for (const file of old) await rm(file);
  return old;
}
