import type { components } from '@biuro/contract';
import { createText } from '@biuro/core/i18n/text.ts';
import { nextPeriod } from '@biuro/core/poland/period.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { checklistOf } from '../checklist/checklists.ts';
import messages from '../messages.json' with { type: 'json' };
import { type LockedTask, noteOnTask } from '../queries.ts';
import { noteDown } from '../transitions/history.ts';
import { addItem } from './documents-queries.ts';

type Decision = components['schemas']['LateDecision']['decision'];

const LONGEST = 300;

/**
 * Late documents belong to this period, where the accountant books them, or to the next one, whose checklist mentions
 * them if it is open already.
 */
export async function decideLate(context: Context, task: LockedTask, decision: Decision): Promise<void> {
  await noteOnTask(context.db, task.id, { late_docs: false });
  await noteDown(context, task, 'late_documents_decided', { after: { decision, note: task.late_docs_note } });
  if (decision === 'next_period') await handOver(context, task);
}

async function handOver(context: Context, task: LockedTask): Promise<void> {
  const text = createText(messages, 'pl')('item.late', { title: task.title, note: task.late_docs_note ?? '' });
  const [item] = checklistOf([text.slice(0, LONGEST)]);
  const next = { ...task, period: nextPeriod(task.period) };
  const id = item && (await addItem(context.db, next, { ...item, done_at: null, done_by: null }));
  if (id) await noteDown(context, { ...task, id }, 'late_documents_taken_over', { after: { note: text } });
}
