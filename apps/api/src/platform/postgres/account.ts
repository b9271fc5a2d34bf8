import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartError } from '#platform/process/start-error.ts';
import { errorCode } from './files.ts';

/** The account that PostgreSQL runs under when the server is root; undefined otherwise. */
export interface Account {
  uid: number;
  gid: number;
}

const execute = promisify(execFile);

// The database must not see the passwords and keys of the server's environment.
export const childEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C' };

export const isRoot = (): boolean => process.getuid?.() === 0;

// "nobody" is shared with other services, so a dedicated account is preferred. It has to exist in /etc/passwd: initdb
// refuses a bare number.
const candidates = ['biuro', 'postgres', 'nobody'];

export async function unprivilegedAccount(): Promise<Account> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of candidates) {
    const [, , uid, gid] = lines.find(([entry]) => entry === name) ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new StartError('PostgreSQL does not run as root, and /etc/passwd has no user "biuro", "postgres" or "nobody".');
}

export async function runAs(account: Account | undefined, file: string, args: string[]): Promise<string> {
  try {
    // The account may not be allowed to enter the current directory.
    const { stdout } = await execute(file, args, { ...account, cwd: '/', env: childEnvironment });
    return stdout;
  } catch (error) {
    const code = errorCode(error);
    if (account && (code === 'EPERM' || code === 'EINVAL')) {
      throw new StartError(
        `PostgreSQL does not run as root, and this root may not switch to user ${account.uid}: start the server as an ordinary user or set DATABASE_URL.`,
        { cause: error },
      );
    }
    throw error;
  }
}

export async function canEnter(account: Account | undefined, directory: string): Promise<boolean> {
  try {
    await runAs(account, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory]);
    return true;
  } catch (error) {
    if (error instanceof StartError) throw error;
    return false;
  }
}
