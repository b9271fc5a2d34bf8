import { pathOf } from '@biuro/core/navigation/routes.ts';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { useUser } from '#services/session/use-session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { CompaniesIcon } from '#ui/icons/icons.ts';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import { Avatar } from '#ui/record/avatar.tsx';
import messages from '../messages.json' with { type: 'json' };
import { PartFailure } from '../part-failure.tsx';
import { RowSkeletons } from '../row-skeletons.tsx';
import { useMyClients } from '../use-office.ts';

/** The companies that the person looks after. */
export function MyClientsCard() {
  const t = useText(messages);
  const { id: me } = useUser();
  const { data, error, refetch } = useMyClients();
  const title = t('clients.title');
  const list = pathOf('dashboard-companies');
  if (error && !data) return <PartFailure title={title} error={error} retry={refetch} />;
  const none = data?.meta.total === 0;
  const all = none ? (
    <Link href={list}>{t('clients.office')}</Link>
  ) : (
    <Link href={`${list}?filters[owner_id]=${me}`}>{t('all')}</Link>
  );
  return (
    <Card title={title} action={all}>
      {none ? (
        <EmptyState icon={CompaniesIcon} title={t('clients.none')}>
          {t('clients.none.hint')}
        </EmptyState>
      ) : (
        <Rows>
          {data?.data.map(({ id, name, vat_number }) => (
            <Row
              key={id}
              lead={<Avatar name={name} />}
              title={name}
              detail={t('my.vat', { number: vat_number })}
              href={pathOf('dashboard-companies-view', { id })}
            />
          )) ?? <RowSkeletons />}
        </Rows>
      )}
    </Card>
  );
}
