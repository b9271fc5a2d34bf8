import type { components } from '@biuro/contract';
import type { BodyOf } from '../contract.ts';
import { bistro, companyRef, delta } from './companies.ts';
import { idOf } from './ids.ts';
import { cit, type Liability, toldVat } from './liabilities.ts';
import { anna, maria, refOf } from './people.ts';
import { bistroRow, octoberRow, taskRef } from './tasks.ts';

type Schemas = components['schemas'];

const liabilityRef = ({ id, kind, period, partner, amount, due_date }: Liability): Schemas['LiabilityRef'] => ({
  id,
  kind,
  period,
  partner,
  amount,
  due_date,
});

const line: Schemas['Attention'] = {
  reason: 'late',
  company: companyRef(delta),
  task: null,
  liability: null,
  declaration: null,
  report: null,
  date: null,
  days: null,
  count: 1,
};

/** A day in the office with something of everything. */
export const officeHome: BodyOf<'GET /home'> = {
  data: {
    today: '2026-11-25',
    month: '2026-10',
    unfinished_before: { count: 2, oldest: '2026-09' },
    attention: [
      { ...line, task: taskRef(octoberRow), date: '2026-11-20', days: -5 },
      {
        ...line,
        reason: 'declaration_due',
        declaration: {
          id: idOf(4001),
          task_id: octoberRow.id,
          form: 'jpk_v7m',
          period: '2026-10',
          due_date: '2026-11-25',
        },
        date: '2026-11-25',
        days: 0,
        count: 3,
      },
      { ...line, reason: 'to_confirm', liability: liabilityRef(cit), date: '2026-11-20', days: -5 },
      {
        ...line,
        reason: 'documents_missing',
        company: companyRef(bistro),
        task: taskRef(bistroRow),
        date: '2026-11-06',
        days: -19,
      },
    ],
    attention_total: 4,
    deadlines: [
      {
        date: '2026-11-25',
        statutory_date: '2026-11-25',
        kinds: ['vat'],
        forms: ['jpk_v7m'],
        companies_left: 2,
        companies_total: 5,
        to_tell: 1,
        to_file: 3,
      },
      {
        date: '2026-12-21',
        statutory_date: '2026-12-20',
        kinds: ['zus', 'pit'],
        forms: [],
        companies_left: 0,
        companies_total: 4,
        to_tell: 0,
        to_file: 0,
      },
    ],
    figures: [
      { key: 'documents', value: 1, of: 4, before: 0 },
      { key: 'in_work', value: 2, of: 4, before: 2 },
      { key: 'to_publish', value: 6, of: 10, before: 9 },
      { key: 'overdue', value: 1, of: 4, before: 0 },
    ],
    team: [
      { person: refOf(maria), companies: 13, open: 12, late: 2, this_week: 1 },
      { person: refOf(anna), companies: 4, open: 4, late: 0, this_week: 0 },
    ],
  },
};

/** Delta's October as its client sees it: the amounts are there to be paid. */
const clientOctober: Schemas['ClientTask'] = {
  id: octoberRow.id,
  title: octoberRow.title,
  kind: 'settlement',
  period: '2026-10',
  company: companyRef(delta),
  step: 'payment',
  status: 'published',
  docs_due_at: '2026-11-06',
  missing: [],
  late_docs: false,
  documents_confirmed_at: '2026-11-06T07:46:00Z',
  can_confirm: false,
  to_pay: '8759.00',
};

/** Delta's November, whose documents are awaited. */
export const clientNovember: Schemas['ClientTask'] = {
  ...clientOctober,
  id: idOf(2004),
  title: 'Rozliczenie 11/2026 – Delta Spedycja Sp. z o.o.',
  period: '2026-11',
  step: 'documents',
  status: 'awaiting_documents',
  docs_due_at: '2026-12-07',
  documents_confirmed_at: null,
  can_confirm: true,
  to_pay: null,
};

const todo: Schemas['ClientTodo'] = {
  kind: 'pay',
  task: null,
  liability: null,
  report: null,
  date: null,
  missing: [],
  overdue: false,
};

/** The home of Delta's client with two amounts to pay. */
export const clientHome: BodyOf<'GET /home/my'> = {
  data: {
    today: '2026-11-25',
    company: companyRef(delta),
    role: 'representative',
    companies: [{ ...companyRef(delta), vat_number: delta.vat_number, waiting: 2 }],
    task: clientOctober,
    todo: [
      { ...todo, liability: liabilityRef(cit), date: cit.due_date, overdue: true },
      { ...todo, liability: liabilityRef(toldVat), date: toldVat.due_date },
    ],
    payments: [cit, toldVat],
    to_pay: '8759.00',
    contact: { name: 'Maria Wójcik', position: null, email: 'ksiegowa@demo.example', phone: '+48 22 000 00 00' },
  },
};

/** What a client has to do for a settlement whose documents are awaited. */
export const documentsTodo: Schemas['ClientTodo'] = {
  ...todo,
  kind: 'documents',
  task: { ...taskRef(octoberRow), id: clientNovember.id, period: '2026-11', status: 'awaiting_documents' },
  date: clientNovember.docs_due_at,
};
