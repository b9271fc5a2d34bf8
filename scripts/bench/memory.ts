import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createDataDir, removeDataDir } from '@biuro/testing/data-dir.ts';
import { startServerProcess } from '@biuro/testing/server-process.ts';
import { type Figure, ofRuns } from '../library/figures.ts';
import { writeTenants } from './offices/tenants.ts';

const ROUNDS = 3;
const OFFICES = 20;

/** Memory of an idle server and of its database, in megabytes: each process's proportional share (PSS), so that shared pages count once. */
export async function benchMemory(): Promise<Figure[]> {
  if (process.platform !== 'linux') return [];
  const dataDir = await createDataDir();
  // The first start fills the demo, which no other does.
  await (await startServerProcess({ DATA_DIR: dataDir })).stop();
  const rounds: Idle[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measureIdle({ DATA_DIR: dataDir }));
  await removeDataDir(dataDir);
  const further = await measureFurther();
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
    {
      name: 'memory of the API process for each further office',
      value: further.api,
      unit: 'MB',
      goal: { atMost: 5 },
      detail: `RSS with ${OFFICES} empty offices against one`,
    },
    {
      name: 'memory of the database for each further office',
      value: further.database,
      unit: 'MB',
      goal: { atMost: 10 },
      detail: `PSS with ${OFFICES} empty offices against one`,
    },
  ];
}

/** What an office costs that is served beside others. */
async function measureFurther(): Promise<{ api: number; database: number }> {
  const one = await measureEmpty(1);
  const many = await measureEmpty(OFFICES);
  const each = (of: (idle: Idle) => number) => (of(many) - of(one)) / (OFFICES - 1);
  return { api: each(({ api }) => api), database: each(({ database }) => sum(database)) };
}

async function measureEmpty(offices: number): Promise<Idle> {
  const tenantsDir = writeTenants(Array.from({ length: offices }, (_, number) => `office-${number}`));
  const dataDir = await createDataDir();
  const production = { BIURO_MODE: 'production', BIURO_RATE_LIMITS: '', SECRET_KEY: randomBytes(32).toString('hex') };
  const variables = { ...production, DATA_DIR: dataDir, TENANTS_DIR: tenantsDir, TENANT: '' };
  try {
    // As above: not the start that makes the schemas.
    await (await startServerProcess(variables)).stop();
    return await measureIdle(variables);
  } finally {
    await removeDataDir(dataDir);
    rmSync(tenantsDir, { recursive: true });
  }
}

interface Idle {
  api: number;
  database: number[];
}

async function measureIdle(variables: Record<string, string> & { DATA_DIR: string }): Promise<Idle> {
  const server = await startServerProcess(variables);
  try {
    await wait(5_000);
    return { api: rss(server.process.pid ?? 0), database: descendantsNamed('postgres', variables.DATA_DIR).map(pss) };
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
