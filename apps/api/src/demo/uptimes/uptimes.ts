import type { components } from '@biuro/contract';
import { addDays } from '@biuro/core/lib/date.ts';
import { shiftPeriod } from '@biuro/core/poland/period.ts';
import { isWorkingDay } from '@biuro/core/poland/working-day.ts';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { today } from '#platform/clock/today.ts';
import type { Db } from '#platform/database/database.ts';
import { choose } from '../history/seeded-random.ts';
import { type Stretch, stretchesOf, type Trade } from './day.ts';

/** Including the current one: since the first settlement of the demo. */
const MONTHS = 12;
/** From this day of a month, the previous one is approved and closed. */
const CLOSING_DAY = 6;
const AT_ONCE = 2_000;

type Status = components['schemas']['UptimeStatus'];

interface Person {
  id: string;
  name: string;
  trade: Trade;
  /** First day. */
  since: string;
}
interface Settlement {
  id: string;
  company_id: string;
  kind: string;
  period: string;
  assignee_id: string | null;
}
interface Row extends Pick<Stretch, 'category' | 'comment' | 'billable' | 'source'> {
  id: string;
  user_id: string;
  company_id: string | null;
  settlement_id: string | null;
  /** Date and time in Poland. */
  start: string;
  end: string;
  day: string;
  status: Status;
  reason: string | null;
}

/** A year of work time up to yesterday: closed months are approved, entries of this month wait. */
export async function addUptimes(db: Db, now = new Date()): Promise<void> {
  const day = today(now);
  const open = openSince(day);
  const people = await peopleOf(db, day);
  const settlements = await settlementsOf(db);
  const rows = people.flatMap((person) => workOf(person, settlements, day));
  reviewEntries(rows, people, open, day);
  for (let start = 0; start < rows.length; start += AT_ONCE) await insert(db, rows.slice(start, start + AT_ONCE));
  await closeMonths(db, open);
  await runTimer(db, people, settlements, now);
}

/** First day of the first open month. */
const openSince = (day: string) =>
  `${Number(day.slice(8)) < CLOSING_DAY ? shiftPeriod(day.slice(0, 7), -1) : day.slice(0, 7)}-01`;

const TRADES: Record<string, Trade> = {
  owner: 'manager',
  administrator: 'manager',
  accountant: 'accountant',
  payroll: 'payroll',
  assistant: 'assistant',
};

async function peopleOf(db: Db, day: string): Promise<Person[]> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'role', 'created_at'])
    .where('is_admin', '=', true)
    .where('status', '=', 'active')
    .orderBy('email')
    .execute();
  const first = `${shiftPeriod(day.slice(0, 7), 1 - MONTHS)}-01`;
  return users.flatMap(({ id, first_name, last_name, role, created_at }) => {
    const trade = TRADES[role];
    const came = today(created_at);
    const since = came < day && came > first ? came : first;
    return trade ? [{ id, name: `${first_name} ${last_name}`, trade, since }] : [];
  });
}

const settlementsOf = (db: Db): Promise<Settlement[]> =>
  db.selectFrom('tasks').select(['id', 'company_id', 'kind', 'period', 'assignee_id']).orderBy('title').execute();

/** Settlements of the previous month that a person works on; payroll for the payroll person. */
function settlementsFor({ id, trade }: Person, settlements: Settlement[], month: string): Settlement[] {
  const period = shiftPeriod(month, -1);
  const kind = trade === 'payroll' ? 'payroll' : 'settlement';
  const ofMonth = settlements.filter((one) => one.period === period && one.kind === kind);
  const own = ofMonth.filter((one) => one.assignee_id === id);
  return own.length > 0 ? own : ofMonth;
}

function workOf(person: Person, settlements: Settlement[], day: string): Row[] {
  const rows: Row[] = [];
  let [month, ofMonth]: [string, Settlement[]] = ['', []];
  for (let date = person.since; date < day; date = addDays(date, 1)) {
    if (!isWorkingDay(date)) continue;
    if (!date.startsWith(month) || month === '') {
      month = date.slice(0, 7);
      ofMonth = settlementsFor(person, settlements, month);
    }
    for (const stretch of stretchesOf(person.name, person.trade, date)) {
      const row = rowOf(person, date, stretch, ofMonth);
      if (row) rows.push(row);
    }
  }
  return rows;
}

function rowOf(person: Person, day: string, stretch: Stretch, [first, ...rest]: Settlement[]): Row | undefined {
  const { from, to, forCompany, ...work } = stretch;
  if (forCompany && !first) return undefined;
  const settlement = forCompany && first ? choose([first, ...rest], person.name, day, from) : undefined;
  return {
    ...work,
    id: uuid(),
    user_id: person.id,
    company_id: settlement?.company_id ?? null,
    settlement_id: work.category === 'advice' || work.category === 'onboarding' ? null : (settlement?.id ?? null),
    start: `${day}T${from}`,
    end: `${day}T${to}`,
    day,
    status: 'saved',
    reason: null,
  };
}

