import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { company } from '../form/sample-company.ts';
import { speakOfCompany } from './company-history.tsx';

/** What changes by itself, and what no entry tells. */
const computed = [
  'id',
  'accounting_month',
  'accounting_status',
  'unfinished_before',
  'open_tasks',
  'late_tasks',
  'documents',
  'created_at',
  'updated_at',
  'version',
  'zus_deadline_day',
  'tax_account',
  'transitions',
  'office',
];

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'pl' } }));
afterEach(() => vi.unstubAllGlobals());

test('every field that somebody decides about a company has a name in its history', () => {
  const { field } = speakOfCompany();
  const decided = Object.keys({ ...company, ...company.office }).filter((key) => !computed.includes(key));
  expect(decided.filter((key) => field(key) === key)).toEqual([]);
});
