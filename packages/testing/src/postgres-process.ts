import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import type { Socket } from './database-address.ts';
import { PROGRAMS, root } from './root.ts';

export interface RunningPostgres {
  connection: Socket;
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  /** False where a server uses the same data directory and starts and stops PostgreSQL itself. */
  owner?: boolean;
  /** Of the environment of PostgreSQL, which gets nothing of this process's. */
  variables?: Record<string, string>;
}

/** Starts the server's own PostgreSQL in a child process. It stops when this process ends, even when this process crashes. */
export async function startPostgresProcess({
  dataDir,
  owner = true,
  variables = {},
}: Options): Promise<RunningPostgres> {
  const args = [PROGRAMS.postgres, dataDir, ...(owner ? [] : ['--visitor'])];
  const env = { ...process.env, POSTGRES_VARIABLES: JSON.stringify(variables) };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['pipe', 'pipe', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (chunk) => (complaint += chunk));
  const ended = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    const connection = JSON.parse(line) as Socket; // written by that program
    const stop = async () => {
      child.stdin.end();
      await ended;
    };
    return { connection, stop };
  }
  await ended;
  throw new Error(`PostgreSQL did not start: ${complaint}`);
}
