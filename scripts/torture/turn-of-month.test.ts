import { createDataDir, removeDataDir } from '@biuro/testing/data-dir.ts';
import { addressOf } from '@biuro/testing/database-address.ts';
import { ADMIN } from '@biuro/testing/demo-accounts.ts';
import { createMovedClock, whyNoMovedClock } from '@biuro/testing/moved-clock.ts';
import { type RunningPostgres, startPostgresProcess } from '@biuro/testing/postgres-process.ts';
import { startServerProcess } from '@biuro/testing/server-process.ts';
import { until } from '@biuro/testing/until.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf } from './harness/callers.ts';
import { createSender, good, type Send } from './harness/http.ts';
import { type OfficeDatabase, openOfficeDatabase, run } from './harness/office-database.ts';
import { createSecrets } from './harness/secrets.ts';

const FIRST = '2026-10-28';
const LAST = '2026-12-03';
/** On which days of the walk the office opens a month. */
const OPENED: Record<string, string> = { '2026-11-02': '2026-10', '2026-11-25': '2026-11' };

interface Home {
  today: string;
  month: string;
  figures: { key: string; value: number; of: number }[];
  unfinished_before: { count: number; oldest: string | null };
}

let db: OfficeDatabase;
let send: Send;
let moveTo: (day: string) => void;
const closing: (() => unknown)[] = [];
const obstacle = whyNoMovedClock();

/** Server and database have the same clock, and the demo office is filled by it. */
beforeAll(async () => {
  if (obstacle) return;
  const dataDir = await createDataDir();
  closing.push(() => removeDataDir(dataDir));
  const clock = createMovedClock(dataDir);
  moveTo = (day) => clock.move(Math.round((Date.parse(`${day}T09:00:00Z`) - Date.now()) / 1_000));
  moveTo(FIRST);
  const { variables } = clock;
  const startServer = ({ connection }: RunningPostgres) =>
    startServerProcess({ ...variables, DATA_DIR: dataDir, DATABASE_URL: addressOf(connection) });
  // The first server fills the office. Its database has the real clock, because a moved one makes thousands of rows slow.
  const first = await startPostgresProcess({ dataDir });
  await startServer(first).then((filling) => filling.stop());
  await first.stop();
  const postgres = await startPostgresProcess({ dataDir, variables });
  closing.push(() => postgres.stop());
  const server = await startServer(postgres);
  closing.push(() => server.stop());
  db = openOfficeDatabase(postgres.connection, 'demo');
  closing.push(() => db.destroy());
  const sender = createSender(server.address);
  closing.push(sender.close);
  send = sender.send;
}, 180_000);
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

/** Calls of the office's administrator, who signs in anew each day. */
async function callsOf(): Promise<{
  read: (path: string) => Promise<unknown>;
  post: (path: string, body: object) => Promise<unknown>;
}> {
  const owner = await callerOf({ secrets: createSecrets() }, { db, send }, ADMIN);
  return {
    read: async (path) => good(await owner.send({ path: `/api${path}` })),
    post: async (path, body) => good(await owner.send({ method: 'POST', path: `/api${path}`, body })),
  };
}

type Calls = Awaited<ReturnType<typeof callsOf>>;

const homeOf = async ({ read }: Calls, month?: string): Promise<Home> =>
  ((await read(`/home?whose=all${month ? `&month=${month}` : ''}`)) as { data: Home }).data;

/** By its rows: a total may be ten seconds old. */
const companiesOf = async ({ read }: Calls, query: string): Promise<number> =>
  ((await read(`/companies?limit=100&${query}`)) as { data: unknown[] }).data.length;

