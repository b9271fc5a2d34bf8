import { useText } from '#services/i18n/use-text.ts';
import { Due } from '#ui/text/due.tsx';
import { today } from '#ui/text/today.ts';
import { remindersOf } from '../form/papers.ts';
import type { Employee } from '../form/terms.ts';
import messages from '../messages.json' with { type: 'json' };

/** Papers of an employee that run out soon or have run out. */
export function EmployeeReminders({ employee }: { employee: Employee }) {
  const t = useText(messages);
  return remindersOf(employee, today()).map(({ paper, date }) => (
    <span key={paper} className="employee-reminder">
      {t(`paper.${paper}`)} <Due date={date} />
    </span>
  ));
}
