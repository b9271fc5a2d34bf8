import { unwrap } from '@biuro/core/api/unwrap.ts';
import { DELETED_SHOWN, DeletedDialog } from '#services/deletion/deleted-dialog.tsx';
import { useText } from '#services/i18n/use-text.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { employeeKeys, useEmployeeCalls } from '../form/queries.ts';
import messages from '../messages.json' with { type: 'json' };

/** Employees of a company who were deleted in the last 30 days, each with the way back. */
export function EmployeeDeleted({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const t = useText(messages);
  const api = useApi();
  const { restore } = useEmployeeCalls(companyId);
  const params = { path: { id: companyId }, query: { limit: DELETED_SHOWN } };
  return (
    <DeletedDialog
      title={t('deleted.title')}
      text={t('deleted.text')}
      none={t('deleted.none')}
      failed={t('deleted.failed')}
      queryKey={employeeKeys.deleted(companyId)}
      read={(signal) => unwrap(api.GET('/companies/{id}/employees/deleted', { params, signal }))}
      wordsOf={({ name }) => ({ name, restored: t('restored', { name }) })}
      restore={restore}
      onClose={onClose}
    />
  );
}
