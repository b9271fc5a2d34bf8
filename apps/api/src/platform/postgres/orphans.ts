import { readdir, readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Account, runAs } from './account.ts';

interface Place {
  directory: string;
  account: Account | undefined;
  log: (line: string) => void;
}

// Only the account itself may look where its processes work: see `holderOf` in postmaster.ts.
const END_THOSE_OF = `
  directory=$1; shift
  for pid; do
    [ "$(readlink "/proc/$pid/cwd")" = "$directory" ] && kill -s QUIT "$pid" && echo "$pid"
  done
  true`;

/**
 * Ends the processes that a killed PostgreSQL has left behind. Each ends by itself when it next waits for its client or
 * for work, but one in a long statement, such as that of a backup, does not wait. Linux only.
 */
export async function endOrphans({ directory, account, log }: Place): Promise<void> {
  const uid = account?.uid ?? process.getuid?.();
  const orphans: string[] = [];
  for (const pid of await readdir('/proc').catch(() => [])) if (await isOrphan(pid, uid)) orphans.push(pid);
  if (orphans.length === 0) return;
  const ended = await runAs(account, '/bin/sh', ['-c', END_THOSE_OF, 'sh', directory, ...orphans]);
  for (const pid of ended.split('\n').filter(Boolean)) log(`Ended process ${pid} of a PostgreSQL that was killed.`);
}

async function isOrphan(pid: string, uid: number | undefined): Promise<boolean> {
  if (!/^\d+$/.test(pid) || !(await read(pid, 'cmdline')).startsWith('postgres: ')) return false;
  const { uid: owner } = await stat(`/proc/${pid}`).catch(() => ({ uid: undefined }));
  const parent = (await read(pid, 'stat')).split(') ')[1]?.split(' ')[1] ?? '';
  return owner === uid && basename((await read(parent, 'cmdline')).split('\0')[0] ?? '') !== 'postgres';
}

const read = (pid: string, what: string) => readFile(`/proc/${pid}/${what}`, 'utf8').catch(() => '');
