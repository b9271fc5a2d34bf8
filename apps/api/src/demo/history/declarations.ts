import { addDays } from '@biuro/core/lib/date.ts';
import { previousWorkingDay } from '@biuro/core/poland/working-day.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { NewDeclaration } from '../../features/tasks/open-month/queries.ts';
import type { Entry } from './entries.ts';
import { hasReached } from './month-state.ts';
import { seededRandom } from './seeded-random.ts';
import { dayOf, earlier, instant, later } from './settlement-course.ts';
import type { SettlementTimeline } from './settlement-timeline.ts';

interface Filed {
  declaration: NewDeclaration;
  of: SettlementTimeline;
  status: 'to_prepare' | 'prepared' | 'signed' | 'sent' | 'accepted' | 'rejected';
  prepared_at: string | null;
  sent_at: string | null;
  answered_at: string | null;
  upo_number: string | null;
  remark: string | null;
}

/** A company whose JPK was just rejected, and one whose JPK was never filed. */
const REJECTED = { company: 'Meble Dębowe', back: 0, reason: 'Bramka MF: 401, dokument niezgodny ze schematem XSD' };
const FORGOTTEN = { company: 'Transport Łabędź', back: 1 };

export async function settleDeclarations(
  db: Db,
  declarations: NewDeclaration[],
  byTask: Map<string, SettlementTimeline>,
  day: string,
): Promise<Entry[]> {
  const filed = declarations.flatMap((declaration) => {
    const of = byTask.get(declaration.task_id);
    return of && (hasReached(of.status, 'calculated') || isPayrollDue(declaration, day))
      ? [filedOf(of, declaration, day)]
      : [];
  });
  const rows = filed.map(({ declaration, of, status, sent_at, upo_number, remark }) => ({
    id: declaration.id,
    status,
    sent_at,
    upo_number,
    remark,
    sent_by: sent_at && of.worker ? of.worker.id : null,
  }));
  await sql`
    UPDATE declarations SET status = done.status, upo_number = done.upo_number, sent_at = done.sent_at, sent_by = done.sent_by, remark = done.remark
    FROM json_to_recordset(${JSON.stringify(rows)}) AS done (id uuid, status text, upo_number text, sent_at timestamptz, sent_by uuid, remark text)
    WHERE declarations.id = done.id`.execute(db);
  return filed.flatMap(entriesOf);
}

/** The payroll person files DRA, independent of bookkeeping. */
const isPayrollDue = ({ form, due_date }: NewDeclaration, day: string) => form === 'dra' && due_date < day;

/** Filed in the last days before the date, and confirmed within the hour. */
function filedOf(of: SettlementTimeline, declaration: NewDeclaration, day: string): Filed {
  const { company, back, status, course } = of;
  const { id, form, period, due_date } = declaration;
  const luck = seededRandom(company, period, form, 'filed');
  const planned = previousWorkingDay(addDays(due_date, -Math.floor(luck * 3)));
  const is = (one: { company: string; back: number }) => company.startsWith(one.company) && back === one.back;
  const due = isPayrollDue(declaration, day);
  const prepared_at = due ? instant(earlier(planned, day), 9, 15) : course.calculated;
  const open = { declaration, of, prepared_at, sent_at: null, answered_at: null, upo_number: null, remark: null };
  const jpk = form === 'jpk_v7m' || form === 'jpk_v7k';
  if (jpk && is(FORGOTTEN)) return { ...open, status: 'prepared' };
  const on = due ? planned : later(planned, dayOf(course.calculated));
  const refused = jpk && is(REJECTED);
  const over = status === 'closed' || status === 'correcting' || refused || due;
  if (!over && (!hasReached(status, 'published') || on >= day)) {
    if (luck < 0.35) return { ...open, prepared_at: null, status: 'to_prepare' };
    return { ...open, status: luck < 0.8 ? 'prepared' : 'signed' };
  }
  const sent = earlier(on, day);
  const sent_at = instant(sent, 13, Math.floor(luck * 40));
  const answered_at = instant(sent, 14, Math.floor(luck * 50));
  if (refused) return { ...open, status: 'rejected', sent_at, answered_at, remark: REJECTED.reason };
  if (!over && sent === day) return { ...open, status: 'sent', sent_at };
  return { ...open, status: 'accepted', sent_at, answered_at, upo_number: id.replaceAll('-', '').toUpperCase() };
}

function entriesOf({ declaration, of, status, prepared_at, sent_at, answered_at, upo_number, remark }: Filed): Entry[] {
  const name = `${declaration.form} ${declaration.period}`;
  const entry = (action: string, at: string, before: string, after: object = {}): Entry => ({
    of,
    action: `declaration.${action}`,
    at,
    by: of.worker,
    before: { status: before },
    after: { declaration: name, status: action, ...after },
  });
  const prepared = prepared_at ? [entry('prepared', prepared_at, 'to_prepare')] : [];
  const sent = sent_at ? [entry('sent', sent_at, 'prepared')] : [];
  const after = { ...(upo_number && { upo_number }), ...(remark && { reason: remark }) };
  const answered = answered_at ? [entry(status, answered_at, 'sent', after)] : [];
  const signed = status === 'signed' ? [entry('signed', prepared_at ?? of.course.calculated, 'prepared')] : [];
  return [...prepared, ...signed, ...sent, ...answered];
}
