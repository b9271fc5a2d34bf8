import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { TaskStatusTag } from '#services/records/task/status.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Facts } from '#ui/record/facts.tsx';
import { dayShort } from '#ui/text/day.ts';
import { monthShort } from '#ui/text/period.ts';
import { Tag } from '#ui/text/tag.tsx';
import { today } from '#ui/text/today.ts';
import messages from '../messages.json' with { type: 'json' };
import profile from '../profile/messages.json' with { type: 'json' };
import { type Company, documentsTones } from '../terms.ts';
import { UnfinishedTag } from '../unfinished-tag.tsx';

/** How far the settlement of the month is, and before it what is not finished of earlier ones; nothing where the office keeps none here. */
export function CompanyNowCard({ company }: { company: Company }) {
  const t = useText(messages);
  const p = useText(profile);
  const open = isOpen('dashboard-companies-tasks', useConfig());
  if (!open) return null;
  const { id, accounting_month, accounting_status, unfinished_before, documents, open_tasks, late_tasks } = company;
  const none = <span className="company-none">{p('now.none')}</span>;
  return (
    <Card
      title={p('now')}
      action={<Link href={pathOf('dashboard-companies-tasks', { id })}>{p('now.all')}</Link>}
      padded
    >
      <Facts
        facts={[
          ...(unfinished_before
            ? [{ label: p('now.unfinished'), value: <UnfinishedTag unfinished={unfinished_before} /> }]
            : []),
          {
            label: accounting_month ? p('now.status.of', { month: monthShort(accounting_month) }) : p('now.status'),
            value: accounting_status ? <TaskStatusTag status={accounting_status} /> : none,
          },
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

function Documents({
  documents: { state, due_at, received, missing },
}: {
  documents: NonNullable<Company['documents']>;
}) {
  const t = useText(messages);
  const p = useText(profile);
  return (
    <span className="company-words">
      <Tag tone={documentsTones[state]}>{t(`documents.${state}`)}</Tag>
      {received + missing > 0 && t('documents.count', { received, missing })}
      {due_at && state !== 'complete' && p('now.documents.due', { at: dayShort(due_at, today()) })}
    </span>
  );
}
