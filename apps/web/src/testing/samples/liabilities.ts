import type { components } from '@biuro/contract';
import type { BodyOf } from '../contract.ts';
import { bistro, companyRef } from './companies.ts';
import { idOf } from './ids.ts';
import { bistroRow, octoberRow, taskRef } from './tasks.ts';

type Schemas = components['schemas'];
export type Liability = Schemas['Liability'];

/** Delta's VAT for October, approved and not told to the client yet. */
export const vat: Liability = {
  id: idOf(3001),
  task: taskRef(octoberRow),
  company: octoberRow.company,
  kind: 'vat',
  partner: null,
  period: '2026-10',
  amount: '6816.00',
  result: 'payable',
  status: 'approved',
  statutory_date: '2026-11-25',
  due_date: '2026-11-25',
  due_reason: null,
  overdue: false,
  recipient: 'Urząd Skarbowy',
  account: '67101000712222526025027400',
  transfer_symbol: 'VAT7',
  transfer_period: '26M10',
  title: 'VAT7 26M10 NIP 5260250274',
  basis: [
    { label: 'VAT należny', value: '20 419,00 zł' },
    { label: 'VAT naliczony', value: '13 603,00 zł' },
  ],
  calculation: null,
  correction: null,
  waiting: null,
  published_at: null,
  read_at: null,
  paid_at: null,
  paid_amount: null,
  proof: null,
  confirmed_at: null,
  created_at: '2026-11-01T05:00:00Z',
  updated_at: '2026-11-13T12:33:00Z',
  version: 4,
};

/** Delta's CIT for October: the client has read it and has not paid in time. */
export const cit: Liability = {
  ...vat,
  id: idOf(3002),
  kind: 'cit',
  amount: '1943.00',
  status: 'read',
  statutory_date: '2026-11-20',
  due_date: '2026-11-20',
  overdue: true,
  transfer_symbol: 'CIT',
  title: 'CIT 26M10 NIP 5260250274',
  basis: [],
  published_at: '2026-11-13T12:33:00Z',
  read_at: '2026-11-14T16:05:00Z',
  version: 5,
};

/** The same VAT after the client was told. */
export const toldVat: Liability = { ...vat, status: 'published', published_at: '2026-11-13T12:33:00Z', version: 5 };

/** Bistro's contributions for October, which nobody has calculated. */
export const zus: Liability = {
  ...vat,
  id: idOf(3003),
  task: taskRef(bistroRow),
  company: companyRef(bistro),
  kind: 'zus',
  amount: null,
  result: null,
  status: 'to_calculate',
  statutory_date: '2026-12-21',
  due_date: '2026-12-21',
  recipient: 'Zakład Ubezpieczeń Społecznych',
  account: null,
  transfer_symbol: null,
  transfer_period: null,
  title: null,
  basis: [],
  version: 1,
};

const nothing = { count: 0, to_pay: '0.00', to_return: '0.00' };

/** What {@link vat}, {@link cit} and {@link zus} come to, and a refund. */
export const totals: BodyOf<'GET /liabilities/totals'> = {
  data: {
    all: { count: 3, to_pay: '8759.00', to_return: '120.50' },
    states: [
      { state: 'to_calculate', ...nothing, count: 1 },
      { state: 'to_publish', ...nothing, count: 1, to_pay: '6816.00' },
      { state: 'open', ...nothing, count: 1, to_pay: '1943.00' },
      { state: 'to_confirm', ...nothing },
      { state: 'done', ...nothing, to_return: '120.50' },
    ],
  },
};
