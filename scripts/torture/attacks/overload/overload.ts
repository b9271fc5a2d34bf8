import { availableParallelism } from 'node:os';
import { PASSWORD } from '@biuro/testing/demo-accounts.ts';
import { demoLogin } from '@biuro/testing/demo-login.ts';
import type { RunningServer } from '@biuro/testing/server-process.ts';
import type { Figure } from '../../../library/figures.ts';
import { type Attack, none } from '../../harness/attack.ts';
import { newCaller } from '../../harness/callers.ts';
import type { Harness, Office } from '../../harness/harness.ts';
import { run } from '../../harness/office-database.ts';
import { generateLoad } from './load/load-generator.ts';
import type { Tally } from './load/process.ts';

/** The short attack runs beside other tests, so it judges the answers rather than their speed. */
const SIZES = {
  full: { peak: 8, flood: 60, goals: { sent: 0.95, accepted: 0.8, p99: 2 } },
  short: { peak: 0.7, flood: 4, goals: { sent: 0.3, accepted: 0.3, p99: 15 } },
};
type Sizes = (typeof SIZES)['full'];

/** How many clients ask at once when the peak is looked for, and in the flood: more than are let in, fewer than are let connect. */
const CONNECTIONS = { peak: [16, 64], flood: 1_000 };
const TIMES = 4;
const COMPANIES = 1_000;
const ALLOWED = new Set(['200', '429', '503']);

export const attack: Attack = {
  name: 'overload',
  does: 'asks four times as often as the server can answer',
  async run({ harness, size }) {
    await fill(harness.first);
    const server = await harness.startAnother();
    try {
      return await overload(harness, server, SIZES[size]);
    } finally {
      await server.stop();
    }
  },
};

async function overload(harness: Harness, server: RunningServer, seconds: Sizes): Promise<Figure[]> {
  const requests = await requestsOf(harness);
  const port = Number(new URL(server.address).port);
  const calm = (connections: number, duration: number) =>
    generateLoad({ port, requests, connections, seconds: duration });
  await calm(16, 1);
  const before = await calm(4, 1);
  const findPeak = async () => {
    const tallies: Tally[] = [];
    for (const connections of CONNECTIONS.peak) tallies.push(await calm(connections, seconds.peak));
    return tallies.reduce((best, tally) => (rateOf(tally) > rateOf(best) ? tally : best));
  };
  const peak = await findPeak();
  const beside = lookBeside(server.address, harness);
  const flood = await generateLoad({
    port,
    requests,
    connections: CONNECTIONS.flood,
    seconds: seconds.flood,
    rate: rateOf(peak) * TIMES,
  });
  const ended = performance.now();
  const seen = await beside.stop();
  const normal = await untilNormal(() => calm(4, 0.5), before.accepted.p99);
  // Once more, because machines are not equally fast all the time.
  const peaks: [Tally, Tally] = [peak, await findPeak()];
  const recovered = normal ? (normal - ended) / 1_000 - 0.5 : Number.POSITIVE_INFINITY;
  return [...figuresOfFlood(flood, peaks, seconds.goals), ...seen, recovery(recovered, before)];
}

/** Of all that this machine can do, less what the load generator takes, which runs on it too. */
const rateOfTheRest = (tally: Tally): number => rateOf(tally) / (availableParallelism() - tally.busy);

const rateOf = ({ statuses, seconds }: Tally): number => (statuses[200] ?? 0) / seconds;

/** Requests for the pages that people open all day. */
async function requestsOf(harness: Harness): Promise<string[]> {
  const { first } = harness;
  const { token } = await newCaller(harness, first, 'owner');
  const head = ['Host: 127.0.0.1', 'X-API-Key: biuro-web', `Authorization: Bearer ${token}`].join('\r\n');
  const paths = [
    '/api/companies',
    '/api/companies?sort=created_at:desc&page=3',
    '/api/companies?search=tortur',
    `/api/companies/${first.a.company}`,
    '/api/tasks',
    `/api/tasks/${first.a.task}`,
    '/api/liabilities',
    '/api/users',
  ];
  return paths.map((path) => `GET ${path} HTTP/1.1\r\n${head}\r\n\r\n`);
}

/** Fills an office, so that its lists cost as much as in practice. */
async function fill({ db }: Office): Promise<void> {
  await run(
    db,
    `INSERT INTO companies (id, name, company_type, city, vat_number)
     SELECT gen_random_uuid(), 'Tortura ' || n, 'zoo', 'Łódź', (9000000000 + n)::text
     FROM generate_series(1, $1) n ON CONFLICT DO NOTHING`,
    [COMPANIES],
  );
}

