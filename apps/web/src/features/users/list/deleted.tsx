import { unwrap } from '@biuro/core/api/unwrap.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { navigate } from 'wouter/use-browser-location';
import { DELETED_SHOWN, DeletedDialog } from '#services/deletion/deleted-dialog.tsx';
import { useText } from '#services/i18n/use-text.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { useUserCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { userKeys } from '../queries.ts';
import { nameOf } from '../values.ts';

/** Accounts that were deleted in the last 30 days, each with the way back. */
export function UserDeleted({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const api = useApi();
  const { restore } = useUserCalls();
  const params = { query: { limit: DELETED_SHOWN } };
  return (
    <DeletedDialog
      title={t('deleted.title')}
      text={t('deleted.text')}
      none={t('deleted.none')}
      failed={t('deleted.failed')}
      queryKey={userKeys.deleted}
      read={(signal) => unwrap(api.GET('/users/deleted', { params, signal }))}
      wordsOf={(user) => ({
        name: nameOf(user),
        detail: t('deleted.detail', { email: user.email, role: t(`role.${user.role}`) }),
        restored: t('restored', { name: nameOf(user) }),
      })}
      restore={restore}
      onRestored={({ id }) => navigate(pathOf('dashboard-users-view', { id }), { replace: true })}
      onClose={onClose}
    />
  );
}
