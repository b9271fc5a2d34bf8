import type { paths } from '@biuro/contract';
import type { Api } from '@biuro/core/api/client.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import {
  type FilterValues,
  type ListParameters,
  type ListShape,
  listParameters,
  type Months,
  readListQuery,
  type Sort,
} from './query.ts';
import type { PageOf } from './result.ts';
import { firstAddress, isBare } from './stored-address.ts';

/** A call of the contract that answers one page of records. */
export type ListPath = {
  [Path in keyof paths]: paths[Path] extends ListCall<{ id: string }> ? Path : never;
}[keyof paths];

interface ListCall<Row> {
  get: {
    responses: { 200: { content: { 'application/json': { data: Row[]; meta: { total: number; page: number } } } } };
  };
}

export type RowOf<Path extends ListPath> =
  paths[Path]['get']['responses'][200]['content']['application/json']['data'][number];

type QueryOf<Path extends ListPath> = NonNullable<paths[Path]['get']['parameters']['query']>;

/** The filters of the call. */
export type FiltersOf<Path extends ListPath> = Path extends ListPath
  ? QueryOf<Path> extends { filters?: infer Filters }
    ? NonNullable<Filters>
    : never
  : never;

/** What the contract says about a list: its request and its definition are held to these types. */
export interface ListContract {
  path: ListPath;
  /** Keys of its columns: `components['schemas']['UserColumn']`, or its own where an office cannot arrange them. */
  column: string;
  /** Keys of its sort: `components['schemas']['UserSort']`. */
  sort: string;
  /** Filters as the address writes them: `FiltersOf<'/users'>`, unless `toCall` of the request translates them. */
  filters: object;
}

/**
 * What a list asks the server. It is apart from the definition, without columns, icons and React, because the first script loads it and
 * sends the request before the code that draws the list is there.
 */
export interface ListRequest<Contract extends ListContract = ListContract> {
  path: Contract['path'];
  /** Under which the browser stores how the list was left; also the name of its columns in the office's configuration. */
  name: string;
  /** How it is sorted at first. */
  sort: Sort<Contract['sort']>;
  /** Left out where the list has nothing to do with months. */
  months?: Months;
  /** The filters of the call, from those of the address, where they differ. A method, so that any request is a `ListRequest`. */
  toCall?(filters: Contract['filters']): FiltersOf<Contract['path']>;
}

export type PageParameters = ListParameters & { cursor?: string };

/** The query of a call to the list, to its ids or to its file. */
export function queryOf({ toCall }: ListRequest, asked: { filters?: FilterValues }): object {
  const { filters = {}, ...others } = asked;
  const set = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
  const translated = toCall ? toCall(set) : set;
  // An empty object would be sent as an empty parameter.
  return { ...others, ...(Object.keys(translated).length > 0 && { filters: translated }) };
}

interface Init {
  params: { query: object };
  signal?: AbortSignal | null;
  parseAs?: 'blob';
}

/** The client's GET for a path that is only known at run time. Who calls it says what is answered: {@link ListContract} holds the path to it. */
export const getOf = (api: Api) =>
  api.GET as unknown as (path: string, init: Init) => Promise<{ data?: unknown; response: Response }>;

function fetchPage<Row>(
  request: ListRequest,
  api: Api,
  parameters: PageParameters,
  signal?: AbortSignal,
): Promise<PageOf<Row>> {
  const query = queryOf(request, parameters);
  const call = getOf(api)(request.path, { params: { query }, signal: signal ?? null });
  return unwrap(call) as Promise<PageOf<Row>>; // see `getOf`
}

interface Prefetched {
  page: Promise<PageOf<unknown>>;
  /** The same, once it is here. */
  loaded?: PageOf<unknown>;
}

/** Pages that were requested before their list was there; dropped after ten seconds. */
const prefetched = new Map<string, Prefetched>();
const lasting = 10_000;

/** Requests the page that the list will request when it opens under this address. After a failure the list requests it again. */
export function prefetchList(request: ListRequest, api: Api, search: string): Promise<void> {
  const parameters = firstParameters(request, search);
  const entry: Prefetched = { page: fetchPage(request, api, parameters) };
  prefetched.set(keyOf(request, parameters), entry);
  setTimeout(() => prefetched.clear(), lasting);
  return entry.page.then(
    (page) => void (entry.loaded = page),
    () => prefetched.clear(),
  );
}

/** How the list itself requests its pages: a prefetched one is used once, and a list whose first page is here already begins with its rows. */
export function pagesOf<Row>(request: ListRequest, api: Api) {
  return {
    page: (parameters: PageParameters, signal: AbortSignal) => {
      const fetch = () => fetchPage<Row>(request, api, parameters, signal);
      return take<Row>(request, parameters)?.page.catch(fetch) ?? fetch();
    },
    prefetched: (parameters: ListParameters) =>
      prefetched.get(keyOf(request, parameters))?.loaded && take<Row>(request, parameters)?.loaded,
  };
}

function take<Row>(request: ListRequest, parameters: ListParameters) {
  const entry = prefetched.get(keyOf(request, parameters));
  prefetched.clear();
  // What is stored under a request's name answers it.
  return entry as { page: Promise<PageOf<Row>>; loaded?: PageOf<Row> } | undefined;
}

const keyOf = ({ name }: ListRequest, parameters: unknown) => JSON.stringify([name, parameters]);

/** What the list will ask when it opens under this address. The address is taken as it is: which values are valid, only the list knows. */
export function firstParameters({ name, sort, months }: ListRequest, search: string): ListParameters {
  const address = isBare(search) ? firstAddress(name, months) : search.replace('?', '');
  return listParameters(readListQuery({ ...shapeIn(address, sort), months }, address));
}

function shapeIn(address: string, sort: Sort): ListShape {
  const values = new URLSearchParams(address);
  const filters = [...values].flatMap(([key, value]) => {
    const name = /^filters\[(\w+)\]$/.exec(key)?.[1];
    return name ? [[name, [value]]] : [];
  });
  return { sort, sortKeys: [values.get('sort')?.split(':')[0] ?? sort.key], filters: Object.fromEntries(filters) };
}
