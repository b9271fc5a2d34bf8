import { once } from 'node:events';
import { chown, mkdir, mkdtemp, rmdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { StartError } from '#platform/process/start-error.ts';
import { type Account, canEnter } from './account.ts';
import { port } from './session.ts';

const socketPrefix = 'biuro-socket-';
const longestAddress = process.platform === 'darwin' ? 103 : 107;

export const socketFile = (directory: string): string => join(directory, `.s.PGSQL.${port}`);

export async function makeSocketDirectory(directory: string, account: Account | undefined): Promise<string> {
  if (fits(directory)) return directory;
  for (const parent of [resolve(tmpdir()), '/tmp']) {
    if (!fits(join(parent, `${socketPrefix}XXXXXX`)) || (account && !(await canEnter(account, parent)))) continue;
    const made = await mkdtemp(join(parent, socketPrefix));
    if (account) await chown(made, account.uid, account.gid);
    return made;
  }
  throw new StartError(
    'No temporary directory has a path short enough for the socket of PostgreSQL: set TMPDIR to a short one.',
  );
}

const fits = (directory: string): boolean => Buffer.byteLength(socketFile(directory)) <= longestAddress;

/** The same path again after a crash, because connection pools already use it. */
export async function restoreSocketDirectory(socketDirectory: string, account: Account | undefined): Promise<void> {
  const made = await mkdir(socketDirectory, { recursive: true, mode: 0o700 });
  if (made && account) await chown(socketDirectory, account.uid, account.gid);
}

export async function removeSocketDirectory(socketDirectory: string): Promise<void> {
  if (basename(socketDirectory).startsWith(socketPrefix)) await rmdir(socketDirectory).catch(() => undefined);
}

/** Two containers on one volume do not see each other's processes, but the socket answers in both. */
export async function socketAnswers(socketDirectory: string): Promise<boolean> {
  const socket = connect(socketFile(socketDirectory));
  const answered = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return answered;
}
