import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { UptimesTable } from '#platform/database/tables/uptimes.ts';
import { isLocked } from './list/uptime-list.ts';

export type Entry = Selectable<UptimesTable> & { locked: boolean };

/**
 * Those of these users who exist, locked: nobody else writes their entries until the transaction ends, so that checks
 * stay valid.
 */
export async function lockPeople(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const people = await db
    .selectFrom('users')
    .select(['id', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('id', 'in', ids)
    .where('is_admin', '=', true)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(people.map(({ id, name }) => [id, name]));
}

/** Users who currently work in the office. */
export async function activePeople(db: Db): Promise<string[]> {
  const people = await db
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .execute();
  return people.map(({ id }) => id);
}

export const isActive = async (db: Db, id: string): Promise<boolean> =>
  (await activePeople(db)).includes(id.toLowerCase());

const entries = (db: Db) =>
  db
    .selectFrom('uptimes')
    .selectAll('uptimes')
    .select(sql<boolean>`${sql.raw(isLocked)}`.as('locked'));

export const findEntry = (db: Db, id: string): Promise<Entry | undefined> =>
  entries(db).where('id', '=', id).executeTakeFirst();

export const findEntries = (db: Db, ids: string[]): Promise<Entry[]> =>
  entries(db).where('id', 'in', ids).orderBy('start_date').execute();

export interface Names {
  user: string;
  company: string | null;
  settlement: string | null;
}

/** Names of user, company and settlement of the entries, by id. */
export async function findNames(db: Db, ids: string[]): Promise<Map<string, Names>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('uptimes')
    .innerJoin('users', 'users.id', 'uptimes.user_id')
    .leftJoin('companies', 'companies.id', 'uptimes.company_id')
    .leftJoin('tasks', 'tasks.id', 'uptimes.settlement_id')
    .select(['uptimes.id', 'companies.name as company', 'tasks.title as settlement'])
    .select(sql<string>`users.first_name || ' ' || users.last_name`.as('user'))
    .where('uptimes.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}

export const findMonth = (db: Db, userId: string, month: string): Promise<Entry[]> =>
  entries(db)
    .where('user_id', '=', userId)
    .where('day', '>=', `${month}-01`)
    .where('day', '<', sql<string>`(${`${month}-01`}::date + interval '1 month')::date`)
    .orderBy('start_date')
    .execute();

/** The entry that was created from a timer with this start. */
export const findTimer = (db: Db, userId: string, start: Date): Promise<Entry | undefined> =>
  entries(db).where('user_id', '=', userId).where('timer_start', '=', start).executeTakeFirst();

export const findRunning = (db: Db, userId: string): Promise<Entry | undefined> =>
  entries(db).where('user_id', '=', userId).where('end_date', 'is', null).executeTakeFirst();

export interface Obstacle {
  id: string;
  /** Time in Poland, with the date when it differs from that of the work. */
  from: string;
  to: string | null;
}

/** The first overlapping entry of the user; without an end, everything after the start overlaps. */
export async function findOverlap(
  db: Db,
  { userId, start, end, except = null }: { userId: string; start: Date; end: Date | null; except?: string | null },
): Promise<Obstacle | undefined> {
  const local = (column: string) => sql.raw(`(${column} AT TIME ZONE 'Europe/Warsaw')`);
  const clock = (column: string) => sql<string>`to_char(${local(column)}, CASE
    WHEN ${local(column)}::date = (${start}::timestamptz AT TIME ZONE 'Europe/Warsaw')::date THEN 'HH24:MI' ELSE 'DD.MM HH24:MI' END)`;
  return db
    .selectFrom('uptimes')
    .select(['id', clock('start_date').as('from'), clock('end_date').as('to')])
    .where('user_id', '=', userId)
    .where(sql<boolean>`id IS DISTINCT FROM ${except}::uuid`)
    .where(sql<boolean>`tstzrange(start_date, end_date) && tstzrange(${start}, ${end})`)
    .orderBy('start_date')
    .executeTakeFirst();
}

/** The first closed month among these instants, for example 2026-03. */
export async function findClosedMonth(db: Db, userId: string, instants: Date[]): Promise<string | undefined> {
  const months = instants.map(
    (instant) => sql<string>`to_char(${instant}::timestamptz AT TIME ZONE 'Europe/Warsaw', 'YYYY-MM')`,
  );
  const closed = await db
    .selectFrom('uptime_months')
    .select('month')
    .where('user_id', '=', userId)
    .where('closed', '=', true)
    .where('month', 'in', months)
    .executeTakeFirst();
  return closed?.month;
}

export async function insertEntry(db: Db, entry: Omit<Insertable<UptimesTable>, 'created_at' | 'updated_at'>) {
  await db
    .insertInto('uptimes')
    .values({ ...entry, created_at: undefined, updated_at: undefined })
    .execute();
}

export async function changeEntries(db: Db, ids: string[], values: Updateable<UptimesTable>): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('uptimes')
    .set({ ...values, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('id', 'in', ids)
    .execute();
}

export async function deleteEntries(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('uptimes').where('id', 'in', ids).execute();
}

export const companyOfSettlement = (db: Db, id: string) =>
  db.selectFrom('tasks').select('company_id').where('id', '=', id).executeTakeFirst();

export const companyExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('companies').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
