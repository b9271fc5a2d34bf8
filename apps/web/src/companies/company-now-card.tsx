import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { Link } from 'wouter';
import { useConfig } from '../app/use-navigation.ts';
import { useText } from '../app/use-text.ts';
import { Card } from '../ui/card.tsx';
import { dayShort } from '../ui/day.ts';
import { Facts } from '../ui/facts.tsx';
import { Tag } from '../ui/tag.tsx';
import { TaskStatusTag } from '../ui/task-status.tsx';
import { today } from '../ui/today.ts';
import { type Company, documentsTones } from './company-terms.ts';
import messages from './messages.json' with { type: 'json' };
import profile from './profile/messages.json' with { type: 'json' };

/** How far the settlement of the latest month is; nothing where the office keeps none here. */
export function CompanyNowCard({ company }: { company: Company }) {
  const t = useText(messages);
  const p = useText(profile);
  const open = isOpen('dashboard-companies-tasks', useConfig());
  if (!open) return null;
  const { id, accounting_status, documents, open_tasks, late_tasks } = company;
  const none = <span className="company-none">{p('now.none')}</span>;
  return (
    <Card
      title={p('now')}
      action={<Link href={pathOf('dashboard-companies-tasks', { id })}>{p('now.all')}</Link>}
      padded
    >
      <Facts
        facts={[
          { label: p('now.status'), value: accounting_status ? <TaskStatusTag status={accounting_status} /> : none },
          ...(documents ? [{ label: p('now.documents'), value: <Documents documents={documents} /> }] : []),
          {
            label: p('now.open'),
            value: (
              <span className="company-words">
                {open_tasks}
                {late_tasks > 0 && <Tag tone="danger">{t('tasks.late', { n: late_tasks })}</Tag>}
              </span>
            ),
          },
        ]}
      />
    </Card>
  );
}

function Documents({ documents: { state, due_at } }: { documents: NonNullable<Company['documents']> }) {
  const t = useText(messages);
  const p = useText(profile);
  return (
    <span className="company-words">
      <Tag tone={documentsTones[state]}>{t(`documents.${state}`)}</Tag>
      {due_at && state !== 'complete' && p('now.documents.due', { at: dayShort(due_at, today()) })}
    </span>
  );
}
