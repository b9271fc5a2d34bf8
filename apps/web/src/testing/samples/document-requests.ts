import type { components } from '@biuro/contract';
import { companyRef, delta } from './companies.ts';
import { idOf } from './ids.ts';

type Schemas = components['schemas'];
type Request = Schemas['DocumentRequest'];
type Item = Request['items'][number];

const item = (place: number, label: string, more: Partial<Item> = {}): Item => ({
  id: idOf(8500 + place),
  label,
  kind: 'other',
  state: 'missing',
  reason: null,
  remark: null,
  remarked_at: null,
  delivered_at: null,
  documents: [],
  ...more,
});

/** What the office asks Delta for: one item is there, one came back, one is missing. */
export const monthly: Request = {
  id: idOf(8500),
  company: companyRef(delta),
  month: '2026-10',
  task: null,
  title: 'Documents',
  description: null,
  due_date: '2026-11-30',
  status: 'partial',
  overdue: false,
  items: [
    item(1, 'Wyciąg bankowy', { state: 'delivered', delivered_at: '2026-11-24T09:00:00Z' }),
    item(2, 'Faktura za paliwo', { state: 'to_correct', remark: 'Nie widać kwoty' }),
    item(3, 'Raport kasowy'),
  ],
  done: 1,
  reminded_at: null,
  created_by: 'Anna Kowalska',
  created_at: '2026-11-20T09:00:00Z',
  version: 1,
};

/** The same as the page of an action link knows it; `items` as they are now. */
export const linkedRequest = (items = monthly.items, status = monthly.status): Schemas['LinkedDocumentRequest'] => ({
  id: monthly.id,
  company: monthly.company,
  month: monthly.month,
  title: monthly.title,
  description: null,
  due_date: monthly.due_date,
  status,
  items,
  done: items.filter(({ state }) => state !== 'missing' && state !== 'to_correct').length,
  contact: { name: 'Anna Kowalska', phone: '+48 600 100 200' },
  link_expires_at: '2026-12-07T23:00:00Z',
});
