import { isNarrowed, listParameters } from './list-query.ts';
import type { ListState } from './use-list.ts';

/** All that a list finds, for whoever wants to mark it. */
export interface Findable {
  total: number;
  /** There are more than `total`. */
  more: boolean;
  /** A search or a filter leaves others out. */
  narrowed: boolean;
  /** Of all records, on this page and the others. */
  ids: () => Promise<string[]>;
}

/** Undefined where no more than a page can be marked, and while another question is on its way. */
export function findableOf<Row, Filters>({
  source,
  controls: { query },
  answer: { data: page, isPlaceholderData },
}: Pick<ListState<Row, Filters>, 'source' | 'controls' | 'answer'>): Findable | undefined {
  const { ids } = source;
  if (!ids || !page || isPlaceholderData) return undefined;
  const { search, filters } = listParameters<Filters>(query);
  return {
    total: page.meta.total,
    more: page.meta.more ?? false,
    narrowed: isNarrowed(query),
    ids: () => ids({ ...(search && { search }), ...(filters && { filters }) }),
  };
}
