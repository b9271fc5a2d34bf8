import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { invalid } from '../problem.ts';
import type { Tables } from './tables.ts';

/** What a list can be sorted by, searched in and filtered by. Nothing else of a request reaches SQL. */
export interface ListDeclaration {
  sort: Record<string, Expression<unknown>>;
  /** As in a request, for example `name:asc`. */
  defaultSort: string;
  /** Makes the order total, so that no row is on two pages. */
  id: Expression<unknown>;
  /** A column that holds folded text. */
  search: Expression<unknown>;
  filters: Record<string, Expression<unknown>>;
}

export interface ListQuery {
  page?: number;
  limit?: number;
  sort?: string;
  search?: string;
  filters?: Record<string, unknown>;
}

export interface Page<T> {
  data: T[];
  meta: { page: number; limit: number; total: number };
}

/** One page of the query's rows and how many there are. An unknown sort key is a 422. */
export async function listPage<O>(
  query: SelectQueryBuilder<Tables, keyof Tables, O>,
  list: ListDeclaration,
  { page = 1, limit = 25, sort, search, filters = {} }: ListQuery,
): Promise<Page<O>> {
  const order = toOrder(list, sort ?? list.defaultSort);
  const matching = conditions(list, search, filters).reduce((narrowed, condition) => narrowed.where(condition), query);
  const rows = order
    .reduce((sorted, term) => sorted.orderBy(term), matching)
    .limit(limit)
    .offset((page - 1) * limit);
  const count = matching.clearSelect().select(sql<number>`count(*)`.as('total'));
  const [data, counted] = await Promise.all([rows.execute(), count.executeTakeFirstOrThrow()]);
  return { data, meta: { page, limit, total: counted.total } };
}

function conditions(
  list: ListDeclaration,
  search: string | undefined,
  filters: Record<string, unknown>,
): RawBuilder<boolean>[] {
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  const chosen = Object.entries(filters).flatMap(([key, value]) => {
    const column = list.filters[key];
    return column && value !== undefined ? [sql<boolean>`${column} = ${value}`] : [];
  });
  return [
    ...words.map((word) => sql<boolean>`${list.search} LIKE '%' || fold(${escapeLike(withoutHyphens(word))}) || '%'`),
    ...chosen,
  ];
}

/** A NIP is stored without the hyphens that people write into it. */
const withoutHyphens = (word: string) => (/^[\d-]+$/.test(word) ? word.replaceAll('-', '') : word);

const escapeLike = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`);

function toOrder(list: ListDeclaration, sort: string): RawBuilder<unknown>[] {
  const terms = sort.split(',').map((pair) => {
    const [key = '', direction] = pair.split(':');
    const column = Object.hasOwn(list.sort, key) ? list.sort[key] : undefined;
    if (!column) throw invalid({ pointer: '/sort', code: 'unknown_sort' });
    return direction === 'desc' ? sql`${column} DESC` : sql`${column} ASC`;
  });
  return [...terms, sql`${list.id} ASC`];
}
