import { addWorkingDays } from '@biuro/core/poland/working-day.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { Entry } from './entries.ts';
import { lateDocumentsOf } from './late-documents.ts';
import { hasReached } from './month-state.ts';
import { movesOf } from './moves.ts';
import { clarificationOf, missingOf, SUSPENDED } from './open-issues.ts';
import type { SettlementTimeline } from './settlement-timeline.ts';

/** Sets the status of each settlement and returns its history entries. */
export async function workOn(db: Db, settled: SettlementTimeline[], day: string): Promise<Entry[]> {
  const rows = settled.map((one) => rowOf(one, day));
  await sql`
    UPDATE tasks SET status = settled.status, status_before = settled.status_before, blocked_reason = settled.blocked_reason,
      documents_confirmed_at = settled.confirmed_at, documents_confirmed_by = settled.confirmed_by,
      missing = ARRAY(SELECT jsonb_array_elements_text(settled.missing)), checklist = settled.checklist,
      late_docs = settled.late_docs, late_docs_note = settled.late_docs_note,
      due_at = coalesce(settled.due_at, tasks.due_at), created_at = settled.opened, updated_at = coalesce(settled.confirmed_at, settled.opened)
    FROM json_to_recordset(${JSON.stringify(rows)}) AS settled (id uuid, status text, status_before text, blocked_reason text,
      confirmed_at timestamptz, confirmed_by uuid, missing jsonb, checklist jsonb, late_docs boolean, late_docs_note text, due_at date,
      opened timestamptz)
    WHERE tasks.id = settled.id`.execute(db);
  return settled.flatMap((one) => movesOf(one, day));
}

function rowOf(one: SettlementTimeline, day: string) {
  const { task, status, course, worker, client } = one;
  const confirmed_at = hasReached(status, 'complete') ? course.confirmed : null;
  const late = lateDocumentsOf(one, day);
  return {
    id: task.id,
    status,
    status_before: status === 'suspended' ? 'booking' : null,
    blocked_reason: status === 'suspended' ? SUSPENDED : status === 'clarification' ? clarificationOf(one) : null,
    confirmed_at,
    confirmed_by: confirmed_at && task.kind === 'settlement' ? (client?.id ?? worker?.id ?? null) : null,
    missing: status === 'incomplete' ? missingOf(one) : [],
    checklist: checklistOf(one),
    late_docs: late !== undefined && !late.decided,
    late_docs_note: late && !late.decided ? late.note : null,
    // A correction has a date of its own.
    due_at: status === 'correcting' ? addWorkingDays(day, 3) : null,
    opened: course.opened,
  };
}

/** Number of checklist items that are done by status. */
const DONE: [SettlementTimeline['status'], number][] = [
  ['published', 99],
  ['calculated', 8],
  ['booked', 6],
  ['booking', 2],
];

function checklistOf({ task, status, course, worker }: SettlementTimeline) {
  const [, done] = DONE.find(([step]) => hasReached(status, step)) ?? ['', 0];
  const at = (index: number) => (index < 2 ? course.confirmed : index < 6 ? course.booked : course.calculated);
  return task.checklist.map((item, index) =>
    index < done ? { ...item, done_at: at(index), done_by: worker?.name ?? null } : item,
  );
}
