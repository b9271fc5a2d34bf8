import type { components } from '@biuro/contract';
import { createText, type Locale } from '@biuro/core/i18n/text.ts';
import notices from '#domain/notices/messages.json' with { type: 'json' };
import { owedOf } from '#domain/notices/notice-lines.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { toFieldError } from '#platform/http/errors.ts';
import { notFound } from '#platform/http/problem.ts';
import messages from './messages.json' with { type: 'json' };
import { findTask, type LockedTask, lockTask, type TaskDetail } from './queries.ts';
import { assertMayChange, mayChange } from './rights.ts';
import { type Refusal, type TaskState, type TaskStatus, transitionsOf } from './transitions/task-transitions.ts';

export type Task = components['schemas']['Task'];

/** The task, or 404. */
export async function readTask(context: Context, id: string): Promise<Task> {
  const found = await findTask(context.db, id);
  if (!found) throw notFound();
  return { ...found.task, transitions: nextMoves(context, found.task, found.state) };
}

/** The task, locked; 404, or 403 when the caller's role may not change it. */
export async function taskToChange({ db, caller }: Context, id: string): Promise<LockedTask> {
  const task = await lockTask(db, id);
  if (!task) throw notFound();
  assertMayChange(caller, task);
  return task;
}

/** None for a caller who may not change the task. */
function nextMoves(context: Context, task: TaskDetail, state: TaskState): Task['transitions'] {
  if (!mayChange(context.caller, task)) return [];
  return transitionsOf(state, context.caller).map(({ to, reason, refusal }) => ({
    to,
    reason,
    refused: refusal ? sentenceOf(context, refusal, state, to) : null,
  }));
}

const sentenceOf = ({ locale }: Context, code: Refusal, state: TaskState, to: TaskStatus): string =>
  toFieldError(messages, locale, { pointer: '/to', code, values: moveWords(locale, state, to) }).message;

/** Values of the sentence that refuses a transition: names of both statuses, and the taxes whose correction waits. */
export function moveWords(locale: Locale, { status, liabilities }: TaskState, to: TaskStatus) {
  const text = createText(messages, locale);
  const kinds = createText(notices, locale);
  const waiting = liabilities.filter((liability) => liability.waiting).map((liability) => owedOf(liability, kinds));
  return { from: text(`export.status.${status}`), to: text(`export.status.${to}`), waiting: waiting.join(', ') };
}
