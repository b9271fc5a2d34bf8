import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { UptimesTable } from '#platform/database/tables/uptimes.ts';
import type { TestApp } from '../server/test-app.ts';

type Row = Insertable<UptimesTable>;

/** An entry with instants in UTC, for example `2026-03-29 01:30`. */
export type Entry = Partial<Row> & { user_id: string; start: string; end: string | null };

export async function addEntries({ db }: Pick<TestApp, 'db'>, entries: Entry[]): Promise<void> {
  const rows = entries.map(
    ({ start, end, ...entry }): Row => ({
      id: uuid(),
      company_id: null,
      settlement_id: null,
      start_date: `${start}Z`,
      end_date: end === null ? null : `${end}Z`,
      category: 'bookkeeping',
      status: end === null ? 'running' : 'saved',
      source: 'manual',
      created_at: undefined,
      updated_at: undefined,
      ...entry,
    }),
  );
  if (rows.length > 0) await db.insertInto('uptimes').values(rows).execute();
}
