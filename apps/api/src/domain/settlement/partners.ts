import type { Selectable } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { CompanyPartnersTable } from '#platform/database/tables/companies.ts';
import type { Payer } from './payer.ts';

/** What the settlement of a partner depends on. */
export type Partner = Pick<
  Selectable<CompanyPartnersTable>,
  'id' | 'name' | 'vat_number' | 'tax_account' | 'taxation_form' | 'income_period' | 'zus_scheme' | 'zus_account'
>;

/** The fields of {@link Partner} in SQL. */
export const PARTNER = `json_build_object('id', id, 'name', name, 'vat_number', vat_number, 'tax_account', tax_account,
  'taxation_form', taxation_form, 'income_period', income_period, 'zus_scheme', zus_scheme, 'zus_account', zus_account)`;

const PARTNERSHIPS: ReadonlySet<Payer['company_type']> = new Set(['sc', 'sj', 'sp']);
const OF_PARTNERS: ReadonlySet<Payer['taxation_form']> = new Set(['scale', 'linear', 'lump_sum']);

/** Whether the partners pay income tax instead of the company: not when it pays CIT. */
export const isTaxedByPartners = ({
  company_type,
  taxation_form,
}: Pick<Payer, 'company_type' | 'taxation_form'>): boolean =>
  PARTNERSHIPS.has(company_type) && OF_PARTNERS.has(taxation_form);

/**
 * A partner pays like a sole trader.
 *
 * Rule: art. 8 of the act on PIT, art. 8 ust. 6 and art. 47 of the act on the social insurance system.
 */
export const payerOf = ({ name, tax_account, ...partner }: Omit<Partner, 'id'>): Payer => ({
  vat_number: partner.vat_number ?? '',
  company_type: 'jdg',
  taxation_form: partner.taxation_form,
  income_period: partner.income_period,
  vat_period: null,
  zus_account: partner.zus_account,
  zus_deadline_own: null,
  person: { name, tax_account },
});

export const findPartner = (db: Db, companyId: string, id: string): Promise<Partner | undefined> =>
  db
    .selectFrom('company_partners')
    .select(['id', 'name', 'vat_number', 'tax_account', 'taxation_form', 'income_period', 'zus_scheme', 'zus_account'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();

export async function hasPartners(db: Db, companyId: string): Promise<boolean> {
  const partner = db.selectFrom('company_partners').select('id').where('company_id', '=', companyId).limit(1);
  return (await partner.executeTakeFirst()) !== undefined;
}
