import { useMutation } from '@tanstack/react-query';
import { failureOf } from '#ui/feedback/failure.ts';
import { isNarrowed, listParameters } from '../query.ts';
import type { ListState } from '../use-list.ts';
import type { Selection } from './selection.ts';

/** The server answers no more ids than these. */
export const MOST_IDS = 10_000;

/** All records that match what a list shows, on this page and the others. */
export interface Matching {
  /** At least so many: of more than {@link MOST_IDS} it may be fewer than there are. */
  total: number;
  /** A search or a filter leaves others out. */
  narrowed: boolean;
  ids: () => Promise<string[]>;
}

/** Undefined where no more than a page can be selected, and while another request is under way. */
export function matchingOf<Row>({
  source,
  controls: { query },
  result: { data: page, isPlaceholderData },
}: Pick<ListState<Row>, 'source' | 'controls' | 'result'>): Matching | undefined {
  const { ids } = source;
  if (!ids || !page || isPlaceholderData) return undefined;
  const { search, filters } = listParameters(query);
  return {
    total: page.meta.total,
    narrowed: isNarrowed(query),
    ids: () => ids({ ...(search && { search }), ...(filters && { filters }) }),
  };
}

export interface SelectAll extends Pick<Matching, 'total' | 'narrowed'> {
  busy: boolean;
  run: () => void;
}

/** Once something is selected, all that match can be, on the other pages too. */
export function useSelectAll(
  matching: Matching | undefined,
  selection: Selection,
  notify: (text: string) => void,
): SelectAll | undefined {
  const work = useMutation({
    // When the list is narrowed otherwise meanwhile, these ids are those of the old query, and are dropped.
    mutationFn: async ({ ids }: Matching) => selection.setAll(await ids(), true),
    onError: (thrown) => notify(failureOf(thrown).message),
  });
  if (!matching || matching.total <= selection.ids.size) return undefined;
  return { ...matching, busy: work.isPending, run: () => work.mutate(matching) };
}
