import type { SortKey } from './columns.ts';
import type { Seek } from './cursor.ts';

/** What a list consists of, in SQL. These are constants of the code; nothing of a request becomes part of a text. */
export interface ListSource {
  /** Tables with their joins; a join must neither multiply nor drop rows. */
  from: string;
  /**
   * Further joins by the name of the table that each adds. A statement only gets those whose table it mentions: without
   * a join, PostgreSQL can count rows and jump to a page by an index alone.
   */
  joins?: Record<string, string>;
  /** Column that holds the id. */
  id: string;
  /** Condition for rows that exist at all, for example `users.deleted_at IS NULL`. */
  where?: string;
  /** Column with normalized text (lower case, no diacritics). */
  search: string;
  /**
   * Where else a long number is searched, given a LIKE pattern: for example the NIP of the record that the row belongs
   * to. Both conditions need an index.
   */
  searchNumber?: (pattern: string) => string;
  /**
   * The columns of a row cost more than finding it: they are computed for the rows of the page only, not for all rows
   * that are sorted.
   */
  costly?: true;
}

/** The rows that a caller may see. `where` gets the placeholder of the caller's id; without it, all rows are visible. */
export interface Scope {
  name: string;
  where?: (caller: string) => string;
}

/** A condition, given the placeholder of its value; `ofCaller` also gets that of the caller's id. */
export type Condition = ((value: string) => string) | { ofCaller: (value: string, caller: string) => string };

/**
 * With `setting` it leaves out no row: it is a value for columns, joins, sort keys and other filters, which write it as a
 * colon with the filter's name, and this is its value where a request names none. A list has at most one.
 */
export type Filter = Condition | { setting: () => string };

/** A parsed request, its values still separate from the SQL. */
export interface ListRequest {
  scope: Scope;
  callerId: string;
  words: string[];
  filters: { name: string; condition: Condition; value: unknown }[];
  setting?: { name: string; value: string };
}

/** Whether the answer differs between callers. */
const isPersonal = ({ scope, filters }: ListRequest) =>
  scope.where !== undefined || filters.some(({ condition }) => typeof condition === 'object');

export interface Order {
  key: SortKey;
  descending: boolean;
}

/** True and false select different rows, so each gets its own text, and its own plan where it is prepared. */
const isInText = (value: unknown): value is boolean => typeof value === 'boolean';

/** Values in the order in which {@link conditionsOf} numbers them. */
export function valuesOf(request: ListRequest, seek?: Seek): unknown[] {
  const { callerId, words, filters, setting } = request;
  return [
    ...(isPersonal(request) ? [callerId] : []),
    ...(setting ? [setting.value] : []),
    ...words,
    ...filters.filter(({ value }) => !isInText(value)).map(({ value }) => value),
    ...(seek ? [...seek.keys, seek.id] : []),
  ];
}

/** At least half a NIP. Years, months and house numbers are shorter. */
const isNumber = (word: string) => /^\d{5,}$/.test(word);

/** Requests of the same shape share one text and differ in their values. */
export const shapeOf = ({ scope, words, filters }: ListRequest) =>
  `${scope.name} ${words.map((word) => (isNumber(word) ? 'n' : 'w')).join('')} ${filters.map(({ name, value }) => (isInText(value) ? `${name}=${value}` : name)).join(' ')}`;

/** Requests with the same identity have the same rows. */
export const identityOf = (request: ListRequest) => [
  request.scope.name,
  isPersonal(request) && request.callerId,
  request.words,
  request.filters.map(({ name, value }) => [name, value]),
  ...(request.setting ? [request.setting.value] : []),
];

/** Escapes wildcards of a LIKE pattern. After normalizing, which can turn full-width characters into wildcards. */
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
  // Each statement mentions the setting, because PostgreSQL refuses a value that none of its placeholders takes.
  const set = request.setting ? [`${next()}::text IS NOT NULL`] : [];
  const scoped = [...(source.where ? [source.where] : []), ...(scope.where ? [scope.where(caller)] : []), ...set];
  const asked = [
    ...words.map((word) => found(source, word, next())),
    ...filters.map(({ condition, value }) => {
      const written = isInText(value) ? String(value) : next();
      return typeof condition === 'function' ? condition(written) : condition.ofCaller(written, caller);
    }),
  ];
  return { conditions: [...scoped, ...asked], scoped, asked, next };
}

/** Writes the placeholder of the request's setting where the statement names it. */
function withSetting(request: ListRequest, text: string): string {
  if (!request.setting) return text;
  return text.replaceAll(`:${request.setting.name}`, isPersonal(request) ? '$2' : '$1');
}

const whereOf = (conditions: string[]) => (conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '');

