import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { useMyCompanies } from '../app/use-companies.ts';
import { useConfig } from '../app/use-navigation.ts';
import { useText } from '../app/use-text.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { CompaniesIcon } from '../ui/icons.ts';
import { Row } from '../ui/row.tsx';
import { Rows } from '../ui/rows.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import messages from './messages.json' with { type: 'json' };
import { PartFailure } from './part-failure.tsx';

/** Companies that the client belongs to; nothing where the office has no such module. */
export function MyCompanies() {
  const text = useText(messages);
  const open = isOpen('companies-view', useConfig());
  const { data: companies, error, refetch } = useMyCompanies();
  const title = text('my.title', { count: companies?.length ?? 1 });
  if (!open) return null;
  if (error && !companies) return <PartFailure title={title} error={error} retry={refetch} />;
  return (
    <Card title={title}>
      {companies?.length === 0 ? (
        <EmptyState icon={CompaniesIcon} title={text('my.none')}>
          {text('my.none.hint')}
        </EmptyState>
      ) : (
        <Rows>
          {companies?.map(({ id, name, vat_number }) => (
            <Row
              key={id}
              lead={<Avatar name={name} />}
              title={name}
              detail={text('my.vat', { number: vat_number })}
              href={pathOf('companies-view', { id })}
            />
          )) ?? <Row lead={<CompaniesIcon />} title={<Skeleton width="10rem" />} detail={<Skeleton width="7rem" />} />}
        </Rows>
      )}
    </Card>
  );
}
