import { lazy, Suspense, useState } from 'react';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { Button } from '../ui/button.tsx';
import { MoreIcon } from '../ui/icons.ts';
import { Menu } from '../ui/menu.tsx';
import messages from './messages.json' with { type: 'json' };
import { moveItems } from './move-items.ts';
import { moveWord, needsDialog, sortMoves } from './task-moves.ts';
import { refusalId } from './task-progress.tsx';
import type { Task, Transition } from './task-terms.ts';
import { useMoveTask } from './use-move-task.ts';

const MoveDialog = lazy(() => import('./task-move-dialog.tsx').then((module) => ({ default: module.TaskMoveDialog })));

/** The next move as a button, the others in a menu; one that is refused says why. */
export function TaskMoves({ task }: { task: Task }) {
  const t = useText(messages);
  const { main, others } = sortMoves(task.status, task.transitions);
  const [asking, setAsking] = useState<Transition>();
  const { move, busy } = useMoveTask();
  const toast = useToast();
  const choose = (transition: Transition) => {
    if (transition.refused) toast(transition.refused);
    else if (needsDialog(transition)) setAsking(transition);
    else void move(task, transition.to);
  };
  const items = moveItems(t, task.status, others, choose);
  return (
    <>
      {items.length > 0 && (
        <Menu framed label={t('move.menu')} groups={[{ items }]}>
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
          <MoveDialog task={task} transition={asking} onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
    </>
  );
}
