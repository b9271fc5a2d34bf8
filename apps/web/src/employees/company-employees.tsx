import { lazy, Suspense, useState } from 'react';
import { useRight } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { Button } from '../ui/button.tsx';
import { AddIcon, DeleteIcon, EditIcon, MoreIcon } from '../ui/icons.ts';
import { Menu } from '../ui/menu.tsx';
import { useFormAddress } from '../ui/use-form-address.ts';
import { EmployeeList } from './employee-list.tsx';
import { type Employee, fullName, type StaffReport } from './employee-terms.ts';
import './employees.css';
import messages from './messages.json' with { type: 'json' };
import { ReportAnswer } from './report-answer.tsx';
import { ReportList } from './report-list.tsx';

const Dialog = lazy(() => import('./employee-dialog.tsx').then((room) => ({ default: room.EmployeeDialog })));

const Delete = lazy(() => import('./employee-delete.tsx').then((room) => ({ default: room.EmployeeDelete })));
const Deleted = lazy(() => import('./employee-deleted.tsx').then((room) => ({ default: room.EmployeeDeleted })));

/** The people of a company and what it reports about them, for the office. */
export function CompanyEmployees({ companyId }: { companyId: string }) {
  const t = useText(messages);
  const mayEdit = useRight('employees:edit');
  const [open, setOpen] = useState<Employee | 'new'>();
  const [leaving, setLeaving] = useState<Employee>();
  const dialog = useFormAddress(['deleted']);
  const actions = (
    <>
      <Button variant="quiet" icon={DeleteIcon} onClick={() => dialog.show('deleted')}>
        {t('deleted')}
      </Button>
      <Button icon={AddIcon} onClick={() => setOpen('new')}>
        {t('employee.add')}
      </Button>
    </>
  );
  const editOf = (employee: Employee) => (
    <>
      <Button
        variant="quiet"
        icon={EditIcon}
        label={t('employee.edit.of', { name: fullName(employee) })}
        onClick={() => setOpen(employee)}
      >
        {t('edit')}
      </Button>
      <EmployeeMore name={fullName(employee)} onDelete={() => setLeaving(employee)} />
    </>
  );
  const answerOf = (report: StaffReport) => mayEdit && <ReportAnswer report={report} />;
  return (
    <div className="employees-columns">
      <EmployeeList
        companyId={companyId}
        readsIdentity={mayEdit}
        {...(mayEdit && { action: actions, actionOf: editOf })}
      />
      <ReportList companyId={companyId} actionOf={answerOf} />
      <Suspense>
        {mayEdit && dialog.open === 'deleted' && <Deleted companyId={companyId} onClose={dialog.close} />}
        {leaving && <Delete companyId={companyId} employee={leaving} onClose={() => setLeaving(undefined)} />}
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

function EmployeeMore({ name, onDelete }: { name: string; onDelete: () => void }) {
  const t = useText(messages);
  const item = { label: t('delete'), detail: t('delete.detail'), icon: DeleteIcon, danger: true, run: onDelete };
  return (
    <Menu label={t('more.of', { name })} groups={[{ items: [item] }]}>
      <MoreIcon />
    </Menu>
  );
}
