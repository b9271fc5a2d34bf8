import { firstDayOf, periodOf, shiftPeriod } from '@biuro/core/poland/period.ts';
import { useText } from '#services/i18n/use-text.ts';
import { FormAreaField } from '#ui/form/area-field.tsx';
import { FormDateField } from '#ui/form/date-field.tsx';
import { FormMoneyField } from '#ui/form/money-field.tsx';
import { FormSelectField } from '#ui/form/select-field.tsx';
import { periodText } from '#ui/text/period.ts';
import { today } from '#ui/text/today.ts';
import { EmployeeFields } from '../form/fields.tsx';
import { absenceKinds, type Employee, fullName, type ReportKind, type StaffReport } from '../form/terms.ts';
import messages from '../messages.json' with { type: 'json' };
import { workerName } from '../worker-name.ts';
import { ReportHours } from './hours.tsx';
import { asked, type ReportValues } from './values.ts';

interface ReportFieldsProps {
  kind: ReportKind;
  employees: Employee[];
  /** Whom a report that is corrected has added. */
  known?: Employee | undefined;
  /** Hours of a report that is corrected; of people who are deleted since, too. */
  worked?: StaffReport['hours'] | undefined;
}

/** What a report of one kind asks for. */
export function ReportFields({ kind, employees, known, worked = [] }: ReportFieldsProps) {
  const t = useText(messages);
  const asks = asked[kind];
  const people = employees
    .filter(({ status }) => status !== 'dismissed')
    .map((employee) => ({ value: employee.id, label: fullName(employee) }));
  const gone = worked
    .filter(({ employee }) => people.every(({ value }) => value !== employee.id))
    .map((one) => ({ value: one.employee.id, label: workerName(one, t) }));
  return (
    <>
      {kind === 'hire' && <EmployeeFields known={known} />}
      {asks.employee && (
        <FormSelectField<ReportValues> name="employee_id" label={t('employee')} options={people} wide />
      )}
      {asks.absence && (
        <FormSelectField<ReportValues>
          name="absence_kind"
          label={t('absence_kind')}
          options={absenceKinds.map((value) => ({ value, label: t(`absence_kind.${value}`) }))}
          wide
        />
      )}
      {(kind === 'worktime' || kind === 'bonus') && (
        <FormSelectField<ReportValues>
          name="date_from"
          label={t('month')}
          options={recentMonths()}
          wide={!asks.amount}
        />
      )}
      {(kind === 'absence' || kind === 'termination' || kind === 'change') && (
        <FormDateField<ReportValues> name="date_from" label={t(`date_from.${kind}`)} wide={kind === 'termination'} />
      )}
      {asks.to && <FormDateField<ReportValues> name="date_to" label={t('date_to')} />}
      {(kind === 'change' || kind === 'bonus') && (
        <FormMoneyField<ReportValues> name="amount" label={t(`amount.${kind}`)} optional={kind === 'change'} />
      )}
      {kind === 'worktime' && <ReportHours people={[...people, ...gone]} />}
      <FormAreaField<ReportValues> name="note" label={t(`note.${kind}`)} rows={3} optional={kind !== 'change'} wide />
    </>
  );
}

/** This month and the two before it, each by its first day. */
function recentMonths() {
  const month = periodOf(today(), 'month');
  return [0, -1, -2]
    .map((by) => shiftPeriod(month, by))
    .map((period) => ({ value: firstDayOf(period), label: periodText(period) }));
}
