import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { Candidate } from './match.ts';

/** More than any statement can pay. */
const MOST = 5_000;

export interface Clues {
  /** Accounts that money was transferred to. */
  accounts: string[];
  /** Numbers in the titles that may be a NIP. */
  vatNumbers: string[];
  /** The account of the statement. */
  ownAccount: string | null;
}

/**
 * Liabilities that may have been paid: those with one of the accounts, and those of companies that the statement
 * mentions or belongs to.
 */
export const findCandidates = (db: Db, { accounts, vatNumbers, ownAccount }: Clues): Promise<Candidate[]> =>
  db
    .selectFrom('liabilities')
    .innerJoin('companies', 'companies.id', 'liabilities.company_id')
    .where('liabilities.status', 'in', ['published', 'read', 'paid'])
    .where('liabilities.result', '=', 'payable')
    .where('liabilities.amount', 'is not', null)
    .where(
      sql<boolean>`(liabilities.account = ANY (${accounts}) OR companies.vat_number = ANY (${vatNumbers})
        OR companies.bank_accounts @> ARRAY[${ownAccount ?? ''}])`,
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
      'companies.vat_number',
      'liabilities.due_date',
    ])
    .orderBy('liabilities.due_date', 'desc')
    .orderBy('liabilities.id')
    .limit(MOST)
    .execute();
