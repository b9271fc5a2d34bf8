import { useToast } from '#services/toasts/use-toast.ts';
import { ListBulk } from '#ui/list/bulk/bulk.tsx';
import type { Selection } from '#ui/list/bulk/selection.ts';
import type { Entry } from '../form/values.ts';
import { useEntryBulk } from './use-entry-bulk.tsx';

/** What is done to the marked entries; the others that can be changed are marked in a second step. */
export function EntryBulk({ entries, selection }: { entries: Entry[]; selection: Selection }) {
  const notify = useToast();
  const { actions, dialog } = useEntryBulk(entries);
  const ids = entries.map(({ id }) => id);
  const found = { total: ids.length, more: false, narrowed: false, ids: () => Promise.resolve(ids) };
  return (
    <>
      <ListBulk found={found} actions={actions} selection={selection} notify={notify} />
      {dialog}
    </>
  );
}
