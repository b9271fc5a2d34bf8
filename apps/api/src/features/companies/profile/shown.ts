import type { Company } from '../company.ts';
import { beneficialOwnerLinesOf } from '../partners/beneficial-owners.ts';
import { linesOf } from '../partners/partners.ts';

/** The values of a company for its history, in words where there are any. */
export function shownOf(company: Company): Record<string, unknown> {
  const { office, owner, payroll_owner, lump_rates, bank_accounts, ...rest } = company;
  const decided = Object.entries({ ...rest, ...office }).filter(([field]) => !COMPUTED.has(field));
  return {
    ...Object.fromEntries(decided),
    owner: owner?.name,
    payroll_owner: payroll_owner?.name,
    reviewer: office?.reviewer?.name,
    partners: linesOf(office?.partners ?? []),
    beneficial_owners: beneficialOwnerLinesOf(office?.beneficial_owners ?? []),
    lump_rates: lump_rates.join('; '),
    bank_accounts: bank_accounts.join('; '),
  };
}

const COMPUTED: ReadonlySet<string> = new Set([
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
]);
