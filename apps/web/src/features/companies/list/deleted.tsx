import { unwrap } from '@biuro/core/api/unwrap.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { formatNip } from '@biuro/core/poland/nip.ts';
import { navigate } from 'wouter/use-browser-location';
import { DELETED_SHOWN, DeletedDialog } from '#services/deletion/deleted-dialog.tsx';
import { useText } from '#services/i18n/use-text.ts';
import { useApi } from '#services/portal/use-portal.ts';
import messages from '../messages.json' with { type: 'json' };
import { companyKeys, useCompanyCalls } from '../queries.ts';

/** Companies that were deleted in the last 30 days, each with the way back. */
export function CompanyDeleted({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const api = useApi();
  const { restore } = useCompanyCalls();
  const params = { query: { limit: DELETED_SHOWN } };
  return (
    <DeletedDialog
      title={t('deleted.title')}
      text={t('deleted.text')}
      none={t('deleted.none')}
      failed={t('deleted.failed')}
      queryKey={companyKeys.deleted}
      read={(signal) => unwrap(api.GET('/companies/deleted', { params, signal }))}
      wordsOf={({ name, vat_number }) => ({
        name,
        detail: t('deleted.detail', { nip: formatNip(vat_number) }),
        restored: t('restored', { name }),
      })}
      restore={restore}
      onRestored={({ id }) => navigate(pathOf('dashboard-companies-view', { id }), { replace: true })}
      onClose={onClose}
    />
  );
}
