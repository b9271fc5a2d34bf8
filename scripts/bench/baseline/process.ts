import { fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../library/process.ts';
import type { BenchConnection } from '../offices/office-database.ts';

/** A server of `scripts/bench/baseline` on the database of one office, against which ours is measured. */
export interface BaselineServer {
  port: number;
  stop(): void;
}

export async function startBaseline(
  file: string,
  connection: BenchConnection,
  variables: Record<string, string> = {},
): Promise<BaselineServer> {
  const child = fork(join(root, 'scripts/bench/baseline', file), {
    env: { ...process.env, ...variables, BENCH_DATABASE: JSON.stringify(connection) },
    execArgv: ['--max-semi-space-size=2'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', (code) => reject(new Error(`The reference ended with ${code}`)));
  });
  return { port, stop: () => void child.kill('SIGTERM') };
}
