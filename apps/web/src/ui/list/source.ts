import type { Api } from '@biuro/core/api/client.ts';
import { answerOf, unwrap } from '@biuro/core/api/unwrap.ts';
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { failureOf } from '#ui/feedback/failure.ts';
import type { ListControls } from './controls.ts';
import { getOf, type ListRequest, type PageParameters, pagesOf, queryOf } from './list-request.ts';
import { type FilterValues, type ListParameters, listParameters } from './query.ts';
import type { ListResult, PageOf } from './result.ts';

export type FileFormat = 'csv' | 'xlsx';

/** What an export call is asked for: the rows of a list on all its pages, with the columns that are shown. */
export type ExportParameters = Omit<ListParameters, 'page' | 'limit'> & { format: FileFormat; columns: string };

/** The calls behind a list. Keep them between renders. */
export interface ListSource<Row> {
  /** What begins the key of each query, so that a change can invalidate all of them. */
  key: QueryKey;
  page: (parameters: PageParameters, signal: AbortSignal) => Promise<PageOf<Row>>;
  /** The page of these parameters, where it is here already. */
  prefetched?: (parameters: ListParameters) => PageOf<Row> | undefined;
  /** How many records these filters find. */
  count: (filters: FilterValues, signal: AbortSignal) => Promise<number>;
  /** The ids of all records that search and filters find; left out where no more than a page can be selected. */
  ids?: (parameters: Pick<ListParameters, 'search' | 'filters'>) => Promise<string[]>;
  /** What all records come to that search and filters find; left out where that says nothing. */
  totals?: (parameters: Pick<ListParameters, 'search' | 'filters'>, signal: AbortSignal) => Promise<unknown>;
  /** The list as a file; left out where there is none. */
  file?: (parameters: ExportParameters) => Promise<{ data: Blob; response: Response }>;
}

interface SourceOptions {
  key: QueryKey;
  /** Paths of the calls that answer ids, totals and the file. */
  ids?: string | undefined;
  totals?: string | undefined;
  file?: string | undefined;
  /** Filters that a person cannot change: the list of one company. */
  within?: FilterValues | undefined;
}

export function sourceOf<Row>(
  request: ListRequest,
  api: Api,
  { key, ids, totals, file, within }: SourceOptions,
): ListSource<Row> {
  const get = getOf(api);
  const { page, prefetched } = pagesOf<Row>(request, api);
  const narrowed = <Asked extends { filters?: FilterValues }>(asked: Asked): Asked =>
    within ? { ...asked, filters: { ...asked.filters, ...within } } : asked;
  return {
    key: within ? [...key, within] : key,
    page: (parameters, signal) => page(narrowed(parameters), signal),
    prefetched: (parameters) => prefetched(narrowed(parameters)),
    count: async (filters, signal) => {
      const query = queryOf(request, narrowed({ limit: 1, filters }));
      const { meta } = (await unwrap(get(request.path, { params: { query }, signal }))) as PageOf<Row>; // see `getOf`
      return meta.total;
    },
    ...(ids && {
      ids: async (asked) => {
        const answer = await unwrap(get(ids, { params: { query: queryOf(request, narrowed(asked)) } }));
        return (answer as { data: string[] }).data; // see `getOf`
      },
    }),
    ...(totals && {
      totals: (asked, signal) => unwrap(get(totals, { params: { query: queryOf(request, narrowed(asked)) }, signal })),
    }),
    ...(file && {
      file: (asked) => {
        const call = get(file, { params: { query: queryOf(request, narrowed(asked)) }, parseAs: 'blob' });
        return answerOf(call) as Promise<{ data: Blob; response: Response }>; // see `getOf`
      },
    }),
  };
}

export function useListResult<Row>(source: ListSource<Row>, { query, cursor }: ListControls): ListResult<Row> {
  const parameters = listParameters(query);
  const byNumber = (signal: AbortSignal) => source.page(parameters, signal);
  return useQuery({
    queryKey: [...source.key, parameters],
    queryFn: ({ signal }) =>
      cursor === undefined
        ? byNumber(signal)
        : source.page({ ...parameters, cursor }, signal).catch(unlessInvalid(byNumber, signal)),
    initialData: () => source.prefetched?.(parameters),
    placeholderData: keepPreviousData,
  });
}

/** The server refuses a cursor that it does not know any more: then the page is requested by its number. */
function unlessInvalid<Page>(byNumber: (signal: AbortSignal) => Promise<Page>, signal: AbortSignal) {
  return (thrown: unknown): Promise<Page> => {
    if (failureOf(thrown).status === 422) return byNumber(signal);
    throw thrown;
  };
}
