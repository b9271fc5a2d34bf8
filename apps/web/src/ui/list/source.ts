import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { failureOf } from '#ui/feedback/failure.ts';
import type { ListAnswer, PageOf } from './answer.ts';
import type { ListControls } from './controls.ts';
import { type ListParameters, listParameters } from './query.ts';

export type FileFormat = 'csv' | 'xlsx';

/** What an export call is asked for: the rows of a list on all its pages, with the columns that are shown. */
export type ExportParameters<Filters> = Omit<ListParameters<Filters>, 'page' | 'limit'> & {
  format: FileFormat;
  columns: string;
};

/** The calls behind a list. Keep them between renders. */
export interface ListSource<Row, Filters> {
  /** What begins the key of every answer, so that a change can make all of them old. */
  key: QueryKey;
  page: (parameters: ListParameters<Filters> & { cursor?: string }, signal: AbortSignal) => Promise<PageOf<Row>>;
  /** The answer to these, where it is here already. */
  early?: (parameters: ListParameters<Filters>) => PageOf<Row> | undefined;
  /** The ids of all records that words and filters find; left out where no more than a page can be marked. */
  ids?: (parameters: Pick<ListParameters<Filters>, 'search' | 'filters'>) => Promise<string[]>;
  /** The list as a file; left out where there is none. */
  file?: (parameters: ExportParameters<Filters>) => Promise<{ data: Blob; response: Response }>;
}

export function useListAnswer<Row, Filters>(source: ListSource<Row, Filters>, controls: ListControls): ListAnswer<Row> {
  const { query, cursor } = controls;
  const parameters = listParameters<Filters>(query);
  const plain = (signal: AbortSignal) => source.page(parameters, signal);
  return useQuery({
    queryKey: [...source.key, parameters],
    queryFn: ({ signal }) =>
      cursor === undefined
        ? plain(signal)
        : source.page({ ...parameters, cursor }, signal).catch(orElse(plain, signal)),
    initialData: () => source.early?.(parameters),
    placeholderData: keepPreviousData,
  });
}

/** A cursor that the server does not know any more is no reason to show nothing: the page has a number, too. */
function orElse<Answer>(plain: (signal: AbortSignal) => Promise<Answer>, signal: AbortSignal) {
  return (thrown: unknown): Promise<Answer> => {
    if (failureOf(thrown).status === 422) return plain(signal);
    throw thrown;
  };
}
