import type { components } from '@biuro/contract';
import type { CompanyValues } from '../values.ts';

export type Lookup = components['schemas']['Lookup'];

const fields = [
  'name',
  'short_name',
  'company_type',
  'regon',
  'krs',
  'vat_status',
  'street',
  'building',
  'flat',
  'postal_code',
  'city',
] as const;

export type LookupField = (typeof fields)[number] | 'bank_accounts';

/** What the registers say and the form does not. */
export interface LookupChanges {
  /** Into fields that are empty: written at once. */
  filled: Finding[];
  /** Beside something else that stands there: offered, never written over it. */
  differing: (Finding & { typed: string })[];
}

export interface Finding {
  field: LookupField;
  found: string;
}

/** Compares a register's answer with what the form holds. Letter case and spaces make no difference. */
export function compareLookup(lookup: Lookup, values: CompanyValues): LookupChanges {
  const texts = fields.flatMap((field) => {
    const found = lookup[field];
    return found ? [{ field, found, typed: values[field] }] : [];
  });
  const typedAccounts = values.bank_accounts.map(digits).filter(Boolean);
  const accounts = lookup.accounts.filter((account) => !typedAccounts.includes(digits(account)));
  const findings = [
    ...texts.filter(({ found, typed }) => plain(found) !== plain(typed)),
    ...accounts.map((found) => ({ field: 'bank_accounts' as const, found, typed: '' })),
  ];
  return {
    filled: findings.filter(({ typed }) => plain(typed) === '').map(({ field, found }) => ({ field, found })),
    differing: findings.filter(({ typed }) => plain(typed) !== ''),
  };
}

function plain(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('pl');
}

function digits(account: string): string {
  return account.replaceAll(/\D/g, '');
}
