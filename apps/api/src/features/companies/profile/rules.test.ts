import { expect, test } from 'vitest';
import { checkProfile } from '../check-profile.ts';
import { type CompanyType, newProfile, type Written } from './profile.ts';

const base: Written = { name: 'Alfa', company_type: 'zoo', vat_number: '5260250274' };
const mistakesOf = (written: Partial<Written>) =>
  Object.fromEntries(
    checkProfile(newProfile({ ...base, ...written })).mistakes.map(({ pointer, code }) => [pointer, code]),
  );

const TYPES: CompanyType[] = [
  ...(['jdg', 'sc', 'sj', 'sp', 'sk', 'ska', 'zoo', 'psa', 'sa'] as const),
  ...(['foundation', 'association', 'community', 'farmer', 'other'] as const),
];

test('what is usual for a legal form breaks no rule', () => {
  expect(TYPES.filter((company_type) => Object.keys(mistakesOf({ company_type })).length > 0)).toEqual([]);
});

test.each([
  ['jdg', 'scale', 'kpir', 'monthly', 'active', 'full'],
  ['sj', 'scale', 'kpir', 'monthly', 'active', 'full'],
  ['zoo', 'cit9', 'full', 'monthly', 'active', 'not_applicable'],
  ['ska', 'cit9', 'full', 'monthly', 'active', 'not_applicable'],
  ['foundation', 'exempt', 'full', 'none', 'unregistered', 'not_applicable'],
  ['farmer', 'exempt', 'none', 'none', 'exempt', 'not_applicable'],
] as const)('a new %s is taxed by %s and keeps %s', (company_type, ...expected) => {
  const { taxation_form, books_form, income_period, vat_status, zus_scheme } = newProfile({ ...base, company_type });
  expect([taxation_form, books_form, income_period, vat_status, zus_scheme]).toEqual(expected);
});

test('the books follow from the taxation that was chosen', () => {
  const books = (company_type: CompanyType, taxation_form: NonNullable<Written['taxation_form']>) =>
    newProfile({ ...base, company_type, taxation_form }).books_form;
  expect([
    books('jdg', 'lump_sum'),
    books('jdg', 'tax_card'),
    books('sj', 'cit19'),
    books('zoo', 'estonian_cit'),
  ]).toEqual(['revenue_register', 'none', 'full', 'full']);
});

const FORMS = ['scale', 'linear', 'lump_sum', 'tax_card', 'cit9', 'cit19', 'estonian_cit', 'exempt'] as const;

test.each<[CompanyType, string]>([
  ['jdg', 'scale linear lump_sum tax_card exempt'],
  ['sc', 'scale linear lump_sum tax_card exempt'],
  ['farmer', 'scale linear lump_sum tax_card exempt'],
  ['sj', 'scale linear lump_sum cit9 cit19 exempt'],
  ['sp', 'scale linear exempt'],
  ['sk', 'cit9 cit19 estonian_cit exempt'],
  ['ska', 'cit9 cit19 estonian_cit exempt'],
  ['zoo', 'cit9 cit19 estonian_cit exempt'],
  ['psa', 'cit9 cit19 estonian_cit exempt'],
  ['sa', 'cit9 cit19 estonian_cit exempt'],
  ['foundation', 'cit9 cit19 exempt'],
  ['association', 'cit9 cit19 exempt'],
  ['community', 'cit9 cit19 exempt'],
  ['other', FORMS.join(' ')],
])('%s may be taxed by %s and by nothing else', (company_type, allowed) => {
  const taken = FORMS.filter((taxation_form) => !('/taxation_form' in mistakesOf({ company_type, taxation_form })));
  expect(taken.join(' ')).toBe(allowed);
});

