import { compareMoney } from '@biuro/core/lib/money.ts';
import { moneyText } from '#ui/text/money-text.ts';
import { words } from '#ui/text/words.ts';
import { dayOfMonth } from '../day-of-month.ts';
import messages from '../messages.json' with { type: 'json' };
import type { ClientHomeData } from './use-client-home.ts';

type Task = NonNullable<ClientHomeData['task']>;

/** What a settlement needs now, or what happens with it. */
export type HeroState =
  | 'missing'
  | 'documents_by'
  | 'documents_late'
  | 'documents'
  | 'complete'
  | 'booking'
  | 'question'
  | 'taxes'
  | 'pay'
  | 'paid'
  | 'correcting'
  | 'rests'
  | 'closed';

export function heroState({ status, missing, docs_due_at, to_pay }: Task, today: string): HeroState {
  switch (status) {
    case 'awaiting_documents':
    case 'incomplete':
      if (missing.length > 0) return 'missing';
      if (docs_due_at === null) return 'documents';
      return docs_due_at < today ? 'documents_late' : 'documents_by';
    case 'complete':
      return 'complete';
    case 'booking':
    case 'booked':
      return 'booking';
    case 'clarification':
      return 'question';
    case 'calculated':
    case 'review':
      return 'taxes';
    case 'published':
      return to_pay !== null && compareMoney(to_pay, '0') > 0 ? 'pay' : 'paid';
    case 'correcting':
      return 'correcting';
    case 'suspended':
    case 'cancelled':
      return 'rests';
    case 'closed':
      return 'closed';
  }
}

/** The sentence of the hero: "Brakuje 4 dokumentów". */
export function heroText(task: Task, today: string): string {
  const { missing, docs_due_at, to_pay } = task;
  return words(messages)(`hero.${heroState(task, today)}`, {
    n: missing.length,
    day: docs_due_at ? dayOfMonth(docs_due_at) : '',
    amount: moneyText(to_pay ?? '0'),
  });
}
