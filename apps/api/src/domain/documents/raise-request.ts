import type { components } from '@biuro/contract';
import { createText } from '@biuro/core/i18n/text.ts';
import { addWorkingDays } from '@biuro/core/poland/working-day.ts';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { today } from '#platform/clock/today.ts';
import type { Db } from '#platform/database/database.ts';
import { monthOf as monthName } from '../notices/notice-period.ts';
import messages from './messages.json' with { type: 'json' };

export type NewItem = components['schemas']['NewDocumentRequestItem'];

interface NewRequest {
  company_id: string;
  month: string;
  task_id?: string;
  title: string;
  description?: string | undefined;
  due_date: string;
  created_by: string;
}

/** Working days that a company has for what its settlement lacks. */
const TIME = 3;

/** Asks a company for documents; returns the id of the request. Nobody is told by it. */
export async function insertRequest(db: Db, request: NewRequest, items: readonly NewItem[]): Promise<string> {
  const id = uuid();
  await db
    .insertInto('document_requests')
    .values({ ...request, id })
    .execute();
  await insertItems(db, id, items);
  return id;
}

/** Behind the items that are there. */
export async function insertItems(db: Db, requestId: string, items: readonly NewItem[], from = 1): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map(({ label, kind }, index) => ({
    id: uuid(),
    request_id: requestId,
    number: from + index,
    label: label.trim(),
    kind,
  }));
  await db.insertInto('document_request_items').values(rows).execute();
}

interface Settlement {
  id: string;
  company_id: string;
  period: string;
}

/**
 * Asks for what a settlement lacks, by its open request where there is one: what is not asked for yet is added. Nobody is told by it. Lock
 * the settlement first.
 */
export async function raiseRequest(db: Db, settlement: Settlement, lacks: string[], by: string): Promise<void> {
  const open = await db
    .selectFrom('document_requests')
    .select('id')
    .where('task_id', '=', settlement.id)
    .where('is_open', '=', true)
    .forUpdate()
    .executeTakeFirst();
  const items = lacks.map((label) => ({ label: label.slice(0, 200) }));
  if (!open) {
    const { month } = await db
      .selectFrom('tasks')
      .select('month')
      .where('id', '=', settlement.id)
      .executeTakeFirstOrThrow();
    const request = {
      company_id: settlement.company_id,
      month,
      task_id: settlement.id,
      title: titleOf(settlement),
      due_date: addWorkingDays(today(), TIME),
      created_by: by,
    };
    await insertRequest(db, request, items);
    return;
  }
  const { rows: known } = await sql<{ label: string; last: number }>`
    SELECT fold(label) AS label, max(number) OVER ()::int AS last FROM document_request_items WHERE request_id = ${open.id}`.execute(
    db,
  );
  const { rows: asked } = await sql<{ label: string }>`
    SELECT label FROM unnest(${items.map(({ label }) => label)}::text[]) WITH ORDINALITY AS one (label, place)
    WHERE fold(label) <> ALL (${known.map(({ label }) => label)}::text[]) ORDER BY place`.execute(db);
  await insertItems(db, open.id, asked, (known[0]?.last ?? 0) + 1);
}

/** Records of an office are in its language, whatever the language of the reader. */
const titleOf = ({ period }: Settlement) =>
  createText(messages, 'pl')('request.title', { month: monthName(period, 'pl') });
