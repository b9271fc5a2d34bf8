import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { FormDateField } from '#ui/form/date-field.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { FormSelectField } from '#ui/form/select-field.tsx';
import messages from '../messages.json' with { type: 'json' };
import { EmployeeFields } from './fields.tsx';
import { identified } from './identity-fields.tsx';
import { useEmployeeCalls, useEmployees } from './queries.ts';
import { type Employee, employeeStatuses, fullName } from './terms.ts';
import { type EmployeeValues, employeeOf, employeeUpdateOf, newEmployee, valuesOf } from './values.ts';

interface EmployeeDialogProps {
  companyId: string;
  /** Left out for a new one. */
  employee?: Employee | undefined;
  onClose: () => void;
}

/** The office writes down who works for a company. */
export function EmployeeDialog({ companyId, employee: opened, onClose }: EmployeeDialogProps) {
  const t = useText(messages);
  const toast = useToast();
  const { add, change, find } = useEmployeeCalls(companyId);
  const { data: employees } = useEmployees(companyId);
  // A report that was finished just before changes the employee after the dialog has opened.
  const employee = opened && (employees?.find(({ id }) => id === opened.id) ?? opened);
  const values = useMemo(() => (employee ? valuesOf(employee) : newEmployee), [employee]);
  const refresh = async () => {
    const newest = employee && (await find(employee.id));
    return newest ? valuesOf(newest) : values;
  };
  return (
    <FormDialog<EmployeeValues, Employee>
      title={employee ? t('employee.edit') : t('employee.new')}
      submitLabel={employee ? t('save') : t('employee.add')}
      values={values}
      draft={`employee.${employee?.id ?? companyId}`}
      recordHref={String}
      send={async (typed, key) => {
        if (employee) return change(employee.id, employeeUpdateOf(typed));
        return identified(t, typed, undefined, () => add(employeeOf(typed), key));
      }}
      {...(employee && { refresh })}
      onSaved={(saved) => {
        toast(employee ? t('saved') : t('employee.added', { name: fullName(saved) }));
        onClose();
      }}
      onClose={onClose}
    >
      <EmployeeFields known={employee} />
      <FormDateField<EmployeeValues> name="medical_until" label={t('medical_until')} optional />
      <FormDateField<EmployeeValues> name="safety_until" label={t('safety_until')} optional />
      {employee && (
        <FormSelectField<EmployeeValues>
          name="status"
          label={t('status')}
          options={employeeStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
      )}
      {employee && <AbsentUntil />}
    </FormDialog>
  );
}

/** How long somebody is away is asked once they are. */
function AbsentUntil() {
  const t = useText(messages);
  const status = useWatch<EmployeeValues, 'status'>({ name: 'status' });
  return status === 'absent' && <FormDateField<EmployeeValues> name="absent_until" label={t('absent_until.last')} />;
}
