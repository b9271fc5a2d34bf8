import { isEnabled } from '@biuro/core/config/config.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useConfig } from '../app/use-navigation.ts';
import { useText } from '../app/use-text.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Card } from '../ui/card.tsx';
import { Row } from '../ui/row.tsx';
import { Rows } from '../ui/rows.tsx';
import messages from './messages.json' with { type: 'json' };
import type { User } from './user-terms.ts';

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
