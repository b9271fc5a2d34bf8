import type { ListQuery } from '#platform/database/list/list.ts';
import { operationOf } from '#platform/http/contract/contract.ts';
import { parseQuery } from '#platform/http/contract/query-string.ts';
import { createTextValidator } from '#platform/http/contract/validator-compiler.ts';
import { invalid } from '#platform/http/problem.ts';

const mistakesOf = createTextValidator(operationOf('listCompanies').querystring);

/** What the search part of a list's address asks for; one that the list would not take is a 422 at `/query`. */
export function readSavedQuery(text: string): ListQuery {
  const query = parseQuery(text);
  const [mistake] = mistakesOf(query);
  if (mistake) throw invalid({ pointer: '/query', code: 'not_of_list' });
  return query;
}

/** As the portal writes it: search, sort and filters, and not the page that somebody was on. */
export function writtenQuery(text: string): string {
  const { search, sort, filters = {} } = readSavedQuery(text.replace(/^\?/, ''));
  const values = new URLSearchParams();
  if (search?.trim()) values.set('search', search.trim());
  if (sort) values.set('sort', sort);
  for (const [key, value] of Object.entries(filters)) values.set(`filters[${key}]`, String(value));
  return values.toString().replaceAll('%3A', ':').replaceAll('%5B', '[').replaceAll('%5D', ']');
}
