import { lazy, Suspense, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useRight } from '#services/session/use-session.ts';
import { useFormAddress } from '#ui/form/state/use-form-address.ts';
import { AddIcon, DeleteIcon, EditIcon, MoreIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { type Employee, fullName, type StaffReport } from '../form/terms.ts';
import { EmployeeList } from './employee-list.tsx';
import '../employees.css';
import messages from '../messages.json' with { type: 'json' };
import { ReportAnswer } from '../reports/answer.tsx';
import { ReportList } from '../reports/list.tsx';

const Dialog = lazy(() => import('../form/employee-dialog.tsx').then((module) => ({ default: module.EmployeeDialog })));

const Delete = lazy(() => import('./delete.tsx').then((module) => ({ default: module.EmployeeDelete })));
const Deleted = lazy(() => import('./deleted.tsx').then((module) => ({ default: module.EmployeeDeleted })));

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
