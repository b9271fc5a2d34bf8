import type { components } from '@biuro/contract';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import messages from '../messages.json' with { type: 'json' };
import type { TaskStatus } from '../terms.ts';
import type { useBoardAddress } from './address.ts';
import { BoardColumn } from './column.tsx';
import { chosenColumn, shownColumns } from './order.ts';
import { type Asked, useBoardMove } from './use-board-move.ts';

const MoveDialog = lazy(() => import('../view/move-dialog.tsx').then((module) => ({ default: module.TaskMoveDialog })));

interface BoardColumnsProps {
  /** Nothing yet while they are on their way. */
  columns: components['schemas']['BoardColumn'][] | undefined;
  chosen: TaskStatus | undefined;
  /** Those of another period stay until these are here. */
  busy: boolean;
  address: ReturnType<typeof useBoardAddress>;
}

/** The columns side by side; a card moves by its menu, or is dragged to another column. */
export function BoardColumns({ columns, chosen, busy, address }: BoardColumnsProps) {
  const t = useText(messages);
  const [asked, setAsked] = useState<Asked>();
  const { move, moving } = useBoardMove(setAsked);
  const phone = columns && chosenColumn(columns, chosen);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, and so the keyboard must come to it
    <section className="board" aria-label={t('board.title')} aria-busy={busy || !columns} tabIndex={0}>
      {columns
        ? shownColumns(columns).map((column) => (
            <BoardColumn
              key={column.status}
              column={column}
              chosen={column.status === phone}
              address={address}
              moving={moving}
              onMove={move}
              onAsk={setAsked}
            />
          ))
        : [0, 1, 2, 3].map((place) => (
            <div key={place} className="board-column" data-chosen={place === 0 || undefined}>
              <Skeleton width="60%" />
              <Skeleton width="100%" />
            </div>
          ))}
      {asked && (
        <Suspense>
          <MoveDialog {...asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
