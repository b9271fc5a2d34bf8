import { useToast } from '#services/toasts/use-toast.ts';
import { ListBulk } from '#ui/list/bulk/bulk.tsx';
import type { Selection } from '#ui/list/bulk/selection.ts';
import type { Entry } from '../form/values.ts';
import { useEntryBulk } from './use-entry-bulk.tsx';

/** What can be done to the selected entries; in a second step all that can be changed are selected. */
export function EntryBulk({ entries, selection }: { entries: Entry[]; selection: Selection }) {
  const notify = useToast();
  const actions = useEntryBulk(entries);
  const ids = entries.map(({ id }) => id);
  const matching = { total: ids.length, narrowed: false, ids: () => Promise.resolve(ids) };
  return <ListBulk matching={matching} actions={actions} selection={selection} notify={notify} />;
}
