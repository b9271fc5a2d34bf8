import { statfs } from 'node:fs/promises';
import { isDiskFull, isUnavailable } from '#platform/database/database.ts';
import { errorCode, message } from '#platform/postgres/files.ts';
import type { Environment } from '#platform/process/environment.ts';
import { StartError } from '#platform/process/start-error.ts';

const MEGABYTE = 1024 * 1024;
/** Bytes: PostgreSQL writes its log in files of 16 MB and ends when it cannot begin another. */
const LITTLE = 64 * MEGABYTE;

/** One sentence where the disk or the database has ended a restore; other errors as they are. */
export async function whyNotRestored(error: unknown, environment: Environment): Promise<unknown> {
  const notRestored = (what: string, remedy = 'Make room and restore') =>
    new StartError(`${what}: nothing was restored. ${remedy} again.`, { cause: error });
  if (isDiskFull(error)) return notRestored('The disk of the database is full');
  if (['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? ''))
    return notRestored(`The disk of ${environment.tenantsDir} is full`);
  if (!isUnavailable(error)) return error;
  const free = await freeFor(environment);
  return free < LITTLE
    ? notRestored(`The database has ended, with ${Math.floor(free / MEGABYTE)} MB left on its disk`)
    : notRestored(`The database has ended the connection (${message(error)})`, 'Restore');
}

/** Bytes on the disk of the bundled PostgreSQL. */
async function freeFor({ databaseUrl, dataDir }: Environment): Promise<number> {
  if (databaseUrl) return Number.POSITIVE_INFINITY;
  const { bavail, bsize } = await statfs(`${dataDir}/postgres`);
  return bavail * bsize;
}
