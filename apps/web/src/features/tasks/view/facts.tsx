import { useText } from '#services/i18n/use-text.ts';
import { Card } from '#ui/layout/card.tsx';
import { Facts } from '#ui/record/facts.tsx';
import { Person } from '#ui/record/person.tsx';
import { Due } from '#ui/text/due.tsx';
import { durationText } from '#ui/text/duration.ts';
import { periodText } from '#ui/text/period.ts';
import messages from '../messages.json' with { type: 'json' };
import { PriorityTag } from '../priority-tag.tsx';
import { isOnUs, type Task } from '../terms.ts';

/** Who does it, by when, and within how much time. */
export function TaskFacts({ task }: { task: Task }) {
  const t = useText(messages);
  const none = <span className="task-none">{t('none')}</span>;
  const person = (one: Task['assignee']) => (one ? <Person name={one.name} /> : none);
  const budget = task.time_budget_minutes;
  return (
    <Card title={t('facts')} padded>
      <Facts
        facts={[
          { label: t('assignee'), value: person(task.assignee) },
          { label: t('reviewer'), value: person(task.reviewer) },
          { label: t('due_at'), value: <Due date={task.due_at} open={isOnUs(task)} /> },
          { label: t('period'), value: periodText(task.period) },
          { label: t('kind'), value: t(`kind.${task.kind}`) },
          { label: t('priority'), value: <PriorityTag priority={task.priority} always /> },
          { label: t('time_budget'), value: budget === null ? none : durationText(budget) },
          { label: t('client_visible'), value: t(`client_visible.${task.client_visible}`) },
          { label: t('created_at'), value: t('moment', { at: new Date(task.created_at) }) },
        ]}
      />
    </Card>
  );
}
