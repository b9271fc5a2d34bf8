import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useRight } from '#services/session/use-session.ts';
import { UsersIcon } from '#ui/icons/icons.ts';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import messages from '../messages.json' with { type: 'json' };
import { CompanyFrame } from '../view/company-frame.tsx';
import { CompanyPeople } from './company-people.tsx';

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
