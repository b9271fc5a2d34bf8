import { invalid } from '#platform/http/problem.ts';
import type { SortKey } from './columns.ts';
import type { Filter, ListRequest, Order, Scope } from './sql.ts';

/** What a request may say about a list; the contract has checked its shape. */
export interface ListQuery {
  page?: number;
  limit?: number;
  cursor?: string;
  sort?: string;
  search?: string;
  filters?: Record<string, unknown>;
}

/** Turns the parameters of a request into parts of the list's definition; nothing else of a request reaches the SQL. */
export function readListRequest(
  list: { filters: Record<string, Filter> },
  scope: Scope,
  callerId: string,
  { search, filters = {} }: ListQuery,
): ListRequest {
  const chosen = Object.entries(filters).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const condition = Object.hasOwn(list.filters, name) ? list.filters[name] : undefined;
    if (!condition) throw invalid({ pointer: `/filters/${name}`, code: 'unknown_field' });
    return 'setting' in condition ? [] : [{ name, condition, value }];
  });
  return { scope, callerId, words: wordsOf(search ?? ''), filters: chosen, ...settingOf(list.filters, filters) };
}

function settingOf(known: Record<string, Filter>, asked: Record<string, unknown>): Pick<ListRequest, 'setting'> {
  const [setting] = Object.entries(known).flatMap(([name, filter]) => {
    if (!('setting' in filter)) return [];
    const value = asked[name];
    return [{ name, value: typeof value === 'string' ? value : filter.setting() }];
  });
  return setting ? { setting } : {};
}

/** Parses `name:asc,created_at:desc` by the sort keys of the list. */
export function readOrder(keys: Record<string, SortKey>, sort: string): Order[] {
  return sort.split(',').map((pair) => {
    const [name = '', direction] = pair.split(':');
    const key = Object.hasOwn(keys, name) ? keys[name] : undefined;
    if (!key) throw invalid({ pointer: '/sort', code: 'unknown_sort' });
    return { key, descending: direction === 'desc' };
  });
}

const wordsOf = (search: string): string[] => nipIn(search) ?? search.split(/\s+/).filter(Boolean).map(withoutHyphens);

/** `526-000-12-46`, `526 000 12 46` or `PL5260001246` as one word. */
function nipIn(search: string): string[] | undefined {
  const digits = /^\s*(?:PL)?[\d\s-]+$/i.test(search) ? search.replaceAll(/\D/g, '') : '';
  return digits.length === 10 ? [digits] : undefined;
}

/** A NIP and a phone number are stored without the hyphens that people write into them. */
const withoutHyphens = (word: string) => (/^[\d-]+$/.test(word) ? word.replaceAll('-', '') : word);
