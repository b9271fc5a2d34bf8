import { unwrap } from '@biuro/core/api/unwrap.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { navigate } from 'wouter/use-browser-location';
import { DELETED_SHOWN, DeletedDialog } from '#services/deletion/deleted-dialog.tsx';
import { useText } from '#services/i18n/use-text.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { liabilityText } from '#services/records/liability/text.ts';
import { moneyText } from '#ui/text/money-text.ts';
import { useLiabilityCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { liabilityKeys } from '../queries.ts';

/** Amounts that were deleted in the last 30 days, each with the way back. */
export function LiabilityDeleted({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const api = useApi();
  const { restore } = useLiabilityCalls();
  const params = { query: { limit: DELETED_SHOWN } };
  return (
    <DeletedDialog
      title={t('deleted.title')}
      text={t('deleted.text')}
      none={t('deleted.none')}
      failed={t('deleted.failed')}
      queryKey={liabilityKeys.deleted}
      read={(signal) => unwrap(api.GET('/liabilities/deleted', { params, signal }))}
      wordsOf={(liability) => {
        const { amount, company } = liability;
        const name = liabilityText(liability);
        const detail = [company.name, amount !== null && moneyText(amount)].filter(Boolean).join(' · ');
        return { name, detail, restored: t('restored', { what: name }) };
      }}
      restore={restore}
      onRestored={({ id }) => navigate(pathOf('dashboard-liabilities-view', { id }), { replace: true })}
      onClose={onClose}
    />
  );
}
