import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { AccountOwners, Candidate } from './match.ts';

/** More than any statement can pay. */
const MOST = 5_000;

export interface Clues {
  /** Accounts that money was transferred to. */
  accounts: string[];
  /** NIPs in the titles. */
  vatNumbers: string[];
  /** Accounts that money was transferred from. */
  payers: string[];
  /** Without signs. */
  amounts: string[];
}

/**
 * Liabilities that may have been paid: those with one of the accounts, and those of companies that the statement
 * mentions or belongs to. Confirmed ones, with the same account and amount, so that their transfer is not used again.
 */
export const findCandidates = (db: Db, { accounts, vatNumbers, payers, amounts }: Clues): Promise<Candidate[]> =>
  db
    .selectFrom('liabilities')
    .innerJoin('companies', 'companies.id', 'liabilities.company_id')
    .leftJoin('company_partners', 'company_partners.id', 'liabilities.partner_id')
    .where('liabilities.result', '=', 'payable')
    .where('liabilities.amount', 'is not', null)
    .where(
      sql<boolean>`(liabilities.status IN ('published', 'read', 'paid')
        AND (liabilities.account = ANY (${accounts}) OR companies.vat_number = ANY (${vatNumbers})
          OR companies.bank_accounts && ${payers})
        OR liabilities.status = 'confirmed' AND liabilities.account = ANY (${accounts})
        AND liabilities.amount = ANY (${amounts}::numeric[]))`,
    )
    .select([
      'liabilities.id',
      'liabilities.kind',
      'liabilities.account',
      sql<string>`liabilities.amount`.as('amount'),
      'liabilities.paid_amount',
      'liabilities.period',
      'liabilities.transfer_period',
      'liabilities.transfer_symbol',
      'liabilities.title',
      'liabilities.company_id',
      'companies.vat_number',
      'company_partners.vat_number as partner_vat_number',
      'liabilities.due_date',
      sql<string | null>`CASE WHEN liabilities.status = 'confirmed' THEN liabilities.paid_at END`.as('settled_on'),
    ])
    .orderBy(sql`liabilities.status = 'confirmed'`)
    .orderBy('liabilities.due_date', 'desc')
    .orderBy('liabilities.id')
    .limit(MOST)
    .execute();

/** Which companies have the accounts that money came from. */
export async function findAccountOwners(db: Db, accounts: string[]): Promise<AccountOwners> {
  const companies = await db
    .selectFrom('companies')
    .select(['id', 'bank_accounts'])
    .where(sql<boolean>`bank_accounts && ${accounts}`)
    .execute();
  const owners: AccountOwners = new Map();
  for (const { id, bank_accounts } of companies)
    for (const account of bank_accounts) owners.set(account, [...(owners.get(account) ?? []), id]);
  return owners;
}
