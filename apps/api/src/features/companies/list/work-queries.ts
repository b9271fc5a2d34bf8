import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { Checklist, Company } from '../company.ts';
import type { ChecklistKey } from '../lifecycle/checklist-items.ts';

/** Lifecycle of a company. */
export interface CompanyLifecycle {
  id: string;
  name: string;
  version: number;
  lifecycle: Company['lifecycle'];
  contract_from: string | null;
  checklist: Checklist;
}

const lifecycles = (db: Db) =>
  db.selectFrom('companies').select(['id', 'name', 'version', 'lifecycle', 'contract_from', 'checklist']);

export const findLifecycle = (db: Db, id: string): Promise<CompanyLifecycle | undefined> =>
  lifecycles(db).where('id', '=', id).executeTakeFirst();

/** Locks the company until the transaction ends. */
export const lockLifecycle = (db: Db, id: string): Promise<CompanyLifecycle | undefined> =>
  lifecycles(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export async function setLifecycle(db: Db, id: string, lifecycle: Company['lifecycle']): Promise<void> {
  await db
    .updateTable('companies')
    .set((set) => ({ lifecycle, version: set('version', '+', 1), updated_at: sql`now()` }))
    .where('id', '=', id)
    .execute();
}

interface ItemChange {
  item: ChecklistKey;
  state: 'open' | 'done' | 'waived';
  reason: string | null;
  /** Id of the user; the name is stored, because the account may be deleted later. */
  by: string;
}

/** Returns the new checklist. The version stays the same, so that open forms stay valid. */
export async function setChecklistItem(
  db: Db,
  id: string,
  { item, state, reason, by }: ItemChange,
): Promise<Checklist> {
  const settled = sql<string>`checklist || jsonb_build_object(${item}::text, jsonb_build_object(
    'state', ${state}::text, 'reason', ${reason}::text, 'at', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'by', (SELECT first_name || ' ' || last_name FROM users WHERE users.id = ${by})))`;
  const { checklist } = await db
    .updateTable('companies')
    .set({ checklist: state === 'open' ? sql<string>`checklist - ${item}::text` : settled })
    .where('id', '=', id)
    .returning('checklist')
    .executeTakeFirstOrThrow();
  return checklist;
}
