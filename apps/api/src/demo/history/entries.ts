import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { changesOf } from '#platform/audit/audit.ts';
import type { Db } from '#platform/database/database.ts';
import type { SettlementTimeline, Someone } from './settlement-timeline.ts';

type Values = Record<string, unknown>;

/** One history entry of a settlement; without a user, of the portal itself. */
export interface Entry {
  of: SettlementTimeline;
  action: string;
  at: string;
  by: Someone | undefined;
  before?: Values;
  after?: Values;
}

/** Inserts them by time, which is also the order of their ids. */
export async function insertEntries(db: Db, entries: Entry[]): Promise<void> {
  const rows = entries
    .toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
    .map(({ of, action, at, by, before = {}, after = {} }, index) => ({
      id: uuid({ msecs: Date.parse(at), seq: index }),
      at,
      by: by?.id ?? null,
      name: by?.name ?? null,
      action,
      task: of.task.id,
      company: of.task.company_id,
      changes: changesOf(before, after),
    }));
  await sql`
    INSERT INTO audit (id, at, actor_id, actor_name, action, entity, entity_id, company_id, changes)
    SELECT id, at, by, name, action, 'task', task, company, changes
    FROM json_to_recordset(${JSON.stringify(rows)}) AS entry (id uuid, at timestamptz, by uuid, name text, action text, task uuid, company uuid,
      changes jsonb)`.execute(db);
}
