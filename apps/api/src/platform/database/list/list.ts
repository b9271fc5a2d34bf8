import type { operations } from '@biuro/contract';
import { type ExportColumn, exportSql } from '#platform/export/sheet.ts';
import type { Context, JsonText, OperationId, SuccessBody } from '#platform/http/contract/handlers.ts';
import { Problem } from '#platform/http/problem.ts';
import { type Db, isDataException, run } from '../database.ts';
import { prepared } from '../preparing-client.ts';
import type { SortKey } from './columns.ts';
import { countCacheOf } from './count-cache.ts';
import { fingerprintOf, invalidCursor, type PageBound, readCursor, type Seek } from './cursor.ts';
import { type ListQuery, readListRequest, readOrder } from './list-request.ts';
import { boundsOf, cursorsOf, type Found } from './page-bounds.ts';
import * as sql from './sql.ts';

export type { PageBound } from './cursor.ts';
export type { ListQuery } from './list-request.ts';
export type { Scope } from './sql.ts';

type QueryOf<K extends OperationId> = NonNullable<operations[K]['parameters']['query']>;
type FilterOf<K extends OperationId> = QueryOf<K> extends { filters?: infer F } ? keyof NonNullable<F> & string : never;
type RowOf<K extends OperationId> = SuccessBody<K> extends { data: (infer R)[] } ? R : never;

/**
 * Definition of a list: rows and columns of the operation `K`, and what a request may sort, search and filter by. A
 * field, filter or sort key of the contract that is missing here does not compile.
 */
export interface ListDefinition<K extends OperationId, Sort extends string> extends sql.ListSource {
  name: string;
  /** Tags of the contract's operations that change how many rows there are. */
  tags: readonly string[];
  columns: { [Name in keyof RowOf<K> & string]: string };
  sort: Record<Sort, SortKey>;
  /** As in a request, for example `name:asc`. */
  defaultSort: `${NoInfer<Sort>}:${'asc' | 'desc'}`;
  filters: { [Name in FilterOf<K>]: sql.Filter };
  /** Filters for which an index holds the rows in the default order: a page of them is read without sorting. */
  ordered?: readonly FilterOf<K>[];
  /** Columns of the file, by the keys that offices name in their configuration. */
  exports: Record<string, ExportColumn>;
}

/** Number of rows. With `more`, a search found more than `total` and was not counted further. */
export interface Total {
  total: number;
  more?: true;
}

type ListContext = Pick<Context, 'db' | 'tenant'> & { caller: Pick<Context['caller'], 'id'> };
export type ExportValue = string | number | boolean | null;
export type ExportRow = Record<string, ExportValue>;
/** What a file is made from, independent of the operation that shows the list. */
export type ExportedList = Pick<List<OperationId>, 'name' | 'exports' | 'count' | 'exportRows' | 'exportPart'>;

export interface List<K extends OperationId> {
  name: string;
  exports: Record<string, ExportColumn>;
  /** One page and how many rows there are. An unknown sort key, filter or cursor is a 422. */
  page(context: ListContext, scope: sql.Scope, query: ListQuery): Promise<JsonText<SuccessBody<K>>>;
  /** All rows in the default order, up to a limit. */
  all(context: ListContext, scope: sql.Scope, atMost: number): Promise<JsonText<{ data: RowOf<K>[] }>>;
  find(context: ListContext, scope: sql.Scope, id: string): Promise<RowOf<K> | undefined>;
  /** The number of rows that a page of this request reports. */
  total(context: ListContext, scope: sql.Scope, query: ListQuery): Promise<Total>;
  /** Counts all rows now, without the cache. */
  count(context: ListContext, scope: sql.Scope, query: ListQuery): Promise<number>;
  /** Aggregates over all rows; `by` are the expressions that they are grouped by. */
  sums<Row>(context: ListContext, scope: sql.Scope, query: ListQuery, selected: string, by: string): Promise<Row[]>;
  /** The ids of all rows, for bulk actions. More than {@link MOST_IDS} are a 422 that says how many there are. */
  ids(context: ListContext, scope: sql.Scope, query: ListQuery): Promise<JsonText<{ data: string[] }>>;
  /** The rows of a file: these keys of `exports`, in the order of the list. */
  exportRows(
    context: ListContext,
    scope: sql.Scope,
    query: ListQuery & { atMost: number },
    keys: string[],
  ): Promise<ExportRow[]>;
  /** The same in parts: the rows after a bound, and the bound of the last row when there are more. */
  exportPart(
    context: ListContext,
    scope: sql.Scope,
    query: ListQuery & { limit: number; after?: PageBound | undefined },
    keys: string[],
  ): Promise<{ rows: ExportRow[]; bound?: PageBound }>;
}

