import { lazy, Suspense, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { DeleteIcon, MoreIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import type { MenuItem } from '#ui/overlay/menu-item.ts';
import messages from '../messages.json' with { type: 'json' };
import { moveWord, needsDialog, sortMoves } from '../moves.ts';
import type { Task, Transition } from '../terms.ts';
import { useMoveTask } from '../use-move-task.ts';
import { moveItems } from './move-items.ts';
import { refusalId } from './progress.tsx';

const MoveDialog = lazy(() => import('./move-dialog.tsx').then((module) => ({ default: module.TaskMoveDialog })));

const DeleteTask = lazy(() => import('./delete.tsx').then((module) => ({ default: module.TaskDelete })));

/** The next move as a button, the others in a menu; one that is refused says why. */
export function TaskMoves({ task }: { task: Task }) {
  const t = useText(messages);
  const { main, others } = sortMoves(task.status, task.transitions);
  const [asking, setAsking] = useState<Transition | 'delete'>();
  const { move, busy } = useMoveTask();
  const toast = useToast();
  const choose = (transition: Transition) => {
    if (transition.refused) toast(transition.refused);
    else if (needsDialog(transition)) setAsking(transition);
    else void move(task, transition.to);
  };
  const groups = [moveItems(t, task.status, others, choose), useDeletion(task, () => setAsking('delete'))]
    .filter((items) => items.length > 0)
    .map((items) => ({ items }));
  const close = () => setAsking(undefined);
  return (
    <>
      {groups.length > 0 && (
        <Menu framed label={t('move.menu')} groups={groups}>
          <MoreIcon />
          {t('move.menu')}
        </Menu>
      )}
      {main && (
        <Button
          variant={main.refused ? 'secondary' : 'primary'}
          waits={main.refused !== null}
          describedBy={main.refused === null ? undefined : refusalId}
          busy={busy ? t('busy') : undefined}
          onClick={() => choose(main)}
        >
          {t(`move.${moveWord(task.status, main.to)}`)}
        </Button>
      )}
      {asking && (
        <Suspense>
          {asking === 'delete' ? (
            <DeleteTask task={task} onClose={close} />
          ) : (
            <MoveDialog task={task} transition={asking} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}

/** What is over stays. */
function useDeletion({ status }: Task, run: () => void): MenuItem[] {
  const t = useText(messages);
  if (status === 'closed') return [];
  return [{ label: t('delete'), detail: t('delete.detail'), icon: DeleteIcon, danger: true, run }];
}
