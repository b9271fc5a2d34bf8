import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { ActivateIcon, AscendingIcon, NextIcon, ShowIcon } from '#ui/icons/icons.ts';
import type { BulkAction } from '#ui/list/bulk/action.ts';
import messages from '../messages.json' with { type: 'json' };
import type { TaskBulkKind } from './bulk-dialog.tsx';

const BulkDialog = lazy(() => import('./bulk-dialog.tsx').then((module) => ({ default: module.TaskBulkDialog })));

interface Asking {
  kind: TaskBulkKind;
  ids: string[];
  /** Takes the marks away, but for what is left. */
  clear: (left?: string[]) => void;
}

const icons = { assign: ActivateIcon, review: ShowIcon, priority: AscendingIcon, move: NextIcon };

/** What can be done to several tasks at once, and the dialog that asks for the rest. */
export function useTaskBulk(): { actions: BulkAction[]; dialog: ReactNode } {
  const t = useText(messages);
  const [asking, setAsking] = useState<Asking>();
  const actions = (['assign', 'review', 'priority', 'move'] as const).map((kind) => ({
    key: kind,
    label: t(`bulk.${kind}`),
    icon: icons[kind],
    open: (ids: string[], clear: Asking['clear']) => setAsking({ kind, ids, clear }),
  }));
  const dialog = asking && (
    <Suspense>
      <BulkDialog {...asking} onClose={() => setAsking(undefined)} />
    </Suspense>
  );
  return { actions, dialog };
}