/** Limit of a bulk action. */
const MOST_IDS = 10_000;
/** A search is counted up to this number: counting all rows that contain a common word takes too long. */
const MOST_COUNTED = 20_000;
/** Limit of cached statements: requests can ask for more shapes than are worth keeping. */
const SHAPES = 500;
/**
 * Up to this many rows, sorting all of them is faster than an unlucky scan along the order: a search for Żaneta sorted
 * by first name would scan from A to Z. A filter says less about the order.
 */
const FEW = { found: MOST_COUNTED, filtered: 2_000 };
/** A search that finds more rows first scans this many along the order. When that does not fill a page, all rows are sorted. */
const NEAR = 10_000;
/** How much longer than average a scan may take to fill a page. */
const UNLUCKY = 3;
/** Page sizes that the clients use. */
const USUAL_LIMITS = [25, 50, 100];

export function createList<K extends OperationId, Sort extends string>(list: ListDefinition<K, Sort>): List<K> {
  const texts = new Map<string, string>();
  const exported = Object.fromEntries(Object.entries(list.exports).map(([key, column]) => [key, exportSql(column)]));

  const usualKey = readOrder(list.sort, list.defaultSort)[0]?.key;

  const exportedColumns = (keys: string[]) => Object.fromEntries(keys.map((key) => [key, exported[key] ?? 'NULL']));

  /** The text of a statement, built once per shape. */
  function textOf(shape: string, build: () => string): string {
    const known = texts.get(shape);
    if (known !== undefined) return known;
    if (texts.size >= SHAPES) texts.clear();
    const text = build();
    texts.set(shape, text);
    return text;
  }

  function countOf(db: Db, request: sql.ListRequest, atMost?: number): Promise<number> {
    const text = textOf(`count ${atMost} ${sql.shapeOf(request)}`, () => sql.countSql(list, request, atMost));
    return run<{ total: number }>(db, text, sql.valuesOf(request)).then(([row]) => row?.total ?? 0);
  }

  /**
   * The bound from which the page is read: that of the cursor, or for a jump the row before the page; `null` when there
   * is no such row.
   */
  async function seekOf(
    { db }: ListContext,
    request: sql.ListRequest,
    wanted: PageRequest,
  ): Promise<Seek | null | undefined> {
    const { order, sort, page, limit, cursor } = wanted;
    if (cursor !== undefined) return readCursor(wanted.fingerprint, order.length, cursor);
    if (page === 1) return undefined;
    const text = textOf(`bound ${sort} ${sql.shapeOf(request)}`, () => sql.boundSql(list, request, order));
    const [bound] = await run<PageBound>(db, text, [...sql.valuesOf(request), (page - 1) * limit - 1]);
    return bound ? { direction: 'next', ...bound } : null;
  }

  async function rowsOf(
    context: ListContext,
    request: sql.ListRequest,
    wanted: PageRequest,
    reading: sql.Reading,
  ): Promise<Found> {
    const { order, sort, limit } = wanted;
    const seek = await seekOf(context, request, wanted);
    if (seek === null) return { rows: '[]', bounds: [], seek: undefined };
    const shape: sql.PageShape = { order, limit, direction: seek?.direction, reading };
    const values = sql.valuesOf(request, seek);
    const key = `${sort} ${limit} ${shape.direction} ${reading} ${sql.shapeOf(request)}`;
    if (isUsual(request, wanted, list.defaultSort)) {
      const text = textOf(`page ${key}`, () => prepared(sql.pageSql(list, list.columns, request, shape)));
      const [found] = await run<{ rows: string | null; bounds: string | null }>(context.db, text, values);
      return { rows: found?.rows ?? '[]', bounds: boundsOf(found?.bounds ?? '[]'), seek };
    }
    const idsOf = async (more: Pick<sql.PageShape, 'reading' | 'within'>) => {
      const text = textOf(`ids ${key} ${JSON.stringify(more)}`, () =>
        sql.pageIdsSql(list, request, { ...shape, ...more }),
      );
      const [found] = await run<{ ids: string[]; bounds: string | null }>(context.db, text, values);
      return { ids: found?.ids ?? [], bounds: boundsOf(found?.bounds ?? '[]') };
    };
    const near =
      isSearch(request) && reading !== 'sorted' && isWalkable(order) ? await idsOf({ within: NEAR }) : undefined;
    const isWhole = near?.bounds.some(([number]) => number > limit);
    const { ids, bounds } = near && isWhole ? near : await idsOf({ reading: near ? 'sorted' : reading });
    return { rows: ids.length > 0 ? await rowsOfIds(context.db, request, ids) : '[]', bounds, seek };
  }

  async function rowsOfIds(db: Db, request: sql.ListRequest, ids: string[]): Promise<string> {
    const scoped = { ...request, words: [], filters: [] };
    const text = textOf(`rows ${scoped.scope.name}`, () => prepared(sql.rowsOfIdsSql(list, list.columns, scoped)));
    const [found] = await run<{ rows: string | null }>(db, text, [...sql.valuesOf(scoped), ids]);
    return found?.rows ?? '[]';
  }

  /** The total and the page in parallel. A search or a filter waits for the total, which decides how its rows are read. */
  async function totalAndRows(
    context: ListContext,
    request: sql.ListRequest,
    wanted: PageRequest,
    counting: Promise<number>,
  ) {
    const found = rowsOf(context, request, wanted, await readingOf(context, request, wanted, counting));
    return Promise.all([counting, found]);
  }

  /** The default order and its opposite certainly have an index. For others, a scan would sort all rows first. */
  const isWalkable = ([first, ...more]: sql.Order[]) => more.length === 0 && first?.key === usualKey;

  const isOrdered = ({ scope, filters }: sql.ListRequest, sort: string) =>
    scope.where === undefined &&
    sort === list.defaultSort &&
    filters.length === 1 &&
    filters.every(({ name }) => list.ordered?.some((ordered) => ordered === name));

  async function readingOf(
    context: ListContext,
    request: sql.ListRequest,
    wanted: PageRequest,
    counting: Promise<number>,
  ): Promise<sql.Reading> {
    if (isSearch(request)) return (await counting) <= FEW.found ? 'sorted' : 'planned';
    if (request.filters.length === 0 || isOrdered(request, wanted.sort)) return 'planned';
    const found = await counting;
    if (found <= wanted.limit * UNLUCKY) return 'sorted';
    const whole = await totalOf(context, { ...request, filters: [] });
    if (found <= FEW.filtered && whole > FEW.found) return 'sorted';
    // A scan meets one match in `whole / found` rows.
    const isScanFaster = (whole / found) * wanted.limit * UNLUCKY < found;
    if (isScanFaster && isWalkable(wanted.order)) return 'walked';
    return isScanFaster || found > FEW.filtered ? 'planned' : 'sorted';
  }

  const identityOf = (request: sql.ListRequest) => JSON.stringify([list.name, sql.identityOf(request)]);

  /** Number of rows; a search that finds more than {@link MOST_COUNTED} returns one more than that. */
  const totalOf = (context: ListContext, request: sql.ListRequest) =>
    countCacheOf(context.tenant).get(identityOf(request), list.tags, () =>
      countOf(context.db, request, isSearch(request) ? MOST_COUNTED + 1 : undefined),
    );

  return {
    name: list.name,
    exports: list.exports,

    async page(context, scope, query) {
      const request = readListRequest(list, scope, context.caller.id, query);
      const { page = 1, limit = 25, sort = list.defaultSort, cursor } = query;
      const order = readOrder(list.sort, sort);
      const wanted: PageRequest = {
        order,
        sort,
        page,
        limit,
        cursor,
        fingerprint: fingerprintOf(sort + identityOf(request)),
      };
      const counting = totalOf(context, request);
      const [count, found] = await totalAndRows(context, request, wanted, counting).catch((error: unknown) => {
        throw cursor !== undefined && isDataException(error) ? invalidCursor() : error;
      });
      const meta = { page, limit, ...toldOf(request, count), ...cursorsOf(found, wanted) };
      // The columns are those of the contract's row, as the type of the definition proves.
      return `{"data":${found.rows},"meta":${JSON.stringify(meta)}}` as JsonText<SuccessBody<K>>;
    },

    async all(context, scope, atMost) {
      const request = readListRequest(list, scope, context.caller.id, {});
      const text = textOf(`all ${sql.shapeOf(request)}`, () =>
        sql.rowsSql(list, list.columns, request, readOrder(list.sort, list.defaultSort)),
      );
      const [found] = await run<{ rows: string }>(context.db, text, [...sql.valuesOf(request), atMost]);
      // As above.
      return `{"data":${found?.rows ?? '[]'}}` as JsonText<{ data: RowOf<K>[] }>;
    },

    async find(context, scope, id) {
      const request = readListRequest(list, scope, context.caller.id, {});
      const text = textOf(`find ${sql.shapeOf(request)}`, () => prepared(sql.findSql(list, list.columns, request)));
      const [found] = await run<{ row: RowOf<K> }>(context.db, text, [...sql.valuesOf(request), id]);
      return found?.row;
    },

    async total(context, scope, query) {
      const request = readListRequest(list, scope, context.caller.id, query);
      readOrder(list.sort, query.sort ?? list.defaultSort);
      return toldOf(request, await totalOf(context, request));
    },

    count: (context, scope, query) => countOf(context.db, readListRequest(list, scope, context.caller.id, query)),

    sums(context, scope, query, selected, by) {
      const request = readListRequest(list, scope, context.caller.id, query);
      return run<never>(context.db, `${sql.sumSql(list, request, selected)} GROUP BY ${by}`, sql.valuesOf(request));
    },

    async ids(context, scope, query) {
      const request = readListRequest(list, scope, context.caller.id, query);
      const { total, more = false } = toldOf(request, await totalOf(context, request));
      if (total > MOST_IDS)
        throw new Problem(422, 'too_many_ids', { values: { found: total, more: String(more), max: MOST_IDS } });
      const text = textOf(`all ids ${sql.shapeOf(request)}`, () => sql.idsSql(list, request));
      const [answer] = await run<{ ids: string }>(context.db, text, [...sql.valuesOf(request), MOST_IDS]);
      // As above.
      return `{"data":${answer?.ids ?? '[]'}}` as JsonText<{ data: string[] }>;
    },

    async exportPart(context, scope, query, keys) {
      const request = readListRequest(list, scope, context.caller.id, query);
      const order = readOrder(list.sort, query.sort ?? list.defaultSort);
      const { limit, after } = query;
      const seek: Seek | undefined = after && { direction: 'next', ...after };
      const text = sql.pageSql(list, exportedColumns(keys), request, { order, limit, direction: seek?.direction });
      const values = sql.valuesOf(request, seek);
      const [found] = await run<{ rows: string | null; bounds: string | null }>(context.db, text, values);
      const bounds = boundsOf(found?.bounds ?? '[]');
      const beyond = bounds.some(([number]) => number > limit);
      const last = bounds.find(([number]) => number === limit)?.[1];
      return { rows: JSON.parse(found?.rows ?? '[]'), ...(beyond && last && { bound: last }) };
    },

    async exportRows(context, scope, query, keys) {
      const request = readListRequest(list, scope, context.caller.id, query);
      const columns = exportedColumns(keys);
      const text = sql.rowsSql(list, columns, request, readOrder(list.sort, query.sort ?? list.defaultSort));
      const [found] = await run<{ rows: string }>(context.db, text, [...sql.valuesOf(request), query.atMost]);
      return JSON.parse(found?.rows ?? '[]');
    },
  };
}

interface PageRequest {
  order: sql.Order[];
  sort: string;
  page: number;
  limit: number;
  cursor: string | undefined;
  /** What a cursor is bound to. */
  fingerprint: string;
}

const isSearch = ({ words }: sql.ListRequest) => words.length > 0;

const toldOf = (request: sql.ListRequest, count: number): Total =>
  isSearch(request) && count > MOST_COUNTED ? { total: MOST_COUNTED, more: true } : { total: count };

/**
 * Pages that are requested most and whose best plan does not depend on values (booleans are part of the text). There
 * are few of them, because each prepared statement takes memory in every connection. For the others, finding the rows
 * is planned each time, and reading their columns is not.
 */
const isUsual = ({ words, filters }: sql.ListRequest, { order, limit, sort }: PageRequest, usualSort: string) =>
  words.length === 0 &&
  (filters.length === 0 || (filters.length === 1 && sort === usualSort)) &&
  order.length === 1 &&
  USUAL_LIMITS.includes(limit);