/** The tables that these parts of a statement mention. */
function fromOf({ from, joins = {} }: ListSource, parts: string[]): string {
  const needed = Object.entries(joins).filter(([table]) => parts.some((part) => part.includes(`${table}.`)));
  return [from, ...needed.map(([, join]) => join)].join(' ');
}

/** With `atMost`, counting stops there. */
export const countSql = (source: ListSource, request: ListRequest, atMost?: number): string =>
  atMost === undefined
    ? sumSql(source, request, 'count(*) AS total')
    : `SELECT count(*) AS total FROM (${sumSql(source, request, '')} LIMIT ${atMost}) found`;

/** An aggregate over the rows; a GROUP BY may follow. */
export function sumSql(source: ListSource, request: ListRequest, selected: string): string {
  const { conditions } = conditionsOf(source, request);
  return withSetting(
    request,
    `SELECT ${selected} FROM ${fromOf(source, [selected, ...conditions])} ${whereOf(conditions)}`,
  );
}

const sqlOf = ({ key, descending }: Order) => (descending ? key.descending : key.ascending);

/** The id is sorted in the direction of the last key, so that one index serves the order and its opposite. */
function orderBy(source: ListSource, order: Order[], turned = false): string {
  const way = (descending: boolean) => (descending === turned ? 'ASC' : 'DESC');
  const terms = order.map((term) => `${sqlOf(term)} ${way(term.descending)}`);
  return `ORDER BY ${[...terms, `${source.id} ${way(order.at(-1)?.descending ?? false)}`].join(', ')}`;
}

/**
 * The rows beyond a bound. When all keys have the same direction they are compared as a row, which an index can use;
 * otherwise key by key, after a condition on the first key that an index can use.
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

/**
 * How the rows of a page are found: `sorted` finds all first and sorts them then, `walked` scans along an index of the order until the page
 * is full. Otherwise the planner decides.
 */
export type Reading = 'sorted' | 'walked' | 'planned';

export interface PageShape {
  order: Order[];
  limit: number;
  direction: Seek['direction'] | undefined;
  reading?: Reading;
  /** Scan at most this many rows; fewer than a page may be found. */
  within?: number;
}

/** Makes the expressions differ from every index: this keeps the planner from scanning along one. */
const withoutIndex = { text: `|| ''`, timestamptz: `+ interval '0'`, date: '+ 0', numeric: '+ 0', int: '+ 0' };

const unindexed = ({ key, descending }: Order): Order => {
  const plain = withoutIndex[key.type];
  return {
    key: { ...key, ascending: `(${key.ascending} ${plain})`, descending: `(${key.descending} ${plain})` },
    descending,
  };
};

/** Of a CASE the planner expects that every other row fulfils it: it scans along the order, where it could expect too few rows to do so. */
const unestimated = (condition: string) => `CASE WHEN ${condition} THEN true ELSE false END`;

/**
 * One page as a JSON text (`rows`), and as `bounds` its first and last row and whether there is another one: `[[number,
 * id, key…], …]`, counted in reading direction.
 */
export function pageSql(
  source: ListSource,
  columns: Record<string, string>,
  request: ListRequest,
  shape: PageShape,
): string {
  const { limit, direction } = shape;
  const turned = direction === 'previous';
  return withSetting(
    request,
    `SELECT (json_agg(r ORDER BY n${turned ? ' DESC' : ''}) FILTER (WHERE n <= ${limit}))::text AS rows, ${bounds(shape)}
    FROM ${source.costly || shape.reading === 'sorted' ? lateRows(source, columns, request, shape) : rows(source, columns, request, shape)}`,
  );
}

const bounds = ({
  order,
  limit,
}: PageShape) => `(json_agg(json_build_array(n, list_id${order.map((_, index) => `, key_${index}`).join('')}) ORDER BY n)
    FILTER (WHERE n IN (1, ${limit}, ${limit + 1})))::text AS bounds`;

/** The ids of one page in order, and `bounds` as above. Fast to plan, because it does not contain the columns. */
export function pageIdsSql(source: ListSource, request: ListRequest, shape: PageShape): string {
  const { limit, direction } = shape;
  const turned = direction === 'previous';
  return withSetting(
    request,
    `SELECT coalesce(array_agg(list_id ORDER BY n${turned ? ' DESC' : ''}) FILTER (WHERE n <= ${limit}), '{}') AS ids, ${bounds(shape)}
    FROM ${numbered(source, [], request, shape)}`,
  );
}

/** The rows with these ids that the scope shows, in this order, as `rows`. */
export function rowsOfIdsSql(source: ListSource, columns: Record<string, string>, scoped: ListRequest): string {
  const { conditions, next } = conditionsOf(source, scoped);
  const shown = shownOf(columns);
  return withSetting(
    scoped,
    `SELECT json_agg(r ORDER BY n)::text AS rows
    FROM ${fromOf(source, [...shown, ...conditions])}
    JOIN unnest(${next()}::uuid[]) WITH ORDINALITY p(list_id, n) ON ${source.id} = p.list_id
    CROSS JOIN LATERAL (SELECT ${shown.join(', ')}) r ${whereOf(conditions)}`,
  );
}

