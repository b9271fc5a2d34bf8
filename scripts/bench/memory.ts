import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createDataDir, removeDataDir } from '../../apps/api/src/app/testing/data-dir.ts';
import { startServerProcess } from '../../apps/api/src/app/testing/server-process.ts';
import { type Figure, ofRuns } from './figures.ts';

const ROUNDS = 3;

/** Memory of an idle server and of its database, in megabytes: each process's proportional share (PSS), so that shared pages count once. */
export async function benchMemory(): Promise<Figure[]> {
  if (process.platform !== 'linux') return [];
  const dataDir = await createDataDir();
  // The first start fills the demo, which no other does.
  await (await startServerProcess({ DATA_DIR: dataDir })).stop();
  const rounds: { api: number; database: number[] }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measureIdle(dataDir));
  await removeDataDir(dataDir);
  return [
    {
      name: 'idle memory of the API process',
      ...ofRuns(rounds.map(({ api }) => api)),
      unit: 'MB',
      goal: { atMost: 150 },
      detail: 'RSS 5 s after its second start, without requests',
    },
    {
      name: 'idle memory of its database',
      ...ofRuns(rounds.map(({ database }) => sum(database))),
      unit: 'MB',
      goal: { atMost: 120 },
      detail: `PSS of ${rounds[0]?.database.length} processes`,
    },
  ];
}

async function measureIdle(dataDir: string) {
  const server = await startServerProcess({ DATA_DIR: dataDir });
  try {
    await wait(5_000);
    return { api: rss(server.process.pid ?? 0), database: descendantsNamed('postgres', server.dataDir).map(pss) };
  } finally {
    await server.stop();
  }
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

const kilobytes = (text: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);

const rss = (pid: number) => kilobytes(readFileSync(`/proc/${pid}/status`, 'utf8'), 'VmRSS') / 1024;

const pss = (pid: number) => kilobytes(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'), 'Pss') / 1024;

/** The postmaster of this data directory and the processes that it started. */
function descendantsNamed(name: string, dataDir: string): number[] {
  const postmaster = Number(readFileSync(`${dataDir}/postgres/postmaster.pid`, 'utf8').split('\n')[0]);
  const processes = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number);
  return processes.filter((pid) => {
    try {
      const [, command, parent] = /^\d+ \((.+)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      return pid === postmaster || (command === name && Number(parent) === postmaster);
    } catch {
      return false;
    }
  });
}
