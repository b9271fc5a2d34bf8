import { isNarrowed, listParameters } from '../query.ts';
import type { ListState } from '../use-list.ts';

/** The server tells no more ids than these. */
export const MOST_IDS = 10_000;

/** All that a list finds, for whoever wants to mark it. */
export interface Findable {
  /** At least so many: of more than {@link MOST_IDS} it may be fewer than there are. */
  total: number;
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
    narrowed: isNarrowed(query),
    ids: () => ids({ ...(search && { search }), ...(filters && { filters }) }),
  };
}
