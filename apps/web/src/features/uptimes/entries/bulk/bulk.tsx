import { lazy } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { DeleteIcon, EditIcon, SendIcon } from '#ui/icons/icons.ts';
import type { BulkAction, BulkReport } from '#ui/list/bulk/action.ts';
import { ListBulk } from '#ui/list/bulk/bulk.tsx';
import type { Selection } from '#ui/list/bulk/selection.ts';
import { useEntryCalls } from '../calls.ts';
import type { Entry } from '../form/values.ts';
import messages from '../messages.json' with { type: 'json' };
import { useEntryUndo } from '../undo.ts';

const Dialog = lazy(() => import('./dialog.tsx').then((module) => ({ default: module.EntryBulkDialog })));

/** What can be done to the selected entries; in a second step all that can be changed are selected. */
export function EntryBulk({ entries, selection }: { entries: Entry[]; selection: Selection }) {
  const notify = useToast();
  const actions = useEntryBulk(entries);
  const ids = entries.map(({ id }) => id);
  const matching = { total: ids.length, narrowed: false, ids: () => Promise.resolve(ids) };
  return <ListBulk matching={matching} actions={actions} selection={selection} notify={notify} />;
}

/** What can be done to several entries at once. */
function useEntryBulk(entries: Entry[]): BulkAction[] {
  const t = useText(messages);
  const toast = useToast();
  const undo = useEntryUndo();
  const { changeAll, submitAll } = useEntryCalls();
  const entriesOf = (ids: string[]) => entries.filter(({ id }) => ids.includes(id));
  const doneOf = ({ rows }: BulkReport) => entriesOf(rows.map(({ id }) => id));
  return [
    {
      key: 'change',
      label: t('bulk.change'),
      icon: EditIcon,
      dialog: (props) => <Dialog {...props} entries={entriesOf(props.ids)} />,
    },
    {
      key: 'submit',
      label: t('bulk.submit'),
      icon: SendIcon,
      run: submitAll,
      onDone: ({ done }) => toast(t('submitted', { n: done })),
    },
    {
      key: 'delete',
      label: t('bulk.delete'),
      icon: DeleteIcon,
      danger: true,
      confirm: (n) => ({ title: t('bulk.delete.title', { n }), text: t('bulk.delete.text'), verb: t('bulk.delete') }),
      run: (ids, onProgress) => changeAll({ action: 'delete', ids }, onProgress),
      onDone: (report) => undo.deleted(t('bulk.deleted', { n: report.done }), doneOf(report)),
    },
  ];
}
