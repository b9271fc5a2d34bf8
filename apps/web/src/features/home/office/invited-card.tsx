import { pathOf } from '@biuro/core/navigation/routes.ts';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { DoneIcon } from '#ui/icons/icons.ts';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import { Avatar } from '#ui/record/avatar.tsx';
import messages from '../messages.json' with { type: 'json' };
import { PartFailure } from '../part-failure.tsx';
import { RowSkeletons } from '../row-skeletons.tsx';
import { useUsersOf } from '../use-office.ts';

/** Who was invited and has not come yet, the newest first. */
export function InvitedCard() {
  const t = useText(messages);
  const { data, error, refetch } = useUsersOf('invited');
  const title = t('invited.title');
  if (error && !data) return <PartFailure title={title} error={error} retry={refetch} />;
  if (data?.meta.total === 0)
    return (
      <Card title={title}>
        <EmptyState icon={DoneIcon} title={t('invited.none')} />
      </Card>
    );
  return (
    <Card title={title} action={<Link href={`${pathOf('dashboard-users')}?filters[status]=invited`}>{t('all')}</Link>}>
      <Rows>
        {data?.data.map(({ id, first_name, last_name, email }) => {
          const name = `${first_name} ${last_name}`.trim();
          return (
            <Row
              key={id}
              lead={<Avatar name={name || email} />}
              title={name || email}
              detail={name ? email : t('invited.waits')}
              href={pathOf('dashboard-users-view', { id })}
            />
          );
        }) ?? <RowSkeletons />}
      </Rows>
    </Card>
  );
}