/** The ids of all rows as one JSON text. */
export function idsSql(source: ListSource, request: ListRequest): string {
  const { conditions, next } = conditionsOf(source, request);
  return withSetting(
    request,
    `SELECT coalesce(json_agg(list_id), '[]')::text AS ids FROM (
    SELECT ${source.id} AS list_id FROM ${fromOf(source, conditions)} ${whereOf(conditions)} LIMIT ${next()}) found`,
  );
}

/** Rows `r` with their number `n`, id and sort keys. */
function rows(source: ListSource, columns: Record<string, string>, request: ListRequest, shape: PageShape): string {
  const names = Object.keys(columns).map((name) => `p."${name}"`);
  return `${numbered(source, shownOf(columns), request, shape)} CROSS JOIN LATERAL (SELECT ${names.join(', ')}) r`;
}

/** The same, but the columns are computed for the rows of the page only. */
function lateRows(source: ListSource, columns: Record<string, string>, request: ListRequest, shape: PageShape): string {
  const shown = shownOf(columns);
  return `${fromOf(source, shown)} JOIN ${numbered(source, [], request, shape)} ON ${source.id} = p.list_id
    CROSS JOIN LATERAL (SELECT ${shown.join(', ')}) r`;
}

function numbered(source: ListSource, shown: string[], request: ListRequest, shape: PageShape): string {
  const { order, limit, direction, reading, within } = shape;
  const turned = direction === 'previous';
  const { scoped, asked: plain, next } = conditionsOf(source, request);
  const asked = reading === 'walked' ? plain.map(unestimated) : plain;
  const conditions = [...scoped, ...asked];
  const bound = direction ? [beyond(source, order, turned, next)] : [];
  const keys = order.map((term, index) => `(${sqlOf(term)})::text AS key_${index}`);
  const parts = [...shown, `${source.id} AS list_id`, ...keys];
  const from = fromOf(source, [...parts, ...conditions, ...bound]);
  const page = `LIMIT ${limit + 1}`;
  const rowsFound =
    within === undefined
      ? `SELECT ${parts.join(', ')} FROM ${from} ${whereOf([...conditions, ...bound])}
      ${orderBy(source, reading === 'sorted' ? order.map(unindexed) : order, turned)} ${page}`
      : `SELECT * FROM (
        SELECT ${parts.join(', ')}, ${asked.join(' AND ')} AS is_found FROM ${from} ${whereOf([...scoped, ...bound])}
        ${orderBy(source, order, turned)} LIMIT ${within}) near WHERE is_found ${page}`;
  return `(SELECT *, row_number() OVER () AS n FROM (${rowsFound}) found) p`;
}

const shownOf = (columns: Record<string, string>) =>
  Object.entries(columns).map(([name, sql]) => `${sql} AS "${name}"`);

/** The last row before a page, found by an index alone where one fits. */
export function boundSql(source: ListSource, request: ListRequest, order: Order[]): string {
  const { conditions, next } = conditionsOf(source, request);
  const keys = order.map((term) => `(${sqlOf(term)})::text`);
  return withSetting(
    request,
    `SELECT ${source.id} AS id, ARRAY[${keys.join(', ')}] AS keys FROM ${fromOf(source, [...keys, ...conditions])}
    ${whereOf(conditions)} ${orderBy(source, order)} LIMIT 1 OFFSET ${next()}`,
  );
}

/** Rows in order, each as one JSON object. */
export function rowsSql(
  source: ListSource,
  columns: Record<string, string>,
  request: ListRequest,
  order: Order[],
): string {
  const { conditions, next } = conditionsOf(source, request);
  const shown = shownOf(columns);
  const from = fromOf(source, [...shown, ...conditions, ...order.map(sqlOf)]);
  return withSetting(
    request,
    `SELECT coalesce(json_agg(r), '[]')::text AS rows FROM (
    SELECT ${shown.join(', ')} FROM ${from}
    ${whereOf(conditions)} ${orderBy(source, order)} LIMIT ${next()}) r`,
  );
}

export function findSql(source: ListSource, columns: Record<string, string>, request: ListRequest): string {
  const { conditions, next } = conditionsOf(source, request);
  const shown = shownOf(columns);
  return withSetting(
    request,
    `SELECT row_to_json(r) AS row FROM (
    SELECT ${shown.join(', ')} FROM ${fromOf(source, [...shown, ...conditions])}
    ${whereOf([...conditions, `${source.id} = ${next()}`])}) r`,
  );
}