test.each<[Partial<Written>, Record<string, string>]>([
  [{ books_form: 'kpir' }, { '/books_form': 'full' }],
  [{ company_type: 'jdg', taxation_form: 'lump_sum', books_form: 'kpir' }, { '/books_form': 'revenue_register' }],
  [{ company_type: 'jdg', books_form: 'revenue_register' }, { '/books_form': 'only_lump_sum' }],
  [{ company_type: 'jdg', books_form: 'simplified_ngo' }, { '/books_form': 'only_ngo' }],
  [{ company_type: 'foundation', books_form: 'simplified_ngo' }, {}],
  [{ company_type: 'foundation', books_form: 'kpir' }, { '/books_form': 'not_kpir' }],
  [{ company_type: 'sj', taxation_form: 'cit9', books_form: 'kpir' }, { '/books_form': 'not_kpir' }],
  [{ lump_rates: [8.5] }, { '/lump_rates': 'only_lump_sum' }],
  [{ company_type: 'jdg', taxation_form: 'lump_sum', lump_rates: [8.5, 12] }, {}],
  [{ income_period: 'simplified' }, {}],
  [{ taxation_form: 'estonian_cit', income_period: 'simplified' }, { '/income_period': 'not_simplified' }],
  [{ vat_status: 'exempt' }, {}],
  [{ vat_status: 'exempt', vat_period: 'monthly' }, { '/vat_period': 'only_active' }],
  [{ vat_period: null }, { '/vat_period': 'required' }],
  [{ zus_scheme: 'not_applicable', zus_scheme_until: '2026-12-31' }, { '/zus_scheme_until': 'no_scheme' }],
  [{ company_type: 'jdg', zus_scheme: 'start_relief', zus_scheme_until: '2026-12-31' }, {}],
  [{ krs: '123' }, {}],
  [{ krs: '12x' }, { '/krs': 'characters' }],
  [{ company_type: 'jdg', krs: '0000000123' }, { '/krs': 'not_for_type' }],
  [{ regon: '320307311' }, {}],
  [{ regon: '320307312' }, { '/regon': 'checksum' }],
  [{ regon: '3203' }, { '/regon': 'length' }],
  [{ postal_code: '00950' }, {}],
  [{ postal_code: '0095' }, { '/postal_code': 'length' }],
  [{ contract_from: '2026-03-01', contract_to: '2026-03-01' }, {}],
  [{ contract_from: '2026-03-01', contract_to: '2026-02-28' }, { '/contract_to': 'before_start' }],
  [{ bank_accounts: ['88 1010 0071 2222 1234 5632 1800', '1'] }, { '/bank_accounts/1': 'length' }],
  [{ bank_accounts: ['PL 98 1010 0071 2222 1234 5632 1800'] }, { '/bank_accounts/0': 'checksum' }],
  [{ zus_account: '88 1010 0071 2222 1234 5632 1800' }, { '/zus_account': 'bank' }],
  [{ name: '   ' }, { '/name': 'required' }],
  [{ name: ' A ' }, { '/name': 'too_short' }],
])('%j has the mistakes %j', (written, expected) => {
  expect(mistakesOf(written)).toEqual(expected);
});

test('everything that is wrong is named at once, a field once', () => {
  expect(mistakesOf({ company_type: 'jdg', vat_number: '1', krs: 'x', books_form: 'revenue_register' })).toEqual({
    '/vat_number': 'length',
    '/krs': 'characters',
    '/books_form': 'only_lump_sum',
  });
});

test('numbers are stored without what people write around them', () => {
  const { profile } = checkProfile(
    newProfile({
      ...base,
      name: ' Alfa ',
      short_name: ' ',
      vat_number: 'PL 526-025-02-74',
      regon: '320 307 311',
      krs: '123',
      postal_code: '00950',
      bank_accounts: ['PL88 1010 0071 2222 1234 5632 1800', '88101000712222123456321800'],
    }),
  );
  expect(profile).toMatchObject({
    name: 'Alfa',
    short_name: null,
    vat_number: '5260250274',
    regon: '320307311',
    krs: '0000000123',
    postal_code: '00-950',
    bank_accounts: ['88101000712222123456321800'],
  });
});
