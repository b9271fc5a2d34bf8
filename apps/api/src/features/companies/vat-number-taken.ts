import type { Context } from '#platform/http/contract/handlers.ts';
import { Problem } from '#platform/http/problem.ts';
import { findCompanyByVatNumber } from './queries.ts';

/** Names the company that has the NIP already. */
export async function vatNumberTaken({ db }: Pick<Context, 'db'>, vatNumber: string): Promise<Problem> {
  const existing = await findCompanyByVatNumber(db, vatNumber);
  const mistake = { pointer: '/vat_number', code: 'taken', values: { name: existing?.name ?? '' } };
  return new Problem(409, 'vat_number_taken', { mistakes: [{ ...mistake, link: `/companies/${existing?.id}` }] });
}
