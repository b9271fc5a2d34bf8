import { type ReactNode, useRef, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useUser } from '#services/session/use-session.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { AddIcon, InviteIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import messages from '../messages.json' with { type: 'json' };
import { CompanyPersonDialog } from './person-dialog.tsx';
import { CompanyPersonInvite } from './person-invite.tsx';
import { CompanyPersonRow } from './person-row.tsx';
import { CompanyPersonWithdraw } from './person-withdraw.tsx';
import { type CompanyPerson, useInvitations, usePeople, useRemovePerson } from './queries.ts';

interface CompanyPeopleProps {
  companyId: string;
  /** The office adds people and takes them away. */
  editable?: boolean | undefined;
  /** Whoever represents the company, and the office, invites people to it. */
  invites?: boolean | undefined;
  /** Beside the buttons. */
  more?: ReactNode;
}

/** Who of the client's side sees the company. */
export function CompanyPeople({ companyId, editable = false, invites = false, more }: CompanyPeopleProps) {
  const t = useText(messages);
  const { isAdmin } = useUser();
  const toast = useToast();
  const rows = useRef<HTMLUListElement>(null);
  const [asking, setAsking] = useState<'add' | 'invite' | CompanyPerson>();
  const close = () => setAsking(undefined);
  const { data: people, error } = usePeople(companyId);
  const { resend } = useInvitations(companyId);
  const removing = useRemovePerson(companyId, ({ name, email }) => {
    rows.current?.focus();
    toast(t('people.removed', { name: name || email }));
  });
  const failure = removing.error ?? error;
  const sendAgain = (person: CompanyPerson) =>
    void resend(person).then(
      () => toast(t('people.invite.sent', { email: person.email })),
      (thrown: unknown) => toast(failureOf(thrown).message),
    );
  const actions = (editable || invites || more) && (
    <>
      {more}
      {editable && (
        <Button icon={AddIcon} onClick={() => setAsking('add')}>
          {t('people.add')}
        </Button>
      )}
      {invites && (
        <Button icon={InviteIcon} onClick={() => setAsking('invite')}>
          {t('people.invite')}
        </Button>
      )}
    </>
  );
  const removeOf = (person: CompanyPerson) => (
    <Button
      variant="quiet"
      label={t('people.remove.of', { name: person.name || person.email })}
      busy={removing.isPending && removing.variables.id === person.id ? t('people.remove.busy') : undefined}
      onClick={() => removing.mutate(person)}
    >
      {t('people.remove')}
    </Button>
  );
  return (
    <Card title={t(isAdmin ? 'people' : 'people.own')} action={actions}>
      {failure && (
        <Notice tone="danger" role="alert">
          {failureOf(failure).message}
        </Notice>
      )}
      <Rows ref={rows}>
        {people?.map((person) => (
          <CompanyPersonRow
            key={person.id}
            person={person}
            remove={editable && removeOf(person)}
            invitation={invites ? { resend: sendAgain, withdraw: setAsking } : undefined}
          />
        ))}
        {people?.length === 0 && <Row title={t('people.none')} detail={editable ? t('people.none.hint') : undefined} />}
        {!people && !error && <Row title={<Skeleton width="9rem" />} detail={<Skeleton width="14rem" />} />}
      </Rows>
      {editable && <CompanyPersonDialog companyId={companyId} open={asking === 'add'} onClose={close} />}
      {asking === 'invite' && <CompanyPersonInvite companyId={companyId} onClose={close} />}
      {typeof asking === 'object' && <CompanyPersonWithdraw companyId={companyId} person={asking} onClose={close} />}
    </Card>
  );
}
