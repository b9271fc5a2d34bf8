import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Order, Tally } from './process.ts';

/** Sends as many requests as the order says, from a process of its own, so that it does not delay what is measured beside it. */
export function generateLoad(order: Order): Promise<Tally> {
  const child = fork(fileURLToPath(new URL('./process.ts', import.meta.url)), { stdio: 'inherit' });
  child.send(order);
  return tallyOf(child);
}

const tallyOf = (child: ChildProcess): Promise<Tally> =>
  new Promise((resolve, reject) => {
    child.once('message', (tally: Tally) => resolve(tally));
    child.once('exit', (code) => reject(new Error(`The load generator ended with ${code}`)));
  });
