import { useRight, useUser } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { failureOf } from '../ui/failure.ts';
import { CopyIcon, DeleteIcon, EditIcon, InfoIcon, NarrowIcon, SendIcon } from '../ui/icons.ts';
import type { MenuItem } from '../ui/menu.tsx';
import messages from './entry/messages.json' with { type: 'json' };
import { useEntryCalls } from './entry-calls.ts';
import type { Entry } from './entry-values.ts';

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
  const { id } = useUser();
  const [edits, approves] = [useRight('uptimes:edit'), useRight('uptimes:approve')];
  const { submit, remove, add } = useEntryCalls();
  const reaches = edits && (entry.user.id === id || approves);
  const changeable = reaches && !entry.locked && entry.status !== 'approved' && entry.status !== 'invoiced';
  const fail = (thrown: unknown) => toast(failureOf(thrown).message);
  const hand = () =>
    submit({ ids: [entry.id] }).then(({ rows }) => toast(rows[0]?.error ?? t('submitted', { n: 1 })), fail);
  const bringBack = () => void add(copyOf(entry, id)).catch(fail);
  const discard = () => remove(entry.id).then(() => toast(t('deleted'), undo(entry, t('undo'), bringBack)), fail);
  const mayHand = changeable && (entry.status === 'saved' || entry.status === 'rejected');
  return [
    ...(changeable ? [{ label: t('edit'), icon: EditIcon, run: onEdit }] : []),
    ...(changeable && entry.end_date !== null ? [{ label: t('split'), icon: NarrowIcon, run: onSplit }] : []),
    ...(onAgain ? [{ label: t('again'), icon: CopyIcon, run: onAgain }] : []),
    ...(mayHand ? [{ label: t('submit'), icon: SendIcon, run: () => void hand() }] : []),
    { label: t('history'), icon: InfoIcon, run: onHistory },
    ...(changeable ? [{ label: t('delete'), icon: DeleteIcon, danger: true, run: () => void discard() }] : []),
  ];
}

/** One that ran cannot be brought back as it was. */
const undo = (entry: Entry, label: string, run: () => void) => (entry.end_date === null ? undefined : { label, run });

/** The same work, written down again. */
function copyOf(entry: Entry, me: string): Parameters<ReturnType<typeof useEntryCalls>['add']>[0] {
  const { start_date, end_date, category, billable, comment, settlement, company, user } = entry;
  return {
    start_date,
    category,
    billable,
    source: 'manual',
    ...(end_date !== null && { end_date }),
    ...(comment !== null && { comment }),
    ...(settlement ? { settlement_id: settlement.id } : company && { company_id: company.id }),
    ...(user.id !== me && { user_id: user.id }),
  };
}
