import { words } from '#ui/text/words.ts';
import messages from '../messages.json' with { type: 'json' };
import { reportText, taskText } from '../office/attention-text.ts';
import type { ClientHomeData } from './use-client-home.ts';

type ServerTodo = ClientHomeData['todo'][number];

/** One thing to do, in words. */
export interface Todo {
  key: string;
  kind: Exclude<ServerTodo['kind'], 'pay'>;
  title: string;
  detail?: string;
  date: string | null;
  taskId?: string;
}

/** Everything that is to be done apart from payments, which have a card of their own. */
export function todosOf({ todo }: Pick<ClientHomeData, 'todo'>): Todo[] {
  return todo.flatMap((one) => (one.kind === 'pay' ? [] : [wordsOf(one, one.kind)]));
}

function wordsOf({ task, report, missing, date }: ServerTodo, kind: Todo['kind']): Todo {
  const t = words(messages);
  if (report)
    return {
      key: report.id,
      kind,
      date,
      title: t('todo.report', { what: reportText(report) }),
      detail: t('todo.report.hint'),
    };
  const what = task ? taskText(task) : '';
  const title = kind === 'missing' ? t('todo.missing', { n: missing.length }) : t('todo.documents');
  const detail = missing.length > 0 ? missing.join(', ') : what;
  return { key: `${kind} ${task?.id}`, kind, date, title, detail, ...(task && { taskId: task.id }) };
}
