import type { ReactNode } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { MoreIcon, SendIcon, WithdrawIcon } from '#ui/icons/icons.ts';
import { Row } from '#ui/layout/row.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { Avatar } from '#ui/record/avatar.tsx';
import { Tag } from '#ui/text/tag.tsx';
import messages from '../messages.json' with { type: 'json' };
import type { CompanyPerson } from './queries.ts';

interface CompanyPersonRowProps {
  person: CompanyPerson;
  /** Button that takes somebody away, where one may. */
  remove?: ReactNode;
  /** What can be done with an invitation, where one may. */
  invitation?: { resend: (person: CompanyPerson) => void; withdraw: (person: CompanyPerson) => void } | undefined;
}

/** One of the people who see a company. Who has not accepted the invitation yet is known by the address alone. */
export function CompanyPersonRow({ person, remove, invitation }: CompanyPersonRowProps) {
  const t = useText(messages);
  const { name, email, role, status, invite_expired } = person;
  const invited = status === 'invited';
  const items = invitation && [
    { label: t('people.resend'), icon: SendIcon, run: () => invitation.resend(person) },
    { label: t('people.withdraw'), icon: WithdrawIcon, danger: true, run: () => invitation.withdraw(person) },
  ];
  return (
    <Row
      lead={<Avatar name={name || email} />}
      title={name || email}
      detail={
        <>
          {t(`role.${role}`)}
          <br />
          {invited ? <InvitationTag expired={invite_expired} /> : email}
        </>
      }
      trail={
        invited && items ? (
          <Menu label={t('people.more', { email })} groups={[{ items }]}>
            <MoreIcon />
          </Menu>
        ) : (
          remove
        )
      }
    />
  );
}

function InvitationTag({ expired }: { expired: boolean }) {
  const t = useText(messages);
  return <Tag tone={expired ? 'warning' : 'info'}>{t(expired ? 'people.expired' : 'people.invited')}</Tag>;
}
