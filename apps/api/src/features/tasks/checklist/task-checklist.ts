import { randomUUID } from 'node:crypto';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { invalid, notFound, versionConflict } from '#platform/http/problem.ts';
import { changeTask, nameOfUser, noteOnTask } from '../queries.ts';
import { readTask, taskToChange } from '../read.ts';
import { noteDown } from '../transitions/history.ts';

type Task = Awaited<ReturnType<typeof taskToChange>>;
type Item = Task['checklist'][number];

export const checklistHandlers: Pick<Handlers, 'setTaskChecklist' | 'tickTaskItem'> = {
  async setTaskChecklist({ params, body: { items, version } }, context) {
    const task = await taskToChange(context, params.id);
    if (task.version !== version) throw versionConflict();
    const checklist = checklistOf(task, items);
    await changeTask(context.db, task.id, { checklist: JSON.stringify(checklist) });
    await noteDown(context, task, 'updated', {
      before: { checklist: textOf(task.checklist) },
      after: { checklist: textOf(checklist) },
    });
    return { status: 200, body: { data: await readTask(context, task.id) } };
  },

  async tickTaskItem({ params, body: { done } }, context) {
    const task = await taskToChange(context, params.id);
    const item = task.checklist.find(({ id }) => id === params.item_id.toLowerCase());
    if (!item) throw notFound();
    if ((item.done_at !== null) !== done) await tick(context, task, item, done);
    return { status: 200, body: { data: await readTask(context, task.id) } };
  },
};

type Written = Parameters<Handlers['setTaskChecklist']>[0]['body']['items'];

/** The checklist in its new order. Items without text and unknown items are mistakes. */
function checklistOf(task: Task, items: Written): Item[] {
  const known = new Map(task.checklist.map((item) => [item.id, item]));
  const read = items.map(({ id, text }, index) => ({
    before: known.get(id?.toLowerCase() ?? ''),
    id,
    text: text.trim(),
    index,
  }));
  const seen = new Set<string>();
  const isRepeated = (id: string | null) => id !== null && seen.size === seen.add(id.toLowerCase()).size;
  const mistakes = read.flatMap(({ before, id, text, index }) => {
    if (text === '') return [{ pointer: `/items/${index}/text`, code: 'required' }];
    return (id !== null && !before) || isRepeated(id) ? [{ pointer: `/items/${index}/id`, code: 'unknown' }] : [];
  });
  if (mistakes.length > 0) throw invalid(...mistakes);
  return read.map(({ before, text }) => ({ ...(before ?? { id: randomUUID(), done_at: null, done_by: null }), text }));
}

const textOf = (items: Item[]) => items.map(({ text }) => text).join('; ');

async function tick(context: Context, task: Task, item: Item, done: boolean): Promise<void> {
  const ticked = done
    ? { done_at: new Date().toISOString(), done_by: await nameOfUser(context.db, context.caller.id) }
    : { done_at: null, done_by: null };
  const checklist = task.checklist.map((one) => (one === item ? { ...one, ...ticked } : one));
  await noteOnTask(context.db, task.id, { checklist: JSON.stringify(checklist) });
  await noteDown(context, task, done ? 'ticked' : 'unticked', { after: { item: item.text } });
}
