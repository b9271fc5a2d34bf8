import { lazy, Suspense, useState } from 'react';
import { useRight } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { Button } from '../ui/button.tsx';
import { AddIcon, EditIcon } from '../ui/icons.ts';
import { EmployeeList } from './employee-list.tsx';
import { type Employee, fullName, type StaffReport } from './employee-terms.ts';
import './employees.css';
import messages from './messages.json' with { type: 'json' };
import { ReportAnswer } from './report-answer.tsx';
import { ReportList } from './report-list.tsx';

const Dialog = lazy(() => import('./employee-dialog.tsx').then((room) => ({ default: room.EmployeeDialog })));

/** The people of a company and what it reports about them, for the office. */
export function CompanyEmployees({ companyId }: { companyId: string }) {
  const t = useText(messages);
  const mayEdit = useRight('employees:edit');
  const [open, setOpen] = useState<Employee | 'new'>();
  const add = (
    <Button icon={AddIcon} onClick={() => setOpen('new')}>
      {t('employee.add')}
    </Button>
  );
  const editOf = (employee: Employee) => (
    <Button
      variant="quiet"
      icon={EditIcon}
      label={t('employee.edit.of', { name: fullName(employee) })}
      onClick={() => setOpen(employee)}
    >
      {t('edit')}
    </Button>
  );
  const answerOf = (report: StaffReport) => mayEdit && <ReportAnswer report={report} />;
  return (
    <div className="employees-columns">
      <EmployeeList companyId={companyId} readsIdentity={mayEdit} {...(mayEdit && { action: add, actionOf: editOf })} />
      <ReportList companyId={companyId} actionOf={answerOf} />
      <Suspense>
        {open && (
          <Dialog
            companyId={companyId}
            employee={open === 'new' ? undefined : open}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}
