import { demoNips, inventCompany } from '../../demo/office/names.ts';
import type { Calling } from '../people/people.ts';
import { handOver } from '../server/uploads.ts';

/** Uploads a file for import. */
export const upload = (by: Calling, body: string | Uint8Array, query = '', more = {}) =>
  handOver(by, ['POST', `/api/companies/import${query}`], 'company_import', { name: 'firmy.csv', content: body, more });

/** NIPs that no company of the demo has. */
export function freshNips() {
  const nips = demoNips();
  for (let skipped = 0; skipped < 1_000; skipped++) nips.next();
  return nips;
}

/** A CSV file with invented companies. */
export function csvOf(count: number, nips: Generator<string, never>): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const { name, company_type, city } = inventCompany(index);
    return `${name};${nips.next().value};${company_type};${city}`;
  });
  return ['Nazwa firmy;NIP;Forma prawna;Miejscowość', ...lines].join('\r\n');
}

/** For each row: line, result, and sentences about its mistakes. */
export const outcomes = (body: { data: { rows: { row: number; result: string; errors: { message: string }[] }[] } }) =>
  body.data.rows.map(({ row, result, errors }) => [row, result, ...errors.map(({ message }) => message)]);
