import type { components } from '@biuro/contract';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { type DragEvent, useId, useState } from 'react';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { taskStatusText } from '#services/records/task/status.tsx';
import messages from '../messages.json' with { type: 'json' };
import type { TaskStatus } from '../terms.ts';
import type { useBoardAddress } from './address.ts';
import { BoardCard, cardType } from './card.tsx';
import type { Asked } from './use-board-move.ts';

interface BoardColumnProps {
  column: components['schemas']['BoardColumn'];
  /** The one that a phone shows. */
  chosen: boolean;
  address: ReturnType<typeof useBoardAddress>;
  /** Id of the task that is on its way. */
  moving: string | undefined;
  onMove: (id: string, to: TaskStatus) => Promise<void>;
  onAsk: (asked: Asked) => void;
}

export function BoardColumn({
  column: { status, count, tasks },
  chosen,
  address,
  moving,
  onMove,
  onAsk,
}: BoardColumnProps) {
  const t = useText(messages);
  const id = useId();
  const { over, target } = useDrop((task) => void onMove(task, status));
  return (
    <section
      className="board-column"
      aria-labelledby={id}
      data-chosen={chosen || undefined}
      data-over={over || undefined}
      {...target}
    >
      <h2 id={id} className="board-heading">
        {taskStatusText(status)}
        <span className="board-number">{t('number', { n: count })}</span>
      </h2>
      <ul className="board-cards">
        {tasks.map((task) => (
          <BoardCard key={task.id} task={task} busy={moving === task.id} onAsk={onAsk} />
        ))}
      </ul>
      {count === 0 && <p className="board-empty">{t('board.empty')}</p>}
      {count > tasks.length && (
        <Link className="board-rest" href={listHref(status, address)}>
          {t('board.rest', { n: count - tasks.length })}
        </Link>
      )}
    </section>
  );
}

function listHref(status: TaskStatus, { month, assignee }: BoardColumnProps['address']): string {
  const person = assignee ? `&filters[assignee_id]=${assignee}` : '';
  return `${pathOf('dashboard-tasks')}?month=${month}&filters[status]=${status}${person}`;
}

/** Takes cards that are dragged here; a dragged text or file is none of its business. */
function useDrop(onDrop: (id: string) => void) {
  const [over, setOver] = useState(false);
  const target = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(cardType)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      const id = event.dataTransfer.getData(cardType);
      if (!id) return;
      event.preventDefault();
      onDrop(id);
    },
  };
  return { over, target };
}
