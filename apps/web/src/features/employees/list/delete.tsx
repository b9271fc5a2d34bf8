import { DeleteDialog } from '#services/deletion/delete-dialog.tsx';
import { useText } from '#services/i18n/use-text.ts';
import { useEmployeeCalls } from '../form/queries.ts';
import { type Employee, fullName } from '../form/terms.ts';
import messages from '../messages.json' with { type: 'json' };

interface EmployeeDeleteProps {
  companyId: string;
  employee: Employee;
  onClose: () => void;
}

/** For somebody who was written down by mistake. */
export function EmployeeDelete({ companyId, employee, onClose }: EmployeeDeleteProps) {
  const t = useText(messages);
  const { remove, restore } = useEmployeeCalls(companyId);
  const name = fullName(employee);
  return (
    <DeleteDialog
      title={t('delete.title', { name })}
      verb={t('delete')}
      done={t('delete.done', { name })}
      remove={() => remove(employee.id)}
      restore={() => restore(employee.id)}
      onClose={onClose}
    >
      {t('delete.text')}
    </DeleteDialog>
  );
}
