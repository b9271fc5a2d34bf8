import type { SortKey } from './columns.ts';
import type { Seek } from './cursor.ts';

/** What a list is made of, in SQL. These are constants of the room's code: nothing of a request becomes part of a text. */
export interface ListSource {
  /** Tables with their joins; a join must not multiply or lose rows. */
  from: string;
  /**
   * Further joins, by the name of the table that each brings. A statement gets those whose table it names: counting rows and jumping to
   * a page then stay within an index, which PostgreSQL does not do beside a join, even if it needs nothing of it.
   */
  joins?: Record<string, string>;
  /** Column that holds the id. */
  id: string;
  /** True for the rows that exist at all, for example `users.deleted_at IS NULL`. */
  where?: string;
  /** Column that holds folded text. */
  search: string;
  /**
   * Where else a long number is looked for, given a LIKE pattern: the NIP of a record to which the row belongs. Both conditions need an
   * index, so that rows are found by either of them.
   */
  searchNumber?: (pattern: string) => string;
  /** The columns of a row cost more than finding it: they are made for the rows of the page only, not for all that are sorted. */
  costly?: true;
}

/** The rows that a caller may see. `where` is given the placeholder of the caller's id; without it they see all. */
export interface Scope {
  name: string;
  where?: (caller: string) => string;
}

/** A condition on rows, given the placeholder of a value; one that depends on who asks is given the caller's, too. */
export type Filter = ((value: string) => string) | { ofCaller: (value: string, caller: string) => string };

/** One request to a list, with its values still apart. */
export interface ListRequest {
  scope: Scope;
  callerId: string;
  words: string[];
  filters: { name: string; condition: Filter; value: unknown }[];
}

/** Whether the answer is different for each caller. */
const isPersonal = ({ scope, filters }: ListRequest) =>
  scope.where !== undefined || filters.some(({ condition }) => typeof condition === 'object');

export interface Order {
  key: SortKey;
  descending: boolean;
}

/** Yes and no find different rows in different ways: each has a text of its own, and so a plan of its own also where it is prepared. */
const isInText = (value: unknown): value is boolean => typeof value === 'boolean';

/** Values in the order in which {@link conditionsOf} numbers them. */
export function valuesOf(request: ListRequest, seek?: Seek): unknown[] {
  const { callerId, words, filters } = request;
  return [
    ...(isPersonal(request) ? [callerId] : []),
    ...words,
    ...filters.filter(({ value }) => !isInText(value)).map(({ value }) => value),
    ...(seek ? [...seek.keys, seek.id] : []),
  ];
}

/** At least half a NIP; a year, a month or the number of a house is shorter. */
const isNumber = (word: string) => /^\d{5,}$/.test(word);

/** Requests of one shape have one text and differ in their values. */
export const shapeOf = ({ scope, words, filters }: ListRequest) =>
  `${scope.name} ${words.map((word) => (isNumber(word) ? 'n' : 'w')).join('')} ${filters.map(({ name, value }) => (isInText(value) ? `${name}=${value}` : name)).join(' ')}`;

/** Requests that are the same have the same rows. */
export const identityOf = (request: ListRequest) => [
  request.scope.name,
  isPersonal(request) && request.callerId,
  request.words,
  request.filters.map(({ name, value }) => [name, value]),
];

/** As a part of a LIKE pattern that means itself. Only after folding, which makes a wildcard of its full-width likeness. */
const literally = (text: string) => String.raw`regexp_replace(${text}, '([\\%_])', '\\\1', 'g')`;

function found({ search, searchNumber }: ListSource, word: string, value: string): string {
  const pattern = `'%' || ${literally(`fold(${value})`)} || '%'`;
  const own = `${search} LIKE ${pattern}`;
  return searchNumber && isNumber(word) ? `(${own} OR ${searchNumber(pattern)})` : own;
}

function conditionsOf(source: ListSource, request: ListRequest) {
  const { scope, words, filters } = request;
  let last = 0;
  const next = () => `$${++last}`;
  const caller = isPersonal(request) ? next() : '';
  const scoped = [...(source.where ? [source.where] : []), ...(scope.where ? [scope.where(caller)] : [])];
  const asked = [
    ...words.map((word) => found(source, word, next())),
    ...filters.map(({ condition, value }) => {
      const written = isInText(value) ? String(value) : next();
      return typeof condition === 'function' ? condition(written) : condition.ofCaller(written, caller);
    }),
  ];
  return { conditions: [...scoped, ...asked], scoped, asked, next };
}

const whereOf = (conditions: string[]) => (conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '');

/** The tables that these parts of a statement need. */
function fromOf({ from, joins = {} }: ListSource, parts: string[]): string {
  const needed = Object.entries(joins).filter(([table]) => parts.some((part) => part.includes(`${table}.`)));
  return [from, ...needed.map(([, join]) => join)].join(' ');
}

