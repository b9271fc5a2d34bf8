import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { ActivateIcon, DeactivateIcon, DeleteIcon, SendIcon } from '#ui/icons/icons.ts';
import type { BulkReport, BulkWork } from '#ui/list/bulk/action.ts';
import { type BulkChange, useUserCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { useUndo } from '../use-undo.ts';
import type { Status } from '../values.ts';

/** What can be done to several users at once. */
export function useUserBulk(): BulkWork[] {
  const t = useText(messages);
  const toast = useToast();
  const undo = useUndo();
  const { changeAll } = useUserCalls();
  const question = (kind: 'deactivate' | 'delete') => (n: number) => ({
    title: t(`bulk.${kind}.title`, { n }),
    text: t(`${kind}.text`),
    verb: t(`bulk.${kind}`),
  });
  const action = (key: BulkChange, back?: BulkChange): Pick<BulkWork, 'key' | 'label' | 'run' | 'onDone'> => ({
    key,
    label: t(`bulk.${key}`),
    run: (ids, onProgress) => changeAll(key, ids, onProgress),
    onDone: ({ done, rows }) => {
      const text = t(`bulk.${key}.done`, { n: done });
      const ids = undoable(key, rows);
      if (back && ids.length > 0) undo(text, () => changeAll(back, ids));
      else toast(text);
    },
  });
  return [
    { ...action('deactivate', 'activate'), icon: DeactivateIcon, confirm: question('deactivate') },
    { ...action('activate'), icon: ActivateIcon },
    { ...action('resend_invite'), icon: SendIcon },
    { ...action('delete', 'restore'), icon: DeleteIcon, danger: true, confirm: question('delete') },
  ];
}

/** Only who could sign in before gets the way in back: an account that was blocked or invited would be let in by the undoing. */
function undoable(done: BulkChange, rows: BulkReport['rows']): string[] {
  const lets = (before: string | null) => done !== 'deactivate' || before === ('active' satisfies Status);
  return rows.filter(({ changed, before }) => changed && lets(before)).map(({ id }) => id);
}
