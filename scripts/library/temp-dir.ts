import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Gigabytes: all that tests write at the same time, many times over. */
const ENOUGH = 4;

/** A directory for the files of one test run: in memory where there is space, because databases then do not wait for the disk. */
export async function makeTempDir(): Promise<string> {
  const directory = await mkdtemp(join((await hasSpace(MEMORY)) ? MEMORY : tmpdir(), 'biuro-test-'));
  // PostgreSQL is another user where root runs the tests.
  await chmod(directory, 0o711);
  return directory;
}

const hasSpace = (directory: string): Promise<boolean> =>
  statfs(directory).then(
    ({ bavail, bsize }) => bavail * bsize > ENOUGH * 1024 ** 3,
    () => false,
  );
