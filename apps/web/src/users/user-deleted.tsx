import { unwrap } from '@biuro/core/api/unwrap.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { useApi } from '../app/use-portal.ts';
import { useText } from '../app/use-text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { failureOf } from '../ui/failure.ts';
import { FailureState } from '../ui/failure-state.tsx';
import { Row } from '../ui/row.tsx';
import { Rows } from '../ui/rows.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import messages from './messages.json' with { type: 'json' };
import { UserDeletedRow } from './user-deleted-row.tsx';
import { userKeys } from './user-queries.ts';

const limit = 100;

/** Accounts that were deleted in the last 30 days, each with the way back. */
export function UserDeleted({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const { data, error, refetch } = useDeletedUsers();
  const rows = data?.data.map((user) => (
    <UserDeletedRow
      key={user.id}
      user={user}
      onRestored={({ id }) => navigate(pathOf('dashboard-users-view', { id }), { replace: true })}
    />
  ));
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('deleted.title')}
      closeLabel={t('close')}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {error && !data ? (
        <FailureState title={t('deleted.failed')} failure={failureOf(error)} retry={() => void refetch()} />
      ) : (
        <>
          <p className="dialog-text">
            {t('deleted.text')}{' '}
            {data && data.meta.total > limit && t('deleted.more', { shown: limit, total: data.meta.total })}
          </p>
          <Rows>
            {rows ?? <Row title={<Skeleton width="12rem" />} />}
            {rows?.length === 0 && <Row title={t('deleted.none')} />}
          </Rows>
        </>
      )}
    </Dialog>
  );
}

function useDeletedUsers() {
  const api = useApi();
  return useQuery({
    queryKey: userKeys.deleted,
    queryFn: ({ signal }) => unwrap(api.GET('/users/deleted', { params: { query: { limit } }, signal })),
    refetchOnMount: 'always',
  });
}
