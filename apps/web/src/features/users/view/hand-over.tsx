import { pathOf } from '@biuro/core/navigation/routes.ts';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import messages from '../messages.json' with { type: 'json' };

interface UserHandOverProps {
  id: string;
  companies: number;
  tasks: number;
}

/** What somebody else of the office has to take over, with the way to it. */
export function UserHandOver({ id, companies, tasks }: UserHandOverProps) {
  const t = useText(messages);
  if (companies + tasks === 0) return null;
  return (
    <Notice tone="warning">
      {t('hand_over')}
      <ul className="user-hand-over">
        {companies > 0 && (
          <li>
            <Link href={`${pathOf('dashboard-companies')}?filters[owner_id]=${id}`}>
              {t('hand_over.companies', { n: companies })}
            </Link>
          </li>
        )}
        {tasks > 0 && (
          <li>
            <Link href={`${pathOf('dashboard-tasks')}?filters[assignee_id]=${id}`}>
              {t('hand_over.tasks', { n: tasks })}
            </Link>
          </li>
        )}
      </ul>
    </Notice>
  );
}
