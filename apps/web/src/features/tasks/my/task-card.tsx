import { pathOf } from '@biuro/core/navigation/routes.ts';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import messages from '../messages.json' with { type: 'json' };
import type { ClientTask } from '../terms.ts';
import { MyState } from './state.tsx';
import { myTitle } from './words.ts';

/** One settlement among others: where it stands and what it asks of the client. */
export function MyTaskCard({ task }: { task: ClientTask }) {
  const t = useText(messages);
  return (
    <li className="card my-task">
      <h2 className="my-task-title">
        <Link href={pathOf('tasks-view', { id: task.id })}>{myTitle(t, task)}</Link>
      </h2>
      <MyState task={task} />
    </li>
  );
}