/** Reviews: Piotr has submitted his last weeks, and one of Maria's entries was rejected. */
function reviewEntries(rows: Row[], people: Person[], open: string, day: string): void {
  const idOf = (name: string) => people.find((person) => person.name === name)?.id;
  const [piotr, maria] = [idOf('Piotr Zieliński'), idOf('Maria Wójcik')];
  const oldest = rows.reduce((first, row) => (row.day < first ? row.day : first), day).slice(0, 7);
  for (const row of rows) {
    if (row.day < open) row.status = row.billable && row.day.startsWith(oldest) ? 'invoiced' : 'approved';
    else if (row.user_id === piotr && row.day < addDays(day, -3)) row.status = 'submitted';
  }
  const returned = rows.findLast((row) => row.user_id === maria && row.day >= open && row.company_id !== null);
  if (returned) Object.assign(returned, { status: 'rejected', reason: 'To spotkanie było z inną firmą. Popraw firmę' });
}

async function insert(db: Db, rows: Row[]): Promise<void> {
  await sql`
    INSERT INTO uptimes (id, user_id, company_id, settlement_id, start_date, end_date, category, billable, comment, status, reason, source,
      timer_start, created_at, updated_at)
    SELECT id, user_id, company_id, settlement_id, began, ended, category, billable, comment, status, reason, source,
      CASE WHEN source = 'timer' THEN began END, ended, ended
    FROM json_to_recordset(${JSON.stringify(rows)}) AS entry (id uuid, user_id uuid, company_id uuid, settlement_id uuid, start timestamp,
        "end" timestamp, category text, billable boolean, comment text, status text, reason text, source text)
      CROSS JOIN LATERAL (SELECT start AT TIME ZONE 'Europe/Warsaw' AS began, "end" AT TIME ZONE 'Europe/Warsaw' AS ended) times`.execute(
    db,
  );
}

/** Closed by the administrator; one month was reopened for a forgotten entry and closed again. */
async function closeMonths(db: Db, open: string): Promise<void> {
  await sql`
    INSERT INTO uptime_months (user_id, month, closed, closed_at, closed_by)
    SELECT DISTINCT user_id, to_char(day, 'YYYY-MM'), true, date_trunc('month', day) + interval '1 month 5 days 11 hours', admin.id
    FROM uptimes, (SELECT id FROM users WHERE email = 'admin@demo.example') admin
    WHERE day < ${open}::date`.execute(db);
  await sql`
    UPDATE uptime_months SET closed_at = closed_at + interval '2 days', reopened_at = closed_at + interval '1 day', reopened_by = closed_by,
      reason = 'Brakowało wpisu z kontroli w urzędzie'
    WHERE (user_id, month) = (SELECT user_id, max(month) FROM uptime_months JOIN users ON users.id = user_id
      WHERE last_name = 'Zieliński' GROUP BY user_id)`.execute(db);
}

/** One user has a running timer while the demo is looked at. */
async function runTimer(db: Db, people: Person[], settlements: Settlement[], now: Date): Promise<void> {
  const person = people.find(({ name }) => name === 'Piotr Zieliński');
  const settlement = person && settlementsFor(person, settlements, today(now).slice(0, 7)).at(0);
  if (!person || !settlement) return;
  const start = new Date(Math.floor(now.getTime() / 60_000) * 60_000 - 40 * 60_000);
  await db
    .insertInto('uptimes')
    .values({
      id: uuid(),
      user_id: person.id,
      company_id: settlement.company_id,
      settlement_id: settlement.id,
      start_date: start,
      category: 'bookkeeping',
      status: 'running',
      source: 'timer',
      timer_start: start,
      created_at: undefined,
      updated_at: undefined,
    })
    .execute();
}

/** One entry for each of the two companies; entries of B must not reach A. */
export async function addUptimesOfTwo(db: Db): Promise<void> {
  await sql`
    INSERT INTO uptimes (id, user_id, company_id, start_date, end_date, category, comment, source)
    SELECT gen_random_uuid(), admin.id, companies.id, start, start + interval '1 hour', 'bookkeeping',
      CASE WHEN companies.name LIKE 'SECRET-B%' THEN 'SECRET-B' ELSE 'Księgowanie' END, 'manual'
    FROM (SELECT id FROM users WHERE email = 'admin@two.example') admin, companies,
      LATERAL (SELECT CASE WHEN companies.name LIKE 'SECRET-B%' THEN timestamptz '2026-03-02 09:00Z' ELSE timestamptz '2026-03-02 08:00Z' END
        AS start) times`.execute(db);
}
