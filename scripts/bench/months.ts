import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { startServerProcess } from '@biuro/testing/server-process.ts';
import { type Figure, median, ofRuns, spread } from '../library/figures.ts';
import { approveAmounts, copyInSql, countStatements, fillCompanies } from './offices/months.ts';
import { connectionOf } from './offices/office-database.ts';
import { hostOf, writeTenants } from './offices/tenants.ts';

const OFFICE = 'months';
const COMPANIES = 5_000;
const CLIENTS = 200;
const ROUNDS = 3;
const ANSWERS = 20;
const LOOK_EVERY = 50;

interface Job {
  id: string;
  status: string;
  done: number;
  total: number;
}
type Call = <T>(path: string, body?: object) => Promise<T>;

/** Opening a month for many companies beside writing the same rows with SQL alone, and publishing to many clients beside an answer that does nothing. */
export async function benchMonths(): Promise<Figure[]> {
  const tenantsDir = writeTenants([OFFICE]);
  const server = await startServerProcess({ TENANTS_DIR: tenantsDir, TENANT: '' });
  try {
    const database = { host: `${server.dataDir}/postgres`, port: 5432, user: 'biuro', database: 'biuro' };
    const connection = connectionOf(database, OFFICE);
    const call = callerOf(server.address, await fillCompanies(connection, COMPANIES));
    const opened: { passed: number; seen: number; baseline: number }[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const period = monthsAgo(2 * round + 2);
      const { passed, seen } = await watch(call, () => open(call, period));
      opened.push({ passed, seen, baseline: await copyInSql(connection, period, monthsAgo(2 * round + 3)) });
    }
    const statements = await countStatements(connection, monthsAgo(3));
    const ids = await approveAmounts(connection, monthsAgo(4), CLIENTS);
    const answers = await timesOf(() => publish(call, ids, true));
    const baseline = await timesOf(() => call('/auth'));
    const start = performance.now();
    let answered = 0;
    const published = await watch(call, async () => {
      const job = await publish(call, ids, false);
      answered = performance.now() - start;
      return job;
    });
    const ratios = opened.map(({ passed, baseline: copied }) => passed / copied);
    const milliseconds = (values: number[]) => `${median(values).toFixed(0)} ms`;
    return [
      {
        name: `opening a month for ${COMPANIES} companies: statements for a thousand of them`,
        value: statements,
        unit: '',
        goal: { atMost: 100 },
        detail: 'counted at the database driver, without those of the job itself',
      },
      {
        name: `opening a month for ${COMPANIES} companies, against one INSERT … SELECT of the same rows`,
        ...ofRuns(ratios),
        unit: '×',
        goal: { atMost: 5 },
        detail: `${milliseconds(opened.map(({ passed }) => passed))} and ${milliseconds(opened.map((one) => one.baseline))}`,
      },
      {
        name: 'opening a month: states of its progress that were seen',
        value: Math.min(...opened.map(({ seen }) => seen)),
        unit: '',
        goal: { atLeast: 3 },
        detail: `asked every ${LOOK_EVERY} ms`,
      },
      {
        name: `publishing to ${CLIENTS} clients: its answer in milliseconds beside an authenticated answer that does nothing`,
        value: median(answers) - median(baseline),
        unit: 'ms',
        goal: { atMost: 200 },
        detail: `preview of ${ids.length} amounts, ${spread(answers)}; baseline ${spread(baseline, 1)}; with the job put in ${answered.toFixed(0)} ms`,
      },
      {
        name: `publishing to ${CLIENTS} clients: states of its progress that were seen`,
        value: published.seen,
        unit: '',
        goal: { atLeast: 3 },
        detail: `the job took ${published.passed.toFixed(0)} ms`,
      },
    ];
  } finally {
    await server.stop();
    rmSync(tenantsDir, { recursive: true });
  }
}

async function open(call: Call, period: string): Promise<Job> {
  const { data } = await call<{ data: { job: Job } }>('/tasks/open-month', { period, dry_run: false });
  return data.job;
}

async function publish(call: Call, ids: string[], dry_run: boolean): Promise<Job> {
  const { data } = await call<{ data: { job: Job } }>('/liabilities/publish', { ids, channels: ['email'], dry_run });
  return data.job;
}

/** From the request to the end of its job, in milliseconds, and how many different states of progress were seen on the way. */
async function watch(call: Call, begin: () => Promise<Job>): Promise<{ passed: number; seen: number }> {
  const start = performance.now();
  const { id } = await begin();
  const seen = new Set<number>();
  for (;;) {
    const { data } = await call<{ data: Job }>(`/jobs/${id}`);
    seen.add(data.done);
    if (data.status === 'failed') throw new Error('The job failed');
    if (data.status === 'done') return { passed: performance.now() - start, seen: seen.size };
    await wait(LOOK_EVERY);
  }
}

async function timesOf(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ANSWERS; round++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times;
}

/** Calls of the API; `fetch` would not say another host than the address's. */
function callerOf(address: string, token: string): Call {
  const headers = { Host: hostOf(OFFICE), 'X-API-Key': 'biuro-web', Authorization: `Bearer ${token}` };
  return <T>(path: string, body?: object) =>
    new Promise<T>((resolve, reject) => {
      const sent = body && JSON.stringify(body);
      const options = {
        method: sent ? 'POST' : 'GET',
        headers: {
          ...headers,
          ...(sent && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(sent) }),
        },
      };
      request(`${address}/api${path}`, options, (response) => {
        let text = '';
        response.on('data', (chunk) => (text += chunk));
        response.once('end', () => {
          // Answers of the contract, whose shape the caller names.
          if (response.statusCode === 200) resolve(JSON.parse(text) as T);
          else reject(new Error(`${path} answered ${response.statusCode}: ${text.slice(0, 500)}`));
        });
      })
        .once('error', reject)
        .end(sent);
    });
}

/** A month as `YYYY-MM`. */
function monthsAgo(count: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1)).toISOString().slice(0, 7);
}
