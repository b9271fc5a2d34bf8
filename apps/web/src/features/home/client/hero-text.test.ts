import { expect, test } from 'vitest';
import { type HeroState, heroState } from './hero-text.ts';
import type { ClientHomeData } from './use-client-home.ts';

type Task = NonNullable<ClientHomeData['task']>;

const task: Task = {
  id: '0198a000-0000-7000-8000-000000000001',
  title: 'Rozliczenie 10/2026 – Delta s.c.',
  kind: 'settlement',
  period: '2026-10',
  company: { id: '0198a000-0000-7000-8000-000000000002', name: 'Delta s.c.' },
  step: 'documents',
  status: 'awaiting_documents',
  docs_due_at: '2026-11-06',
  missing: [],
  late_docs: false,
  documents_confirmed_at: null,
  can_confirm: true,
  to_pay: null,
};

const cases: [sentence: string, Partial<Task>, HeroState][] = [
  ['documents have a day', {}, 'documents_by'],
  ['documents are late after their day', { docs_due_at: '2026-11-04' }, 'documents_late'],
  ['documents of today are not late', { docs_due_at: '2026-11-05' }, 'documents_by'],
  ['documents without a day', { docs_due_at: null }, 'documents'],
  ['what is missing comes before the day', { status: 'incomplete', missing: ['wyciąg'] }, 'missing'],
  ['an amount is to be paid', { status: 'published', to_pay: '4218.00' }, 'pay'],
  ['nothing is left to pay', { status: 'published', to_pay: '0.00' }, 'paid'],
  ['nothing was ever to pay', { status: 'published', to_pay: null }, 'paid'],
  ['a closed month', { status: 'closed' }, 'closed'],
];

test.each(cases)('%s', (_, change, state) => {
  expect(heroState({ ...task, ...change }, '2026-11-05')).toBe(state);
});