/** With `atMost` the database stops counting there. */
export const countSql = (source: ListSource, request: ListRequest, atMost?: number): string =>
  atMost === undefined
    ? sumSql(source, request, 'count(*) AS total')
    : `SELECT count(*) AS total FROM (${sumSql(source, request, '')} LIMIT ${atMost}) found`;

/** What the rows make together; a GROUP BY may follow. */
export function sumSql(source: ListSource, request: ListRequest, selected: string): string {
  const { conditions } = conditionsOf(source, request);
  return `SELECT ${selected} FROM ${fromOf(source, [selected, ...conditions])} ${whereOf(conditions)}`;
}

const sqlOf = ({ key, descending }: Order) => (descending ? key.descending : key.ascending);

/** The id goes the way of the last key, so that one index serves the order and its opposite. */
function orderBy(source: ListSource, order: Order[], turned = false): string {
  const way = (descending: boolean) => (descending === turned ? 'ASC' : 'DESC');
  const terms = order.map((term) => `${sqlOf(term)} ${way(term.descending)}`);
  return `ORDER BY ${[...terms, `${source.id} ${way(order.at(-1)?.descending ?? false)}`].join(', ')}`;
}

/**
 * The rows beyond an bound. Where all keys go one way they are compared as a row, for which an index is entered at the right place;
 * otherwise key by key, after a condition on the first that an index can use.
 */
function beyond(source: ListSource, order: Order[], turned: boolean, next: () => string): string {
  const terms = [
    ...order.map((term) => ({ sql: sqlOf(term), value: `${next()}::${term.key.type}`, descending: term.descending })),
    { sql: source.id, value: `${next()}::uuid`, descending: order.at(-1)?.descending ?? false },
  ];
  const sign = (descending: boolean) => (descending === turned ? '>' : '<');
  const [first] = terms;
  if (first && terms.every((term) => term.descending === first.descending)) {
    const sides = [terms.map((term) => term.sql), terms.map((term) => term.value)].map(
      (side) => `(${side.join(', ')})`,
    );
    return sides.join(` ${sign(first.descending)} `);
  }
  const nested = terms.reduceRight(
    (rest, { sql, value, descending }) =>
      `(${sql} ${sign(descending)} ${value}${rest && ` OR (${sql} = ${value} AND ${rest})`})`,
    '',
  );
  return `${first?.sql} ${sign(first?.descending ?? false)}= ${first?.value} AND ${nested}`;
}

export interface PageShape {
  order: Order[];
  limit: number;
  direction: Seek['direction'] | undefined;
  /** Finds the rows first and sorts them then, instead of walking along the order until enough are found. */
  sorted?: boolean;
  /** Walks no further than over this many rows, of which fewer than a page may be found. */
  within?: number;
}

/** The same order by expressions that no index has: all that keeps the planner from walking. */
const withoutIndex = { text: `|| ''`, timestamptz: `+ interval '0'`, date: '+ 0', numeric: '+ 0', int: '+ 0' };

const unindexed = ({ key, descending }: Order): Order => {
  const plain = withoutIndex[key.type];
  return {
    key: { ...key, ascending: `(${key.ascending} ${plain})`, descending: `(${key.descending} ${plain})` },
    descending,
  };
};

/**
 * One page as a single text of JSON (`rows`), and as `bounds` its first and last row and whether there is one more:
 * `[[number, id, key…], …]`, counted in the direction of the seek.
 */
export function pageSql(
  source: ListSource,
  columns: Record<string, string>,
  request: ListRequest,
  shape: PageShape,
): string {
  const { limit, direction } = shape;
  const turned = direction === 'previous';
  return `SELECT (json_agg(r ORDER BY n${turned ? ' DESC' : ''}) FILTER (WHERE n <= ${limit}))::text AS rows, ${bounds(shape)}
    FROM ${source.costly || shape.sorted ? lateRows(source, columns, request, shape) : rows(source, columns, request, shape)}`;
}

const bounds = ({
  order,
  limit,
}: PageShape) => `(json_agg(json_build_array(n, list_id${order.map((_, index) => `, key_${index}`).join('')}) ORDER BY n)
    FILTER (WHERE n IN (1, ${limit}, ${limit + 1})))::text AS bounds`;

/** The ids of one page in their order, and its `bounds` as above. Planning it takes little time, since it knows nothing of the columns. */
export function pageIdsSql(source: ListSource, request: ListRequest, shape: PageShape): string {
  const { limit, direction } = shape;
  const turned = direction === 'previous';
  return `SELECT coalesce(array_agg(list_id ORDER BY n${turned ? ' DESC' : ''}) FILTER (WHERE n <= ${limit}), '{}') AS ids, ${bounds(shape)}
    FROM ${numbered(source, [], request, shape)}`;
}

