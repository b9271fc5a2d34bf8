import { periodOf, periodParts } from '@biuro/core/poland/period.ts';
import type { Updateable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { type DeclarationForm, declarationDue } from '#domain/settlement/declaration-defaults.ts';
import { isUniqueViolation } from '#platform/database/database.ts';
import { inSavepoint } from '#platform/database/savepoint.ts';
import type { DeclarationsTable } from '#platform/database/tables/settlements.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { invalid, notFound, Problem, versionConflict } from '#platform/http/problem.ts';
import { needsReason } from './authority.ts';
import { refusalOf } from './moves.ts';
import * as queries from './queries.ts';
import { assertMayChange, assertTaskOpen, visibleDeclaration, writeDown } from './read.ts';

export const editHandlers: Pick<Handlers, 'createDeclaration' | 'updateDeclaration' | 'changeDeclarationStatus'> = {
  async createDeclaration({ body }, context) {
    assertMayChange(context, body.form);
    const task = await queries.lockTaskOfNew(context.db, body.task_id);
    if (!task) throw invalid({ pointer: '/task_id', code: 'unknown' });
    assertTaskOpen(task.status);
    const period = periodFor(body.form, task.period);
    const due_date = body.due_date ?? declarationDue(body.form, period, task);
    if (due_date === undefined) throw invalid({ pointer: '/due_date', code: 'required' });
    const row = { id: uuid(), task_id: task.id, company_id: task.company_id, form: body.form, period, due_date };
    await inSavepoint(context.db, () => queries.insertDeclaration(context.db, row)).catch((error: unknown) => {
      if (!isUniqueViolation(error, 'declarations_once')) throw error;
      throw new Problem(409, 'declaration_exists', { mistakes: [{ pointer: '/form', code: 'taken' }] });
    });
    await writeDown(context, 'created', row, {}, { due_date });
    return { status: 201, body: { data: await visibleDeclaration(context, row.id) } };
  },

  async updateDeclaration({ params: { id }, body }, context) {
    const row = await lockToChange(context, id, body.version);
    const computed = declarationDue(row.form, row.period, row);
    const due_reason = body.due_date === computed ? null : body.due_reason?.trim() || null;
    if (body.due_date !== computed && body.due_date !== row.due_date && !due_reason)
      throw invalid({ pointer: '/due_reason', code: 'required' });
    const remark = body.remark?.trim() || null;
    await queries.updateDeclaration(context.db, row.id, { due_date: body.due_date, due_reason, remark });
    const before = { due_date: row.due_date, due_reason: row.due_reason, remark: row.remark };
    await writeDown(context, 'updated', row, before, { due_date: body.due_date, due_reason, remark });
    return { status: 200, body: { data: await visibleDeclaration(context, row.id) } };
  },

  async changeDeclarationStatus({ params: { id }, body }, context) {
    const row = await lockToChange(context, id, body.version);
    const upo_number = body.upo_number?.trim() || row.upo_number;
    const refusal = refusalOf(row.status, body.to, upo_number !== null || row.has_file);
    if (refusal) throw invalid({ pointer: '/to', code: refusal });
    const reason = body.reason?.trim();
    if (needsReason(row, body.to) && !reason)
      throw invalid({ pointer: '/reason', code: body.to === 'sent' ? 'unauthorised' : 'required' });
    await queries.updateDeclaration(context.db, row.id, {
      status: body.to,
      ...(reason && { remark: reason }),
      ...effectsOf(body.to, { upo_number, callerId: context.caller.id }),
    });
    if (body.to === 'rejected') await queries.deleteConfirmation(context.db, row.id);
    const after = { status: body.to, reason, ...(body.to === 'accepted' && { upo_number }) };
    await writeDown(context, body.to, row, { status: row.status }, after);
    return { status: 200, body: { data: await visibleDeclaration(context, row.id) } };
  },
};

/** The declaration, locked, if the caller has seen its current version. */
async function lockToChange(context: Context, id: string, version: number): Promise<queries.DeclarationRow> {
  const row = await queries.lockDeclaration(context.db, id);
  if (!row) throw notFound();
  assertMayChange(context, row.form);
  if (row.version !== version) throw versionConflict();
  assertTaskOpen(row.task_status);
  return row;
}

/** A yearly form prepared in a month's settlement is for the year of that month. */
function periodFor(form: DeclarationForm, period: string): string {
  const yearly: DeclarationForm[] = [
    'pit4r',
    'pit8ar',
    'pit11',
    'pit28',
    'pit36',
    'pit36l',
    'cit8',
    'financial_statement',
    'jpk_cit',
  ];
  return yearly.includes(form) && periodParts(period).type !== 'year' ? periodOf(period, 'year') : period;
}

interface Move {
  upo_number: string | null;
  callerId: string;
}

/** Filing records the user; a rejection removes the number of the confirmation. */
function effectsOf(
  to: queries.DeclarationRow['status'],
  { upo_number, callerId }: Move,
): Updateable<DeclarationsTable> {
  // The reason for filing without a power of attorney is in the history; the reason of the former rejection is
  // obsolete.
  if (to === 'sent') return { sent_at: new Date(), sent_by: callerId, remark: null };
  if (to === 'accepted') return { upo_number };
  if (to === 'rejected') return { upo_number: null };
  return {};
}
