import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { useConfig } from '../app/use-navigation.ts';
import { useRight } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { UsersIcon } from '../ui/icons.ts';
import { CompanyFrame } from './company-frame.tsx';
import { CompanyPeople } from './company-people.tsx';
import messages from './messages.json' with { type: 'json' };

/** Who of the client's side sees the company, for the office. */
export function CompanyPeoplePage() {
  const mayEdit = useRight('companies:edit');
  const mayInvite = useRight('users:edit');
  return (
    <CompanyFrame>
      {({ id }) => (
        <CompanyPeople companyId={id} editable={mayEdit} invites={mayInvite} more={<AccountsLink companyId={id} />} />
      )}
    </CompanyFrame>
  );
}

/** The same people in the list of users, with what the list can do. */
function AccountsLink({ companyId }: { companyId: string }) {
  const t = useText(messages);
  if (!isOpen('dashboard-users', useConfig())) return null;
  return (
    <ButtonLink icon={UsersIcon} href={`${pathOf('dashboard-users')}?filters[company_id]=${companyId}`}>
      {t('people.accounts')}
    </ButtonLink>
  );
}
