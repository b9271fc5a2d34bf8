import { useMutation } from '@tanstack/react-query';
import { failureOf } from '#ui/feedback/failure.ts';
import type { Findable } from './matching.ts';
import type { Selection } from './selection.ts';

export interface MarkAll extends Pick<Findable, 'total' | 'narrowed'> {
  busy: boolean;
  run: () => void;
}

/** The second step of marking: once something is marked, all that the list finds, on its other pages too. */
export function useMarkAll(
  found: Findable | undefined,
  selection: Selection,
  notify: (text: string) => void,
): MarkAll | undefined {
  const work = useMutation({
    // When the list looks for something else meanwhile, these marks are those of the old question, and are dropped.
    mutationFn: async ({ ids }: Findable) => selection.setAll(await ids(), true),
    onError: (thrown) => notify(failureOf(thrown).message),
  });
  if (!found || found.total <= selection.ids.size) return undefined;
  return { ...found, busy: work.isPending, run: () => work.mutate(found) };
}
