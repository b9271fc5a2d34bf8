import { describe, expect, test } from 'vitest';
import type { Partner } from '#domain/settlement/partners.ts';
import { USUAL_SETTINGS } from '#platform/tenants/office-settings.ts';
import { documentsDue, type Profile, planMonth, skipReason } from './plan.ts';

const profile = (values: Partial<Profile> = {}): Profile => ({
  id: 'company',
  name: 'Alfa',
  short_name: null,
  company_type: 'jdg',
  vat_number: '1234563218',
  lifecycle: 'active',
  contract_from: null,
  contract_to: null,
  books_form: 'kpir',
  taxation_form: 'scale',
  income_period: 'monthly',
  vat_status: 'active',
  vat_period: 'monthly',
  vat_eu: false,
  zus_scheme: 'full',
  zus_account: null,
  has_employees: false,
  ppk: false,
  pfron: false,
  owner_id: null,
  payroll_owner_id: null,
  reviewer_id: null,
  time_budget_minutes: null,
  zus_deadline_own: null,
  docs_due_day: 7,
  ...values,
});

const owes = (values: Partial<Profile>, month = '2026-03') =>
  planMonth(profile(values), month).liabilities.map(({ kind, period }) => `${kind} ${period}`);
const files = (values: Partial<Profile>, month = '2026-03') =>
  planMonth(profile(values), month).declarations.map(({ form, period }) => `${form} ${period}`);

const BARE = { zus_scheme: 'not_applicable', taxation_form: 'exempt', vat_status: 'exempt', vat_period: null } as const;

describe('what a company owes for a month', () => {
  test.each([
    ['scale', 'monthly', ['pit 2026-03']],
    ['linear', 'simplified', ['pit 2026-03']],
    ['lump_sum', 'monthly', ['lump_sum 2026-03']],
    ['tax_card', 'none', ['pit 2026-03']],
    ['cit9', 'monthly', ['cit 2026-03']],
    ['cit19', 'quarterly', ['cit 2026-Q1']],
    ['estonian_cit', 'monthly', []],
    ['exempt', 'monthly', []],
    ['scale', 'none', []],
  ] as const)('%s, %s', (taxation_form, income_period, expected) => {
    expect(owes({ ...BARE, taxation_form, income_period })).toEqual(expected);
  });

  test('by the quarter it is owed in the last month of the quarter only, records of VAT in each', () => {
    const quarterly = { ...BARE, taxation_form: 'scale', income_period: 'quarterly', vat_status: 'active' } as const;
    const values = { ...quarterly, vat_period: 'quarterly' } as const;
    expect(['2026-01', '2026-02', '2026-03'].map((month) => owes(values, month))).toEqual([
      [],
      [],
      ['pit 2026-Q1', 'vat 2026-Q1'],
    ]);
    expect(['2026-01', '2026-02', '2026-03'].map((month) => files(values, month))).toEqual([
      ['jpk_v7k 2026-01'],
      ['jpk_v7k 2026-02'],
      ['jpk_v7k 2026-03'],
    ]);
  });

  test.each([
    ['start_relief', false, ['zus 2026-03']],
    ['holiday', false, ['zus 2026-03']],
    ['health_only', false, ['zus 2026-03']],
    ['not_applicable', false, []],
    ['not_applicable', true, ['zus 2026-03', 'pit4 2026-03']],
    ['full', true, ['zus 2026-03', 'pit4 2026-03']],
  ] as const)('contributions: %s, with employees %s', (zus_scheme, has_employees, expected) => {
    expect(owes({ ...BARE, zus_scheme, has_employees })).toEqual(expected);
  });

  test('everything at once', () => {
    const values = { has_employees: true, ppk: true, pfron: true, vat_eu: true };
    expect(owes(values)).toEqual([
      'zus 2026-03',
      'pit4 2026-03',
      'pit 2026-03',
      'vat 2026-03',
      'ppk 2026-03',
      'pfron 2026-03',
    ]);
    expect(files(values)).toEqual(['jpk_v7m 2026-03', 'vat_ue 2026-03', 'dra 2026-03']);
  });

  test('a transfer is whole', () => {
    const [zus, pit] = planMonth(profile(), '2026-03').liabilities;
    expect(pit).toEqual({
      kind: 'pit',
      period: '2026-03',
      partner_id: null,
      partner: null,
      statutory_date: '2026-04-20',
      due_date: '2026-04-20',
      recipient: 'Urząd Skarbowy',
      account: '88101000712222123456321800',
      transfer_symbol: 'PIT5',
      transfer_period: '26M03',
      title: 'PIT5 26M03 NIP 1234563218',
    });
    expect(zus).toMatchObject({ account: null, transfer_symbol: null, transfer_period: null, due_date: '2026-04-20' });
  });
});