/** Signs in and asks for health in loops until `stop`. */
function lookBeside(address: string, harness: Harness) {
  let over = false;
  const failures: string[] = [];
  const took = { login: [] as number[], health: [] as number[] };
  const again = async (what: keyof typeof took, pause: number, work: () => Promise<unknown>) => {
    while (!over) {
      const begun = performance.now();
      await work().then(
        () => took[what].push(performance.now() - begun),
        (error: Error) => failures.push(`${what}: ${error.message}`),
      );
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  // The page of the demo that shows codes is no part of signing in, and waits like every other request.
  const codeIn = async (_address: string, email: string, since: number): Promise<string> => {
    const sent = harness.first.db.selectFrom('outbox').select('code').where('recipient', '=', email);
    for (;;) {
      const found = await sent
        .where('created_at', '>=', new Date(since))
        .orderBy('created_at', 'desc')
        .executeTakeFirst();
      if (found?.code) return found.code;
    }
  };
  const login = async () => {
    const { access_token, refresh_token } = await demoLogin(address, 'a@two.example', PASSWORD, codeIn);
    for (const secret of [access_token, refresh_token]) harness.secrets.add(secret);
  };
  const health = async () => {
    for (const path of ['/healthz', '/readyz']) {
      const { status } = await fetch(address + path);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
  };
  const both = [again('login', 1_500, login), again('health', 250, health)];
  return {
    async stop(): Promise<Figure[]> {
      over = true;
      await Promise.all(both);
      const longest = (times: number[]) => Math.max(...times, 0) / 1_000;
      return [
        none(
          'overload: sign-ins and looks at health that failed',
          failures,
          `${took.login.length} sign-ins (longest ${longest(took.login).toFixed(2)} s) and ${took.health.length} looks`,
        ),
        {
          name: 'overload: health, longest',
          value: longest(took.health),
          unit: 's',
          goal: { atMost: 2 },
          detail: '/healthz and /readyz, one after the other',
        },
      ];
    },
  };
}

function figuresOfFlood(flood: Tally, peaks: [Tally, Tally], goals: Sizes['goals']): Figure[] {
  const { statuses, accepted, without, broken, late, unanswered, seconds, busy } = flood;
  const against = (rate: (tally: Tally) => number) => (2 * rate(flood)) / (rate(peaks[0]) + rate(peaks[1]));
  const [before, after] = peaks.map(rateOf);
  const answers = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  const strange = Object.keys(statuses).filter((status) => !ALLOWED.has(status));
  const told = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  return [
    none(
      'overload: answers other than 2xx, 429 and 503, without Retry-After, or none at all',
      [
        ...strange.map((status) => `${statuses[status]} × ${status}`),
        ...(without > 0 ? [`${without} without Retry-After`] : []),
        ...(broken > 0 ? [`${broken} connections broken`] : []),
        ...(unanswered > 0 ? [`${unanswered} without an answer`] : []),
      ],
      `${answers} (${told.join(', ')})`,
    ),
    {
      name: 'overload: requests sent against four times the peak',
      value: answers / seconds / (rateOf(peaks[0]) * TIMES),
      unit: '×',
      goal: { atLeast: goals.sent },
      detail: `${(answers / seconds).toFixed(0)} a second, ${late} late; the load generator took ${(busy * 100).toFixed(0)} % of a core`,
    },
    {
      name: 'overload: accepted answers, 99th percentile',
      value: accepted.p99 / 1_000,
      unit: 's',
      goal: { atMost: goals.p99 },
      detail: `from when they were due; median ${accepted.median.toFixed(0)} ms, longest ${accepted.longest.toFixed(0)} ms`,
    },
    {
      name: 'overload: accepted answers against the peak',
      value: against(rateOf),
      unit: '×',
      goal: { atLeast: goals.accepted },
      detail: `${rateOf(flood).toFixed(0)} a second, and ${before?.toFixed(0)} before, ${after?.toFixed(0)} after it; ${against(rateOfTheRest).toFixed(2)} of what the load generator itself leaves of the cores`,
    },
  ];
}

/** When four clients were answered as fast as before, and none was refused. */
async function untilNormal(look: () => Promise<Tally>, before: number): Promise<number | undefined> {
  for (let tries = 0; tries < 40; tries++) {
    const { statuses, accepted } = await look();
    if (Object.keys(statuses).every((status) => status === '200') && accepted.p99 < Math.max(2 * before, 50))
      return performance.now();
  }
  return undefined;
}

const recovery = (seconds: number, { accepted }: Tally): Figure => ({
  name: 'overload: back to normal after',
  value: Math.max(0, seconds),
  unit: 's',
  goal: { atMost: 10 },
  detail: `none refused, and as fast as before (99th percentile ${accepted.p99.toFixed(1)} ms)`,
});
