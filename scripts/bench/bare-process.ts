import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { BenchConnection } from '../../apps/api/bench/offices.ts';
import { root } from '../process.ts';

/** A server of `apps/api/bench` on the database of one office: what ours is measured against. */
export interface BareServer {
  port: number;
  stop(): void;
}

export async function startBare(
  file: string,
  connection: BenchConnection,
  variables: Record<string, string> = {},
): Promise<BareServer> {
  const child = fork(join(root, 'apps/api/bench', file), {
    env: { ...process.env, ...variables, BENCH_DATABASE: JSON.stringify(connection) },
    execArgv: ['--max-semi-space-size=2'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', (code) => reject(new Error(`The reference ended with ${code}`)));
  });
  return { port, stop: () => void child.kill('SIGTERM') };
}
