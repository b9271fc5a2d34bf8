import { pathOf } from '@biuro/core/navigation/routes.ts';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { TaskTracks } from '#services/records/task/tracks.tsx';
import { useUser } from '#services/session/use-session.ts';
import { Person } from '#ui/record/person.tsx';
import { Due } from '#ui/text/due.tsx';
import { Tag } from '#ui/text/tag.tsx';
import messages from '../messages.json' with { type: 'json' };
import { PriorityTag } from '../priority-tag.tsx';
import { isOnUs, mayEditTask, shortTitle, type TaskRow } from '../terms.ts';
import { CardMenu } from './card-menu.tsx';
import type { Asked } from './use-board-move.ts';

/** Names what is dragged: no other page's things land on the board. */
export const cardType = 'application/x-biuro-task';

interface BoardCardProps {
  task: TaskRow;
  busy: boolean;
  onAsk: (asked: Asked) => void;
}

export function BoardCard({ task, busy, onAsk }: BoardCardProps) {
  const t = useText(messages);
  const mayEdit = mayEditTask(task, useUser());
  const { id, kind, company, tracks, due_at, assignee, late_docs, priority, checklist_done, checklist_total } = task;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the menu does the same for keys and touch
    <li
      className="board-card"
      data-busy={busy || undefined}
      draggable={mayEdit}
      onDragStart={(event) => event.dataTransfer.setData(cardType, id)}
    >
      <div className="board-card-head">
        <Link className="board-card-title" href={pathOf('dashboard-tasks-view', { id })} draggable={false}>
          {company.name}
        </Link>
        {mayEdit && <CardMenu task={task} onAsk={onAsk} />}
      </div>
      {kind !== 'settlement' && <p className="board-card-kind">{shortTitle(task)}</p>}
      {(late_docs || priority === 'high' || priority === 'urgent') && (
        <span className="tracks">
          <PriorityTag priority={priority} />
          {late_docs && <Tag tone="accent">{t('late_docs')}</Tag>}
        </span>
      )}
      {tracks.length > 0 && <TaskTracks tracks={tracks} />}
      <div className="board-card-foot">
        <Due date={due_at} open={isOnUs(task)} />
        {checklist_total > 0 && (
          <span className="board-card-checks" title={t('checklist')}>
            {checklist_done}/{checklist_total}
          </span>
        )}
      </div>
      {assignee && <Person name={assignee.name} />}
    </li>
  );
}
