import { addDays } from '@biuro/core/lib/date.ts';
import { monthAfter, shiftPeriod } from '@biuro/core/poland/period.ts';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db } from '../app/database/database.ts';
import { today } from '../app/today.ts';
import { batchOf, type MonthBatch } from '../tasks/month-batch.ts';
import { insertDeclarations, insertLiabilities, insertTasks, nextCompanies } from '../tasks/open-month-queries.ts';
import { type Calculated, calculate } from './amounts.ts';
import { chance } from './chance.ts';
import { hasReached, stateBefore, stateOfThisMonth } from './month-state.ts';

const MONTHS = 12;

type Task = MonthBatch['tasks'][number];
type Status = ReturnType<typeof stateOfThisMonth>;
interface Settled {
  task: Task;
  company: string;
  status: Status;
}

/** A year of settlements up to the month before this one: opened as the portal opens them, then worked on, published, paid and closed. */
export async function addHistory(db: Db, now = new Date()): Promise<void> {
  const day = today(now);
  const last = shiftPeriod(day.slice(0, 7), -1);
  for (let back = MONTHS - 1; back >= 0; back--) {
    const period = shiftPeriod(last, -back);
    const companies = await nextCompanies(db, { month: period, after: undefined, limit: 500 });
    const batch = batchOf(companies, period);
    await insertTasks(db, batch.tasks, null);
    await insertLiabilities(db, batch.liabilities);
    await insertDeclarations(db, batch.declarations);
    const names = new Map(companies.map(({ id, name }) => [id, name]));
    const settled = batch.tasks.map((task) => {
      const company = names.get(task.company_id) ?? '';
      const status =
        back === 0 ? stateOfThisMonth(company, Number(day.slice(8))) : stateBefore(company, period, back === 1);
      return { task, company, status: task.kind === 'payroll' && hasReached(status, 'published') ? 'closed' : status };
    });
    await workOn(db, settled, day);
    await settleLiabilities(db, batch, settled, day);
    await settleDeclarations(db, batch, settled);
    await writeDown(db, settled, day);
  }
}

const MISSING = [
  'Wyciąg z rachunku firmowego',
  'Faktury kosztowe za paliwo',
  'Raport dobowy z kasy',
  'Umowa najmu',
  'Faktura od operatora',
];

async function workOn(db: Db, settled: Settled[], day: string): Promise<void> {
  const rows = settled.map(({ task, company, status }) => {
    const confirmed = confirmedAt(task, company);
    const done = status === 'closed' ? 99 : hasReached(status, 'booked') ? 4 : hasReached(status, 'booking') ? 2 : 0;
    return {
      id: task.id,
      status,
      documents_confirmed_at: hasReached(status, 'complete') ? earlier(confirmed, day) : null,
      missing:
        status === 'incomplete'
          ? MISSING.filter((_, index) => chance(company, index) < 0.5)
              .slice(0, 3)
              .concat(MISSING[0] ?? '')
              .slice(0, 2)
          : [],
      blocked_reason: status === 'clarification' ? 'Czekamy na wyjaśnienie dwóch faktur zagranicznych' : null,
      checklist: task.checklist.map((item, index) =>
        index < done ? { ...item, done_at: earlier(confirmed, day), done_by: 'Maria Wójcik' } : item,
      ),
      opened: `${monthAfter(task.period, 1)}-01T05:00:00Z`,
    };
  });
  await sql`
    UPDATE tasks SET status = settled.status, documents_confirmed_at = settled.documents_confirmed_at, blocked_reason = settled.blocked_reason,
      missing = ARRAY(SELECT jsonb_array_elements_text(settled.missing)), checklist = settled.checklist,
      created_at = settled.opened, updated_at = coalesce(settled.documents_confirmed_at, settled.opened),
      documents_confirmed_by = CASE WHEN settled.documents_confirmed_at IS NOT NULL THEN
        (SELECT user_id FROM company_users WHERE company_id = tasks.company_id AND role = 'representative' ORDER BY user_id LIMIT 1) END
    FROM json_to_recordset(${JSON.stringify(rows)}) AS settled (id uuid, status text, documents_confirmed_at timestamptz, missing jsonb,
      blocked_reason text, checklist jsonb, opened timestamptz)
    WHERE tasks.id = settled.id`.execute(db);
}

/** When the client had sent everything: a few days before the date, or a day or two after it. */
function confirmedAt(task: Task, company: string): string {
  const luck = chance(company, task.period, 'documents');
  return `${addDays(task.docs_due_at ?? task.due_at, Math.round(luck * 5) - 3)}T${10 + Math.floor(luck * 8)}:15:00Z`;
}

/** Nothing of the demo happens in the future. */
const earlier = (instant: string, day: string): string => (instant < day ? instant : `${addDays(day, -1)}T14:00:00Z`);

async function settleLiabilities(db: Db, batch: MonthBatch, settled: Settled[], day: string): Promise<void> {
  const byTask = new Map(settled.map((one) => [one.task.id, one]));
  const rows = batch.liabilities.flatMap((liability) => {
    const one = byTask.get(liability.task_id);
    if (!one || !hasReached(one.status, 'calculated')) return [];
    const found = calculate(one.company, liability.kind, liability.period);
    return [{ id: liability.id, ...found, ...paymentOf(one, liability, found, day) }];
  });
  await sql`
    UPDATE liabilities SET amount = done.amount, result = done.result, basis = done.basis, status = done.status,
      published_at = done.published_at, read_at = done.read_at, paid_at = done.paid_at, paid_amount = done.paid_amount,
      confirmed_at = done.confirmed_at, updated_at = coalesce(done.published_at, now())
    FROM json_to_recordset(${JSON.stringify(rows)}) AS done (id uuid, amount numeric, result text, basis jsonb, status text,
      published_at timestamptz, read_at timestamptz, paid_at date, paid_amount numeric, confirmed_at timestamptz)
    WHERE liabilities.id = done.id`.execute(db);
}