/** Of these ids the rows that the scope shows, in this order, as `rows`. */
export function rowsOfIdsSql(source: ListSource, columns: Record<string, string>, scoped: ListRequest): string {
  const { conditions, next } = conditionsOf(source, scoped);
  const shown = shownOf(columns);
  return `SELECT json_agg(r ORDER BY n)::text AS rows
    FROM ${fromOf(source, [...shown, ...conditions])}
    JOIN unnest(${next()}::uuid[]) WITH ORDINALITY p(list_id, n) ON ${source.id} = p.list_id
    CROSS JOIN LATERAL (SELECT ${shown.join(', ')}) r ${whereOf(conditions)}`;
}

/** The ids of all rows as one text of JSON. */
export function idsSql(source: ListSource, request: ListRequest): string {
  const { conditions, next } = conditionsOf(source, request);
  return `SELECT coalesce(json_agg(list_id), '[]')::text AS ids FROM (
    SELECT ${source.id} AS list_id FROM ${fromOf(source, conditions)} ${whereOf(conditions)} LIMIT ${next()}) found`;
}

/** Rows `r` with their number `n`, id and keys. */
function rows(source: ListSource, columns: Record<string, string>, request: ListRequest, shape: PageShape): string {
  const names = Object.keys(columns).map((name) => `p."${name}"`);
  return `${numbered(source, shownOf(columns), request, shape)} CROSS JOIN LATERAL (SELECT ${names.join(', ')}) r`;
}

/** The same, with the columns of a row made when it is known to be one of the page. */
function lateRows(source: ListSource, columns: Record<string, string>, request: ListRequest, shape: PageShape): string {
  const shown = shownOf(columns);
  return `${fromOf(source, shown)} JOIN ${numbered(source, [], request, shape)} ON ${source.id} = p.list_id
    CROSS JOIN LATERAL (SELECT ${shown.join(', ')}) r`;
}

function numbered(source: ListSource, shown: string[], request: ListRequest, shape: PageShape): string {
  const { order, limit, direction, sorted, within } = shape;
  const turned = direction === 'previous';
  const { conditions, scoped, asked, next } = conditionsOf(source, request);
  const bound = direction ? [beyond(source, order, turned, next)] : [];
  const keys = order.map((term, index) => `(${sqlOf(term)})::text AS key_${index}`);
  const parts = [...shown, `${source.id} AS list_id`, ...keys];
  const from = fromOf(source, [...parts, ...conditions, ...bound]);
  const page = `LIMIT ${limit + 1}`;
  const rowsFound =
    within === undefined
      ? `SELECT ${parts.join(', ')} FROM ${from} ${whereOf([...conditions, ...bound])}
      ${orderBy(source, sorted ? order.map(unindexed) : order, turned)} ${page}`
      : `SELECT * FROM (
        SELECT ${parts.join(', ')}, ${asked.join(' AND ')} AS is_found FROM ${from} ${whereOf([...scoped, ...bound])}
        ${orderBy(source, order, turned)} LIMIT ${within}) near WHERE is_found ${page}`;
  return `(SELECT *, row_number() OVER () AS n FROM (${rowsFound}) found) p`;
}

const shownOf = (columns: Record<string, string>) =>
  Object.entries(columns).map(([name, sql]) => `${sql} AS "${name}"`);

/** The row after which a page begins, found without reading the others: where an index fits, in the index alone. */
export function boundSql(source: ListSource, request: ListRequest, order: Order[]): string {
  const { conditions, next } = conditionsOf(source, request);
  const keys = order.map((term) => `(${sqlOf(term)})::text`);
  return `SELECT ${source.id} AS id, ARRAY[${keys.join(', ')}] AS keys FROM ${fromOf(source, [...keys, ...conditions])}
    ${whereOf(conditions)} ${orderBy(source, order)} LIMIT 1 OFFSET ${next()}`;
}

/** Rows in order, each as one object of JSON. */
export function rowsSql(
  source: ListSource,
  columns: Record<string, string>,
  request: ListRequest,
  order: Order[],
): string {
  const { conditions, next } = conditionsOf(source, request);
  const shown = shownOf(columns);
  const from = fromOf(source, [...shown, ...conditions, ...order.map(sqlOf)]);
  return `SELECT coalesce(json_agg(r), '[]')::text AS rows FROM (
    SELECT ${shown.join(', ')} FROM ${from}
    ${whereOf(conditions)} ${orderBy(source, order)} LIMIT ${next()}) r`;
}

export function findSql(source: ListSource, columns: Record<string, string>, request: ListRequest): string {
  const { conditions, next } = conditionsOf(source, request);
  const shown = shownOf(columns);
  return `SELECT row_to_json(r) AS row FROM (
    SELECT ${shown.join(', ')} FROM ${fromOf(source, [...shown, ...conditions])}
    ${whereOf([...conditions, `${source.id} = ${next()}`])}) r`;
}
