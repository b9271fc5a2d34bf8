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
import { CompanyDeletedRow } from './company-deleted-row.tsx';
import { companyKeys } from './company-queries.ts';
import messages from './messages.json' with { type: 'json' };

const limit = 100;

/** Companies that were deleted in the last 30 days, each with the way back. */
export function CompanyDeleted({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const { data, error, refetch } = useDeletedCompanies();
  const rows = data?.data.map((company) => (
    <CompanyDeletedRow
      key={company.id}
      company={company}
      onRestored={({ id }) => navigate(pathOf('dashboard-companies-view', { id }), { replace: true })}
    />
  ));
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('deleted')}
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

function useDeletedCompanies() {
  const api = useApi();
  return useQuery({
    queryKey: companyKeys.deleted,
    queryFn: ({ signal }) => unwrap(api.GET('/companies/deleted', { params: { query: { limit } }, signal })),
    refetchOnMount: 'always',
  });
}
