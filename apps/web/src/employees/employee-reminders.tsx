import { useText } from '../app/use-text.ts';
import { Due } from '../ui/due.tsx';
import { today } from '../ui/today.ts';
import { remindersOf } from './employee-papers.ts';
import type { Employee } from './employee-terms.ts';
import messages from './messages.json' with { type: 'json' };

/** Papers of an employee that run out soon or have run out. */
export function EmployeeReminders({ employee }: { employee: Employee }) {
  const t = useText(messages);
  return remindersOf(employee, today()).map(({ paper, date }) => (
    <span key={paper} className="employee-reminder">
      {t(`paper.${paper}`)} <Due date={date} />
    </span>
  ));
}
