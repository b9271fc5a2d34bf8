import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { hashPassword, matchesPassword } from '../../apps/api/src/platform/access/passwords.ts';
import { type Figure, median, ofRuns } from '../library/figures.ts';
import { checkWithLibrary } from './baseline/passwords.ts';

const ROUNDS = 7;
const CHECKS = 60;
const PASSWORD = 'niebieski rower w piwnicy';

/** Passwords as signing in checks them, all asked for at once, beside the library alone with one on each core. */
export async function benchPasswords(): Promise<Figure[]> {
  const hash = await hashPassword(PASSWORD);
  const ours = () => Promise.all(Array.from({ length: CHECKS }, () => matchesPassword(PASSWORD, hash)));
  const baseline = () => checkWithLibrary(hash, PASSWORD, CHECKS);
  await ours();
  const ratios: number[] = [];
  const busy: number[] = [];
  const milliseconds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const limit = await timed(baseline);
    const before = performance.eventLoopUtilization();
    const took = await timed(ours);
    busy.push(performance.eventLoopUtilization(before).utilization);
    ratios.push(limit / took);
    milliseconds.push((took * availableParallelism()) / CHECKS);
  }
  return [
    {
      name: 'passwords checked (argon2id, 19 MiB, two passes) against the library alone',
      ...ofRuns(ratios),
      unit: '×',
      goal: { atLeast: 0.9 },
      detail: `${CHECKS} asked for at once, ${availableParallelism()} at a time; ${median(milliseconds).toFixed(1)} ms each`,
    },
    {
      name: 'time of the event loop that checking passwords takes',
      ...ofRuns(busy.map((part) => part * 100)),
      unit: '%',
      goal: { atMost: 10 },
      detail: 'while nothing but passwords is checked',
    },
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
