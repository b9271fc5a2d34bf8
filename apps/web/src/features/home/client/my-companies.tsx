import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { useMyCompanies } from '#services/companies/use-companies.ts';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { CompaniesIcon } from '#ui/icons/icons.ts';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import { Avatar } from '#ui/record/avatar.tsx';
import messages from '../messages.json' with { type: 'json' };
import { PartFailure } from '../part-failure.tsx';

/** Companies that the client belongs to; nothing where the office has no such module. */
export function MyCompanies() {
  const t = useText(messages);
  const open = isOpen('companies-view', useConfig());
  const { data: companies, error, refetch } = useMyCompanies();
  const title = t('my.title', { count: companies?.length ?? 1 });
  if (!open) return null;
  if (error && !companies) return <PartFailure title={title} error={error} retry={refetch} />;
  return (
    <Card title={title}>
      {companies?.length === 0 ? (
        <EmptyState icon={CompaniesIcon} title={t('my.none')}>
          {t('my.none.hint')}
        </EmptyState>
      ) : (
        <Rows>
          {companies?.map(({ id, name, vat_number }) => (
            <Row
              key={id}
              lead={<Avatar name={name} />}
              title={name}
              detail={t('my.vat', { number: vat_number })}
              href={pathOf('companies-view', { id })}
            />
          )) ?? <Row lead={<CompaniesIcon />} title={<Skeleton width="10rem" />} detail={<Skeleton width="7rem" />} />}
        </Rows>
      )}
    </Card>
  );
}
