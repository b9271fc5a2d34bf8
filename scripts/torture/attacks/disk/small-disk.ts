import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { open, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEGABYTE = 1024 * 1024;

/** A small file system in memory (tmpfs). */
export interface SmallDisk {
  directory: string;
  /** Free bytes. */
  free(): Promise<number>;
  /** Writes a file until so many bytes are free, or until nothing more goes in. */
  fill(left: number): Promise<void>;
  /** Takes the file away. */
  empty(): void;
  remove(): void;
}

export function mountSmallDisk(megabytes: number): SmallDisk {
  const directory = mkdtempSync(join(tmpdir(), 'biuro-disk-'));
  const { status, stderr } = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${megabytes}m,mode=711`,
    'tmpfs',
    directory,
  ]);
  if (status !== 0) {
    rmSync(directory, { recursive: true });
    throw new Error(String(stderr).trim() || 'there is no program to mount with');
  }
  chmodSync(directory, 0o711);
  const filler = join(directory, 'filler');
  const free = async () => {
    const { bavail, bsize } = await statfs(directory);
    return bavail * bsize;
  };
  return {
    directory,
    free,
    async fill(left) {
      const file = await open(filler, 'a');
      try {
        for (let space = await free(); space > left; space = await free())
          await file.write(Buffer.alloc(Math.min(8 * MEGABYTE, space - left)));
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      } finally {
        await file.close();
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      spawnSync('umount', ['--lazy', directory]);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Why this machine cannot have one; nothing when it can. */
export function whyNoSmallDisk(): string | undefined {
  try {
    mountSmallDisk(1).remove();
    return undefined;
  } catch (error) {
    return `a small disk cannot be mounted here: ${error instanceof Error ? error.message : String(error)}`;
  }
}
