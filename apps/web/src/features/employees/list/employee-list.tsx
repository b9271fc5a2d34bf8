import type { ReactNode } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { EmployeesIcon } from '#ui/icons/icons.ts';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import { Avatar } from '#ui/record/avatar.tsx';
import { dayText } from '#ui/text/day.ts';
import { Due } from '#ui/text/due.tsx';
import { moneyText } from '#ui/text/money-text.ts';
import { Tag } from '#ui/text/tag.tsx';
import { today } from '#ui/text/today.ts';
import { EmployeeIdentity } from '../form/identity.tsx';
import { remindersOf } from '../form/papers.ts';
import { useEmployees } from '../form/queries.ts';
import { type Employee, employeeTones, fullName } from '../form/terms.ts';
import '../employees.css';
import messages from '../messages.json' with { type: 'json' };

interface EmployeeListProps {
  companyId: string;
  /** Whether PESEL and passport may be read in full. */
  readsIdentity?: boolean;
  /** Stands beside the title. */
  action?: ReactNode;
  /** What can be done with one of them. */
  actionOf?: (employee: Employee) => ReactNode;
}

/** Who works for a company, with how they are employed and which of their papers run out. */
export function EmployeeList({ companyId, readsIdentity = false, action, actionOf }: EmployeeListProps) {
  const t = useText(messages);
  const { data: employees, error, refetch } = useEmployees(companyId);
  return (
    <Card title={t('employees')} action={action}>
      {error && !employees && (
        <FailureState title={t('employees.failed')} failure={failureOf(error)} retry={() => void refetch()} />
      )}
      {employees?.length === 0 && (
        <EmptyState icon={EmployeesIcon} title={t('employees.none')}>
          {t('employees.none.hint')}
        </EmptyState>
      )}
      <Rows>
        {employees?.map((employee) => (
          <Row
            key={employee.id}
            lead={<Avatar name={fullName(employee)} />}
            title={fullName(employee)}
            detail={
              <>
                <Detail employee={employee} />
                <EmployeeIdentity companyId={companyId} employee={employee} mayRead={readsIdentity} />
                <EmployeeReminders employee={employee} />
              </>
            }
            trail={
              <span className="employee-trail">
                <Tag tone={employeeTones[employee.status]}>{t(`status.${employee.status}`)}</Tag>
                {actionOf && <span className="employee-actions">{actionOf(employee)}</span>}
              </span>
            }
          />
        ))}
        {!employees && !error && <Row title={<Skeleton width="10rem" />} detail={<Skeleton width="16rem" />} />}
      </Rows>
    </Card>
  );
}

function Detail({ employee }: { employee: Employee }) {
  const t = useText(messages);
  const { contract_type, employed_from, employed_to, fte, salary, absent_until, status } = employee;
  const { next_salary, next_salary_from } = employee;
  const time = employed_to
    ? t('employed.range', { from: dayText(employed_from), to: dayText(employed_to) })
    : t('employed.since', { from: dayText(employed_from) });
  const parts = [
    t(`contract_type.${contract_type}`),
    fte !== null && fte < 1 && t('fte.is', { fte }),
    time,
    salary !== null && moneyText(salary),
    next_salary !== null &&
      next_salary_from &&
      t('next_salary.is', { from: dayText(next_salary_from), salary: moneyText(next_salary) }),
    status === 'absent' && absent_until && t('absent_until', { at: dayText(absent_until) }),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Papers of an employee that run out soon or have run out. */
function EmployeeReminders({ employee }: { employee: Employee }) {
  const t = useText(messages);
  return remindersOf(employee, today()).map(({ paper, date }) => (
    <span key={paper} className="employee-reminder">
      {t(`paper.${paper}`)} <Due date={date} />
    </span>
  ));
}