/** Most pay a day or two before the date, some on it, and of the last months some have not yet. */
function paymentOf(
  { task, status, company }: Settled,
  liability: MonthBatch['liabilities'][number],
  { amount, result }: Calculated,
  day: string,
) {
  const { kind, period, due_date } = liability;
  const none = { published_at: null, read_at: null, paid_at: null, paid_amount: null, confirmed_at: null };
  if (!hasReached(status, 'published'))
    return { ...none, status: chance(company, kind, 'approved') < 0.5 ? 'approved' : 'calculated' };
  const told = status === 'closed' ? toldAt(task, company, due_date) : addDays(due_date, -6);
  const published_at = earlier(`${told}T13:20:00Z`, day);
  if (status === 'closed' && result !== 'payable')
    return { ...none, status: 'read', published_at, read_at: published_at };
  const luck = chance(company, period, kind, 'payment');
  const paid_at = later(addDays(due_date, -Math.floor(luck * 4)), published_at.slice(0, 10));
  if (status === 'closed' && paid_at < day)
    return {
      status: 'confirmed',
      published_at,
      read_at: published_at,
      paid_at,
      paid_amount: amount,
      confirmed_at: `${addDays(paid_at, 1)}T09:00:00Z`,
    };
  if (result === 'payable' && paid_at < day && luck < 0.45)
    return { ...none, status: 'paid', published_at, read_at: published_at, paid_at, paid_amount: amount };
  return {
    ...none,
    status: luck < 0.75 ? 'read' : 'published',
    published_at,
    read_at: luck < 0.75 ? published_at : null,
  };
}

/** In time, but for one settlement in eight. */
function toldAt(task: Task, company: string, dueDate: string): string {
  const luck = chance(company, task.period, 'told');
  return luck < 0.12 ? addDays(task.due_at, 1 + Math.floor(luck * 30)) : addDays(dueDate, -6);
}

const later = (one: string, other: string) => (one > other ? one : other);

interface Filed {
  id: string;
  status: 'accepted' | 'sent' | 'prepared';
  upo_number: string | null;
  sent_at: string | null;
}

async function settleDeclarations(db: Db, batch: MonthBatch, settled: Settled[]): Promise<void> {
  const byTask = new Map(settled.map((one) => [one.task.id, one]));
  const rows = batch.declarations.flatMap(({ id, task_id, form, due_date }): Filed[] => {
    const status = byTask.get(task_id)?.status;
    if (status === 'closed')
      return [
        {
          id,
          status: 'accepted',
          upo_number: `UPO-${id.slice(-12).toUpperCase()}`,
          sent_at: `${addDays(due_date, -1)}T11:30:00Z`,
        },
      ];
    if (status && hasReached(status, 'calculated'))
      return [{ id, status: form === 'dra' ? 'sent' : 'prepared', upo_number: null, sent_at: null }];
    return [];
  });
  await sql`
    UPDATE declarations SET status = done.status, upo_number = done.upo_number, sent_at = coalesce(done.sent_at, CASE WHEN done.status = 'sent' THEN now() END),
      sent_by = CASE WHEN done.status IN ('sent', 'accepted') THEN (SELECT id FROM users WHERE email = 'ksiegowa@demo.example') END
    FROM json_to_recordset(${JSON.stringify(rows)}) AS done (id uuid, status text, upo_number text, sent_at timestamptz)
    WHERE declarations.id = done.id`.execute(db);
}

/** The history of a task as the portal would have told it. */
async function writeDown(db: Db, settled: Settled[], day: string): Promise<void> {
  const entries = settled.flatMap((one) => {
    const { task } = one;
    const base = { entity: 'task', entity_id: task.id, company_id: task.company_id };
    const opened = {
      ...base,
      id: uuid(),
      action: 'task.opened',
      changes: [{ field: 'period', before: null, after: task.period }],
      at: `${monthAfter(task.period, 1)}-01T05:00:00Z`,
      by: null,
    };
    const moved = movesOf(one, day).map(({ before, after, at }) => ({
      ...base,
      id: uuid(),
      action: 'task.moved',
      changes: [{ field: 'status', before, after }],
      at,
      by: 'Maria Wójcik',
    }));
    return [opened, ...moved];
  });
  await sql`
    INSERT INTO audit (id, at, actor_name, action, entity, entity_id, company_id, changes)
    SELECT id, at, by, action, entity, entity_id, company_id, changes
    FROM json_to_recordset(${JSON.stringify(entries)}) AS entry (id uuid, at timestamptz, by text, action text, entity text, entity_id uuid,
      company_id uuid, changes jsonb)`.execute(db);
}

/** What the office did with a task: booked it, computed its taxes, closed it. */
function movesOf({ task, company, status }: Settled, day: string) {
  const confirmed = confirmedAt(task, company);
  const booked = later(confirmed, `${addDays(task.due_at, -6)}T12:40:00Z`);
  const calculated = later(booked, `${addDays(task.due_at, -4)}T09:10:00Z`);
  const moves = [
    { reached: 'booked', before: 'booking', after: 'booked', at: booked },
    { reached: 'calculated', before: 'booked', after: 'calculated', at: calculated },
    { reached: 'closed', before: 'published', after: 'closed', at: `${monthAfter(task.period, 1)}-27T12:00:00Z` },
  ] as const;
  return moves
    .filter(({ reached }) => hasReached(status, reached))
    .map((move) => ({ ...move, at: earlier(move.at, day) }));
}