describe('the dates', () => {
  const dates = (month: string, values: Partial<Profile> = {}) => {
    const { docs_due_at, due_at, payroll_due_at } = planMonth(profile(values), month);
    return { docs_due_at, due_at, payroll_due_at };
  };

  test('the office says how many working days its clients have to pay', () => {
    const settings = { ...USUAL_SETTINGS, buffer_days: 5 };
    expect(planMonth(profile(), '2026-03', settings).due_at).toBe('2026-04-13');
    expect(planMonth(profile(), '2026-03', { ...settings, buffer_days: 0 }).due_at).toBe('2026-04-20');
  });

  test('the work is done two working days before the first deadline', () => {
    // ZUS and PIT on Monday 20 April, VAT on Saturday the 25th, which moves to the 27th.
    expect(dates('2026-03')).toEqual({
      docs_due_at: '2026-04-07',
      due_at: '2026-04-16',
      payroll_due_at: '2026-04-16',
    });
  });

  test('legal persons pay contributions by the 15th', () => {
    expect(dates('2026-03', { company_type: 'zoo', taxation_form: 'cit9', has_employees: true })).toMatchObject({
      due_at: '2026-04-13',
      payroll_due_at: '2026-04-13',
    });
  });

  test('the holidays of December count', () => {
    expect(dates('2026-11', { zus_scheme: 'not_applicable', taxation_form: 'exempt' })).toMatchObject({
      // VAT on the 28th; the 24th, 25th and the weekend are free.
      due_at: '2026-12-22',
    });
  });

  test('whoever owes nothing is settled with the others', () => {
    expect(dates('2026-03', BARE)).toMatchObject({ due_at: '2026-04-16', payroll_due_at: '2026-04-16' });
  });

  test.each([
    ['2026-03', 7, '2026-04-07'],
    // Sunday.
    ['2026-05', 7, '2026-06-05'],
    // Epiphany, and Friday 1 January before a weekend.
    ['2025-12', 6, '2026-01-05'],
    ['2026-12', 1, '2026-12-31'],
  ])('documents for %s by day %i: %s', (month, day, expected) => {
    expect(documentsDue(month, day)).toBe(expected);
  });
});

describe('who has nothing to be settled', () => {
  test.each<[Partial<Profile>, ReturnType<typeof skipReason>]>([
    [{}, undefined],
    [{ lifecycle: 'notice' }, undefined],
    [{ lifecycle: 'suspended' }, 'suspended'],
    [{ lifecycle: 'prospect' }, 'not_active'],
    [{ lifecycle: 'onboarding' }, 'not_active'],
    [{ lifecycle: 'ended' }, 'contract_ended'],
    [{ contract_to: '2026-02-28' }, 'contract_ended'],
    [{ contract_to: '2026-03-01' }, undefined],
    [{ contract_from: '2026-03-31' }, undefined],
    [{ contract_from: '2026-04-01' }, 'not_active'],
  ])('%j: %s', (values, expected) => {
    expect(skipReason(profile(values), '2026-03')).toBe(expected);
  });
});

describe('what the partners of a company owe', () => {
  const partner = (name: string, values: Partial<Partner> = {}): Partner => ({
    id: name,
    name,
    vat_number: '1234563218',
    tax_account: '88101000712222123456321800',
    taxation_form: 'linear',
    income_period: 'monthly',
    zus_scheme: 'full',
    zus_account: null,
    ...values,
  });
  const partners = [
    partner('Jan'),
    partner('Ewa', { vat_number: null, tax_account: '27101000712221440514013590', taxation_form: 'scale' }),
  ];
  const partnership = { company_type: 'sc', taxation_form: 'linear', partners } as const;
  const whose = (values: Partial<Profile>, month = '2026-03') =>
    planMonth(profile(values), month).liabilities.map(({ kind, period, partner: name }) =>
      [kind, period, name].filter(Boolean).join(' '),
    );

  test('each pays income tax and contributions, the company VAT', () => {
    expect(whose(partnership)).toEqual([
      'vat 2026-03',
      'zus 2026-03 Jan',
      'pit 2026-03 Jan',
      'zus 2026-03 Ewa',
      'pit 2026-03 Ewa',
    ]);
  });

  test('to the account and by the symbol and the deadline of their own', () => {
    const [, , jan, , ewa] = planMonth(profile(partnership), '2026-03').liabilities;
    expect(jan).toEqual({
      kind: 'pit',
      period: '2026-03',
      partner_id: 'Jan',
      partner: 'Jan',
      statutory_date: '2026-04-20',
      due_date: '2026-04-20',
      recipient: 'Urząd Skarbowy',
      account: '88101000712222123456321800',
      transfer_symbol: 'PIT5L',
      transfer_period: '26M03',
      title: 'PIT5L 26M03 NIP 1234563218',
    });
    expect(ewa).toMatchObject({ account: '27101000712221440514013590', title: 'PIT5 26M03 Ewa' });
  });

  test('by their own form, period and scheme, with the contributions of employees for the company', () => {
    const [jan, ewa] = [
      partner('Jan', { taxation_form: 'lump_sum', income_period: 'quarterly' }),
      partner('Ewa', { taxation_form: 'lump_sum', zus_scheme: 'not_applicable' }),
    ];
    const values = { ...partnership, taxation_form: 'lump_sum', has_employees: true, partners: [jan, ewa] } as const;
    expect(whose(values, '2026-02')).toEqual([
      'zus 2026-02',
      'pit4 2026-02',
      'vat 2026-02',
      'zus 2026-02 Jan',
      'lump_sum 2026-02 Ewa',
    ]);
    expect(whose(values)).toContain('lump_sum 2026-Q1 Jan');
  });

  test('without partners the company has no income tax, unless it pays CIT', () => {
    expect(whose({ ...partnership, partners: [] })).toEqual(['zus 2026-03', 'vat 2026-03']);
    expect(whose({ ...partnership, taxation_form: 'lump_sum', partners: [] })).toEqual(['zus 2026-03', 'vat 2026-03']);
    expect(whose({ ...partnership, company_type: 'sj', taxation_form: 'cit9', partners: [] })).toContain('cit 2026-03');
  });
});
