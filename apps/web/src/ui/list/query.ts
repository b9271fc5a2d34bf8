export interface Sort<Key extends string = string> {
  key: Key;
  order: 'asc' | 'desc';
}

/** What the address of a list may hold: its sort keys, its filters with their values, and how it is sorted at first. */
export interface ListShape {
  sortKeys: readonly string[];
  sort: Sort;
  /** `id` for a filter whose values are ids of records. */
  filters: Readonly<Record<string, readonly string[] | 'id'>>;
  months?: Months | undefined;
}

/**
 * How a list has to do with months. `each` shows the records of one month, or of all: it opens on the month that is being
 * settled. `state` shows all records, with their state in one month.
 */
export type Months = 'each' | 'state';

/** The filters that are months, by their names in the address: the month that is shown, or the one before which nothing is finished. */
const monthNames = { month: 'month', unfinished_before: 'before' } as const;

/** Filters as the address writes them. */
export type FilterValues = Record<string, string | undefined>;

export interface ListQuery {
  search: string;
  sort: Sort;
  page: number;
  limit: number;
  filters: FilterValues;
}

/** The parameters of a list call. */
export interface ListParameters {
  page: number;
  limit: number;
  sort: string;
  filters?: FilterValues;
  search?: string;
}

export const pageSizes = [25, 50, 100];
export const searchLength = 200;
const lastPage = 1_000_000;

/** Reads the address (`search=nowak&sort=name:desc&page=2&filters[lifecycle]=active`); what it does not know falls back to the default. */
export function readListQuery(shape: ListShape, address: string): ListQuery {
  const values = new URLSearchParams(address);
  const filters = Object.entries(shape.filters)
    .map(([key, allowed]) => [key, readFilter(allowed, values.get(`filters[${key}]`))] as const)
    .filter(([, value]) => value !== undefined);
  const months = shape.months
    ? Object.entries(monthNames)
        .map(([key, name]) => [key, readMonth(values.get(name))] as const)
        .filter(([, value]) => value !== undefined)
    : [];
  return {
    search: readSearch(values.get('search')),
    sort: readSort(shape, values.get('sort')),
    page: readPage(values.get('page')),
    limit: pageSizes.find((size) => String(size) === values.get('limit')) ?? 25,
    filters: Object.fromEntries([...months, ...filters]),
  };
}

/** The address of a query, without `?`; what equals the default is left out. */
export function writeListQuery(shape: ListShape, query: ListQuery): string {
  const values = new URLSearchParams();
  if (shape.months)
    for (const [key, name] of Object.entries(monthNames)) {
      const month = query.filters[key];
      if (month) values.set(name, month);
    }
  if (query.search) values.set('search', query.search);
  if (writeSort(query.sort) !== writeSort(shape.sort)) values.set('sort', writeSort(query.sort));
  if (query.page > 1) values.set('page', String(query.page));
  if (query.limit !== 25) values.set('limit', String(query.limit));
  for (const [key, value] of Object.entries(query.filters))
    if (value && !isMonthFilter(key)) values.set(`filters[${key}]`, value);
  // An address without a query string is that of the month that is being settled.
  if (shape.months === 'each' && values.size === 0) values.set('month', 'all');
  return readable(values);
}

/** A query string that people can read: colons and brackets need no escape in it. */
export function readable(values: URLSearchParams): string {
  return values.toString().replaceAll('%3A', ':').replaceAll('%5B', '[').replaceAll('%5D', ']');
}

/** The same query as the parameters of an API call. */
export function listParameters({ sort, page, limit, filters, ...query }: ListQuery): ListParameters {
  const search = query.search.trim();
  const filtered = Object.values(filters).some(Boolean);
  return { page, limit, sort: writeSort(sort), ...(filtered && { filters }), ...(search && { search }) };
}

const isMonthFilter = (key: string) => Object.hasOwn(monthNames, key);

/** Whether the query leaves any record of its month out. `besides` names a filter that does not count. */
export function isNarrowed({ search, filters }: ListQuery, besides?: string): boolean {
  return (
    search.trim() !== '' ||
    Object.entries(filters).some(([key, value]) => value && key !== besides && !isMonthFilter(key))
  );
}

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function readFilter(allowed: ListShape['filters'][string], text: string | null): string | undefined {
  if (allowed === 'id') return text !== null && idPattern.test(text) ? text : undefined;
  return allowed.find((value) => value === text);
}

function readMonth(text: string | null): string | undefined {
  return text !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;
}

function readSearch(text: string | null): string {
  return (text ?? '').replaceAll(/[\p{Cc}\p{Cs}]/gu, '').slice(0, searchLength);
}

function readSort(shape: ListShape, text: string | null): Sort {
  const [key = '', order = '', ...rest] = text?.split(':') ?? [];
  const known = shape.sortKeys.includes(key) && (order === 'asc' || order === 'desc') && rest.length === 0;
  return known ? { key, order } : shape.sort;
}

function readPage(text: string | null): number {
  const page = /^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : 1;
  return page <= lastPage ? page : 1;
}

function writeSort({ key, order }: Sort): string {
  return `${key}:${order}`;
}
