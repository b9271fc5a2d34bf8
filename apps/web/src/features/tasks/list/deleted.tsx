import { unwrap } from '@biuro/core/api/unwrap.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { navigate } from 'wouter/use-browser-location';
import { DELETED_SHOWN, DeletedDialog } from '#services/deletion/deleted-dialog.tsx';
import { useText } from '#services/i18n/use-text.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { useTaskCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { taskKeys } from '../queries.ts';

/** Tasks that were deleted in the last 30 days, each with the way back. */
export function TaskDeleted({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const api = useApi();
  const { restore } = useTaskCalls();
  const params = { query: { limit: DELETED_SHOWN } };
  return (
    <DeletedDialog
      title={t('deleted.title')}
      text={t('deleted.text')}
      none={t('deleted.none')}
      failed={t('deleted.failed')}
      queryKey={taskKeys.deleted}
      read={(signal) => unwrap(api.GET('/tasks/deleted', { params, signal }))}
      wordsOf={({ title, company }) => ({ name: title, detail: company.name, restored: t('restored', { title }) })}
      restore={restore}
      onRestored={({ id }) => navigate(pathOf('dashboard-tasks-view', { id }), { replace: true })}
      onClose={onClose}
    />
  );
}
