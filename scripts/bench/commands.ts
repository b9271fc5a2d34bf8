import { join } from 'node:path';
import { createDataDir, removeDataDir } from '@biuro/testing/data-dir.ts';
import { startServerProcess } from '@biuro/testing/server-process.ts';
import { type Figure, median, ofRuns } from '../library/figures.ts';
import { root, run } from '../library/process.ts';

const RUNS = 15;

/** How long whole commands take: a second start, and the command line beside a Node that does nothing. */
export async function benchCommands(): Promise<Figure[]> {
  const ratios: number[] = [];
  const milliseconds: number[] = [];
  for (let turn = 0; turn < RUNS; turn++) {
    const nothing = await time(() => run(process.execPath, ['-e', '0'], { show: 'collect' }));
    const whoami = await time(() =>
      run(process.execPath, [join(root, 'apps/cli/bin/biuro.mjs'), 'whoami', '--profile', 'bench-nobody'], {
        show: 'collect',
      }),
    );
    ratios.push(whoami / nothing);
    milliseconds.push(whoami);
  }
  return [
    {
      name: '`biuro whoami` (nobody signed in) against `node -e 0`',
      ...ofRuns(ratios),
      unit: '×',
      goal: { atMost: 3 },
      detail: `${RUNS} in turn; ${median(milliseconds).toFixed(0)} ms`,
    },
    await secondStart(),
  ];
}

async function secondStart(): Promise<Figure> {
  const dataDir = await createDataDir();
  await (await startServerProcess({ DATA_DIR: dataDir })).stop();
  const seconds: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    const started = performance.now();
    const server = await startServerProcess({ DATA_DIR: dataDir }, ['scripts/run.mjs', 'start']);
    seconds.push((performance.now() - started) / 1_000);
    await server.stop();
  }
  await removeDataDir(dataDir);
  return {
    name: 'second start with nothing changed, until ready',
    ...ofRuns(seconds),
    unit: 's',
    goal: { atMost: 5 },
    detail: `${seconds.length} starts`,
  };
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
