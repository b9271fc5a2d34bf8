import type { ListQuery } from '#platform/database/list/list.ts';
import { operationOf } from '#platform/http/contract/contract.ts';
import { parseQuery } from '#platform/http/contract/query-string.ts';
import { createTextValidator } from '#platform/http/contract/validator-compiler.ts';
import { invalid } from '#platform/http/problem.ts';

const mistakesOf = createTextValidator(operationOf('listCompanies').querystring);

/** Parses the query of a list's URL; 422 at `/query` for one that the list does not accept. */
export function readSavedQuery(text: string): ListQuery {
  const query = parseQuery(text);
  const [mistake] = mistakesOf(query);
  if (mistake) throw invalid({ pointer: '/query', code: 'not_of_list' });
  return query;
}

/** Normalized: search, sort and filters without the page. */
export function writtenQuery(text: string): string {
  const { search, sort, filters = {} } = readSavedQuery(text.replace(/^\?/, ''));
  const values = new URLSearchParams();
  if (search?.trim()) values.set('search', search.trim());
  if (sort) values.set('sort', sort);
  for (const [key, value] of Object.entries(filters)) values.set(`filters[${key}]`, String(value));
  return values.toString().replaceAll('%3A', ':').replaceAll('%5B', '[').replaceAll('%5D', ']');
}
