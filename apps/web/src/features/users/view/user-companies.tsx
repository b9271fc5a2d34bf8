import { isEnabled } from '@biuro/core/config/config.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import { Avatar } from '#ui/record/avatar.tsx';
import messages from '../messages.json' with { type: 'json' };
import type { User } from '../values.ts';

/** What a client sees in the portal, and as what. */
export function UserCompanies({ companies }: Pick<User, 'companies'>) {
  const t = useText(messages);
  const linked = isEnabled(useConfig(), 'company');
  return (
    <Card title={t('companies')}>
      <Rows>
        {companies.map(({ id, name, vat_number, role }) => (
          <Row
            key={id}
            lead={<Avatar name={name} />}
            title={name}
            detail={t('company.detail', { role: t(`role.${role}`), nip: vat_number })}
            {...(linked && { href: pathOf('dashboard-companies-view', { id }) })}
          />
        ))}
        {companies.length === 0 && <Row title={t('companies.none')} />}
      </Rows>
    </Card>
  );
}
