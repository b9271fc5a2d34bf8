import { useText } from '#services/i18n/use-text.ts';
import { useRight } from '#services/session/use-session.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { CopyIcon, DeleteIcon, EditIcon, InfoIcon, NarrowIcon, SendIcon, WithdrawIcon } from '#ui/icons/icons.ts';
import type { MenuItem } from '#ui/overlay/menu-item.ts';
import { useEntryCalls } from './calls.ts';
import type { Entry } from './form/values.ts';
import messages from './messages.json' with { type: 'json' };
import { useEntryUndo } from './undo.ts';
import { useChangeable } from './use-changeable.ts';

interface Openings {
  onEdit: () => void;
  onSplit: () => void;
  onHistory: () => void;
  onAgain: (() => void) | undefined;
}

/** What can be done with an entry as it stands now. */
export function useEntryItems(entry: Entry, { onEdit, onSplit, onHistory, onAgain }: Openings): MenuItem[] {
  const t = useText(messages);
  const toast = useToast();
  const undo = useEntryUndo();
  const { submit, remove, withdraw } = useEntryCalls();
  const approves = useRight('uptimes:approve');
  const changeable = useChangeable()(entry);
  const fail = (thrown: unknown) => toast(failureOf(thrown).message);
  const hand = () =>
    submit({ ids: [entry.id] }).then(({ rows }) => toast(rows[0]?.error ?? t('submitted', { n: 1 })), fail);
  const takeBack = () => withdraw([entry.id]).then(({ rows }) => toast(rows[0]?.error ?? t('withdrawn')), fail);
  const discard = () => remove(entry.id).then(() => undo.deleted(t('deleted'), [entry]), fail);
  const mayTakeBack = approves && entry.status === 'approved' && !entry.locked;
  const mayHand = changeable && (entry.status === 'saved' || entry.status === 'rejected');
  return [
    ...(changeable ? [{ label: t('edit'), icon: EditIcon, run: onEdit }] : []),
    ...(changeable && entry.end_date !== null ? [{ label: t('split'), icon: NarrowIcon, run: onSplit }] : []),
    ...(onAgain ? [{ label: t('again'), icon: CopyIcon, run: onAgain }] : []),
    ...(mayHand ? [{ label: t('submit'), icon: SendIcon, run: () => void hand() }] : []),
    ...(mayTakeBack ? [{ label: t('withdraw'), icon: WithdrawIcon, run: () => void takeBack() }] : []),
    { label: t('history'), icon: InfoIcon, run: onHistory },
    ...(changeable ? [{ label: t('delete'), icon: DeleteIcon, danger: true, run: () => void discard() }] : []),
  ];
}
