import { randomUUID } from 'node:crypto';
import type { components } from '@biuro/contract';
import { createText } from '@biuro/core/i18n/text.ts';
import messages from '../messages.json' with { type: 'json' };

type ChecklistItem = components['schemas']['ChecklistItem'];
type BooksForm = components['schemas']['BooksForm'];
type Id = keyof typeof messages;

const ITEMS: Record<BooksForm | 'payroll', Id[]> = {
  kpir: [
    'item.documents',
    'item.ksef',
    'item.sales',
    'item.costs',
    'item.bank',
    'item.kpir',
    'item.vat',
    'item.limits',
  ],
  revenue_register: ['item.documents', 'item.ksef', 'item.sales', 'item.rates', 'item.vat', 'item.limits'],
  full: [
    'item.documents',
    'item.ksef',
    'item.sales',
    'item.costs',
    'item.bank',
    'item.cash',
    'item.depreciation',
    'item.accounts',
    'item.vat',
  ],
  simplified_ngo: ['item.documents', 'item.grants', 'item.costs', 'item.bank'],
  none: ['item.documents', 'item.vat'],
  payroll: ['item.worktime', 'item.absences', 'item.payslips', 'item.contributions', 'item.advances', 'item.dra'],
};

// Records of an office are in its language, whatever the language of the reader.
const text = createText(messages, 'pl');

/** Default checklist of a month, by the books that the company keeps. */
export const defaultChecklist = (of: BooksForm | 'payroll'): ChecklistItem[] =>
  checklistOf(ITEMS[of].map((item) => text(item)));

export const checklistOf = (texts: string[]): ChecklistItem[] =>
  texts.map((item) => ({ id: randomUUID(), text: item, done_at: null, done_by: null }));