const daysFrom = (first: string, last: string): string[] => {
  const days = [first];
  for (let at = Date.parse(first); days.at(-1) !== last; ) {
    at += 86_400_000;
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
};

/** The month before that of the day, counted without the portal. */
function monthBefore(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`;
}

const AWAITED = `('awaiting_documents', 'incomplete')`;
const IN_WORK = `('complete', 'booking', 'clarification', 'booked', 'calculated', 'review', 'correcting')`;
const GO_ON = `tasks.status NOT IN ('cancelled', 'suspended')`;

/** What the database says about a month on a day: statuses, states and dates alone. */
async function counted(month: string, day: string) {
  const of = (from: string, where: string, values: string[]) =>
    run<{ n: number }>(db, `SELECT count(*)::int AS n FROM ${from} WHERE ${where}`, values).then(([row]) => row?.n);
  const settlements = `tasks.kind = 'settlement' AND tasks.period = $1`;
  const amounts = 'liabilities JOIN tasks ON tasks.id = liabilities.task_id';
  const owed = `tasks.period = $1 AND ${GO_ON} AND liabilities.status <> 'not_applicable'`;
  return {
    documents: await of('tasks', `${settlements} AND status IN ${AWAITED} AND docs_due_at < $2::date`, [month, day]),
    in_work: await of('tasks', `${settlements} AND status IN ${IN_WORK}`, [month]),
    to_publish: await of(
      amounts,
      `${owed} AND liabilities.status IN ('to_calculate', 'calculated', 'approved') AND liabilities.result IS DISTINCT FROM 'zero'`,
      [month],
    ),
    overdue: await of(
      amounts,
      `${owed} AND liabilities.status IN ('published', 'read') AND coalesce(liabilities.result, 'payable') = 'payable'
        AND liabilities.due_date < $2::date`,
      [month, day],
    ),
    unfinished: await of('tasks', `period < $1 AND (status IN ${AWAITED} OR status IN ${IN_WORK})`, [month]),
    documents_missing: await of(
      'companies',
      `id IN (SELECT company_id FROM tasks WHERE kind = 'settlement' AND period <= $1 AND status IN ${AWAITED} AND docs_due_at < $2::date)`,
      [month, day],
    ),
  };
}

async function shown(calls: Calls, home: Home) {
  return {
    ...Object.fromEntries(home.figures.map(({ key, value }) => [key, value])),
    unfinished: home.unfinished_before.count,
    documents_missing: await companiesOf(calls, `filters[month]=${home.month}&filters[documents_missing]=true`),
  };
}

/** Opens a month as the office does, and waits for its job. */
async function open({ read, post }: Calls, period: string): Promise<void> {
  const { data } = (await post('/tasks/open-month', { period, dry_run: false })) as { data: { job: { id: string } } };
  const isDone = async () => {
    const job = (await read(`/jobs/${data.job.id}`)) as { data: { status: string } };
    return job.data.status === 'done' || undefined;
  };
  await until(isDone, () => `${period} is not opened`);
}

/** Some companies are a step further each day, and of some the documents never come. */
async function work(day: string): Promise<void> {
  const month = monthBefore(day);
  const next = {
    awaiting_documents: 'complete',
    incomplete: 'complete',
    complete: 'booking',
    booking: 'calculated',
    calculated: 'published',
  };
  for (const [from, to] of Object.entries(next).toReversed())
    await run(
      db,
      `UPDATE tasks SET status = $1, documents_confirmed_at = coalesce(documents_confirmed_at, now()) WHERE id IN
        (SELECT id FROM tasks WHERE status = $2 AND period = $3 ORDER BY company_id OFFSET 2 LIMIT 4)`,
      [to, from, month],
    );
}

test('from 28 October to 3 December the numbers are those of the database, and a month that is opened changes none of an old one', async ({
  skip,
}) => {
  expect(process.env.BIURO_REQUIRE_ALL ? obstacle : undefined).toBeUndefined();
  if (obstacle) skip(obstacle);
  for (const day of daysFrom(FIRST, LAST)) {
    moveTo(day);
    const calls = await callsOf();
    expect(await run(db, `SELECT (now() AT TIME ZONE 'Europe/Warsaw')::date::text AS day`)).toEqual([{ day }]);
    await work(day);

    const months = ['2026-08', '2026-09', '2026-10'].filter((month) => month < day.slice(0, 7));
    const before = await Promise.all(months.map((month) => homeOf(calls, month)));
    const numbers = await Promise.all(before.map((home) => shown(calls, home)));
    const opened = OPENED[day];
    if (opened) {
      await open(calls, opened);
      const rows = await run<{ n: number }>(db, 'SELECT count(*)::int AS n FROM tasks WHERE period = $1', [opened]);
      expect(rows[0]?.n).toBeGreaterThan(20);
      const old = months.filter((month) => month < opened);
      const after = await Promise.all(old.map(async (month) => shown(calls, await homeOf(calls, month))));
      expect([day, after]).toEqual([day, numbers.slice(0, old.length)]);
    }

    const home = await homeOf(calls);
    expect([home.today, home.month]).toEqual([day, monthBefore(day)]);
    expect([day, await shown(calls, home)]).toEqual([day, await counted(home.month, day)]);
    for (const month of months) {
      const older = await homeOf(calls, month);
      expect([day, month, await shown(calls, older)]).toEqual([day, month, await counted(month, day)]);
    }
    const { data } = (await calls.read('/companies?limit=100')) as {
      data: { accounting_month: string | null; unfinished_before: { month: string } | null }[];
    };
    expect(new Set(data.flatMap(({ accounting_month }) => accounting_month ?? []))).toEqual(
      new Set(home.figures[0]?.of ? [home.month] : []),
    );
    expect(data.filter(({ unfinished_before }) => unfinished_before && unfinished_before.month >= home.month)).toEqual(
      [],
    );
  }

  const { unfinished_before } = await homeOf(await callsOf());
  expect(unfinished_before.count).toBeGreaterThan(0);
}, 300_000);
