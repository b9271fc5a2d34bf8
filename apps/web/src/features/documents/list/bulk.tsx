import { lazy } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { CompleteIcon, DoneIcon, type IconType, OffIcon, ReplyIcon } from '#ui/icons/icons.ts';
import type { BulkAction } from '#ui/list/bulk/action.ts';
import { useDocumentCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };

const RemarkDialog = lazy(() => import('./bulk-dialog.tsx').then((module) => ({ default: module.DocumentBulkDialog })));

/** What can be done to marked documents. What the client reads a remark of is asked for one. */
export function useDocumentBulk(): BulkAction[] {
  const t = useText(messages);
  const toast = useToast();
  const { moveAll } = useDocumentCalls();
  const now = (to: 'accepted' | 'booked', icon: IconType): BulkAction => ({
    key: to,
    label: t(`to.${to}`),
    icon,
    run: (ids, onProgress) => moveAll({ ids, to }, onProgress),
    onDone: ({ done }) => toast(t(`done.${to}`, { n: done })),
  });
  const asked = (to: 'to_correct' | 'rejected', icon: IconType): BulkAction => ({
    key: to,
    label: t(`to.${to}`),
    icon,
    dialog: (props) => <RemarkDialog to={to} {...props} />,
  });
  return [
    now('accepted', DoneIcon),
    asked('to_correct', ReplyIcon),
    now('booked', CompleteIcon),
    { ...asked('rejected', OffIcon), danger: true },
  ];
}
