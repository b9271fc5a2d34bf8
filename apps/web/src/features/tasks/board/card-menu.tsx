import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { MoreIcon } from '#ui/icons/icons.ts';
import { Menu } from '#ui/overlay/menu.tsx';
import messages from '../messages.json' with { type: 'json' };
import { needsDialog } from '../moves.ts';
import { useTask } from '../queries.ts';
import type { Task, TaskRow, Transition } from '../terms.ts';
import { useMoveTask } from '../use-move-task.ts';
import { moveItems } from '../view/move-items.ts';
import type { Asked } from './use-board-move.ts';

interface CardMenuProps {
  task: TaskRow;
  onAsk: (asked: Asked) => void;
}

/** "Przenieś do…": where the task may go now, asked of the server once somebody comes near; a refused move says why. */
export function CardMenu({ task, onAsk }: CardMenuProps) {
  const t = useText(messages);
  const toast = useToast();
  const [near, setNear] = useState(false);
  const { data: known, error } = useTask(task.id, near);
  const { move, busy } = useMoveTask();
  const choose = (whole: Task, transition: Transition) => {
    if (transition.refused) toast(transition.refused);
    else if (needsDialog(transition)) onAsk({ task: whole, transition });
    else void move(whole, transition.to);
  };
  const label = error ? failureOf(error).message : t('card.waiting');
  const waiting = [{ label, off: true, run: () => undefined }];
  const none = [{ label: t('card.none'), off: true, run: () => undefined }];
  const items = known ? moveItems(t, known.status, known.transitions, (one) => choose(known, one)) : waiting;
  return (
    <span className="card-menu" onPointerEnter={() => setNear(true)} onFocus={() => setNear(true)}>
      <Menu
        label={t('card.menu', { name: task.title })}
        groups={[{ label: t('card.move'), items: items.length > 0 ? items : none }]}
        busy={busy ? '…' : undefined}
      >
        <MoreIcon />
      </Menu>
    </span>
  );
}
