import { unwrap } from '@biuro/core/api/unwrap.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { navigate } from 'wouter/use-browser-location';
import { DELETED_SHOWN, DeletedDialog } from '#services/deletion/deleted-dialog.tsx';
import { useText } from '#services/i18n/use-text.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { periodText } from '#ui/text/period.ts';
import { useDocumentCalls } from '../calls.ts';
import { kindText } from '../kind-text.ts';
import messages from '../messages.json' with { type: 'json' };
import { documentKeys } from '../queries.ts';

/** Documents that were deleted in the last 30 days, each with the way back. */
export function DocumentDeleted({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const api = useApi();
  const { restore } = useDocumentCalls();
  const params = { query: { limit: DELETED_SHOWN } };
  return (
    <DeletedDialog
      title={t('deleted.title')}
      text={t('deleted.text')}
      none={t('deleted.none')}
      failed={t('deleted.failed')}
      queryKey={documentKeys.deleted}
      read={(signal) => unwrap(api.GET('/documents/deleted', { params, signal }))}
      wordsOf={({ title, company, kind, month }) => ({
        name: title,
        detail: [company.name, kindText(kind), periodText(month)].join(' · '),
        restored: t('restored', { title }),
      })}
      restore={restore}
      onRestored={({ id }) => navigate(pathOf('dashboard-documents-view', { id }), { replace: true })}
      onClose={onClose}
    />
  );
}
