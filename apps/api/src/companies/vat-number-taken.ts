import type { Context } from '../app/contract/handlers.ts';
import { Problem } from '../app/problem.ts';
import { findCompanyByVatNumber } from './companies-queries.ts';

/** Names the company that has the NIP already. */
export async function vatNumberTaken({ db }: Pick<Context, 'db'>, vatNumber: string): Promise<Problem> {
  const existing = await findCompanyByVatNumber(db, vatNumber);
  const mistake = { pointer: '/vat_number', code: 'taken', values: { name: existing?.name ?? '' } };
  return new Problem(409, 'vat_number_taken', { mistakes: [{ ...mistake, link: `/companies/${existing?.id}` }] });
}
