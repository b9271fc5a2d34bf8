import { differenceOf, sumOf } from '@biuro/core/lib/money.ts';
import { liabilityText } from '#services/records/liability/text.ts';
import { moneyText } from '#ui/text/money-text.ts';
import { words } from '#ui/text/words.ts';
import type { ClientHomeData } from '../client/use-client-home.ts';
import messages from '../messages.json' with { type: 'json' };
import { reportText, taskText } from './attention-text.ts';

type ServerTodo = ClientHomeData['todo'][number];

/** One thing to do, in words. */
export interface Todo {
  key: string;
  kind: ServerTodo['kind'];
  title: string;
  detail?: string;
  date: string | null;
  taskId?: string;
  /** Only where one payment is meant; several are one thing to do. */
  liabilityId?: string;
}

/** Everything that is to be done, in the server's order; payments stand together at the place of the first one. */
export function todosOf({ todo, payments }: Pick<ClientHomeData, 'todo' | 'payments'>): Todo[] {
  const first = todo.findIndex(({ kind }) => kind === 'pay');
  return todo.flatMap((one, index) => {
    if (one.kind !== 'pay') return [wordsOf(one)];
    return index === first ? [payTodo(one, payments)] : [];
  });
}

function wordsOf({ kind, task, report, missing, date }: ServerTodo): Todo {
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

function payTodo({ liability, date }: ServerTodo, payments: ClientHomeData['payments']): Todo {
  const t = words(messages);
  const amount = moneyText(sumOf(payments.map(leftOf)));
  const todo = { key: 'pay', kind: 'pay' as const, date };
  if (payments.length > 1)
    return { ...todo, title: t('todo.pay.all', { n: payments.length }), detail: t('todo.pay.sum', { amount }) };
  if (!liability) return { ...todo, title: t('todo.pay.all', { n: payments.length }) };
  return {
    ...todo,
    title: t('todo.pay', { what: liabilityText(liability) }),
    detail: amount,
    liabilityId: liability.id,
  };
}

/** What is left of a payment of which some was paid. */
function leftOf({ amount, paid_amount }: ClientHomeData['payments'][number]): string {
  return differenceOf(amount ?? '0', paid_amount ?? '0');
}
