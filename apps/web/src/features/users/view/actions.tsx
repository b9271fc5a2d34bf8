import { pathOf } from '@biuro/core/navigation/routes.ts';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useUser } from '#services/session/use-session.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import {
  ActivateIcon,
  DeactivateIcon,
  DeleteIcon,
  EditIcon,
  MoreIcon,
  PasswordIcon,
  SendIcon,
  WithdrawIcon,
} from '#ui/icons/icons.ts';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import type { MenuGroup } from '#ui/overlay/menu-item.ts';
import { useUserCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { editIdOf, mayMakeResetLink, nameOf, type User } from '../values.ts';
import type { UserQuestion } from './confirm.tsx';

const Confirm = lazy(() => import('./confirm.tsx').then(({ UserConfirm }) => ({ default: UserConfirm })));
const ResetLink = lazy(() => import('./reset-link.tsx').then(({ UserResetLink }) => ({ default: UserResetLink })));

/** What the office can do with an account. */
export function UserActions({ user }: { user: User }) {
  const t = useText(messages);
  const [asking, setAsking] = useState<UserQuestion | 'reset'>();
  const close = () => setAsking(undefined);
  const groups = useGroups(user, setAsking);
  const edit = editIdOf(user, useUser());
  return (
    <>
      <ButtonLink icon={EditIcon} href={pathOf(edit, { id: user.id })}>
        {t('edit')}
      </ButtonLink>
      {groups.length > 0 && (
        <Menu framed label={t('more')} groups={groups}>
          <MoreIcon />
          {t('more')}
        </Menu>
      )}
      <Suspense>
        {asking === 'reset' && <ResetLink user={user} onClose={close} />}
        {asking && asking !== 'reset' && <Confirm user={user} question={asking} onClose={close} />}
      </Suspense>
    </>
  );
}

function useGroups(user: User, ask: (what: UserQuestion | 'reset') => void): MenuGroup[] {
  const t = useText(messages);
  const me = useUser();
  const toast = useToast();
  const { resendInvite, activate } = useUserCalls();
  const now = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      toast(done);
    } catch (thrown) {
      toast(failureOf(thrown).message);
    }
  };
  const { id, status, email } = user;
  const resend = {
    label: t('resend_invite'),
    icon: SendIcon,
    run: () => void now(resendInvite(id), t('invite.sent', { email })),
  };
  const withdraw = { label: t('withdraw'), icon: WithdrawIcon, run: () => ask('withdraw') };
  const reset = { label: t('reset'), icon: PasswordIcon, run: () => ask('reset') };
  const deactivate = { label: t('deactivate'), icon: DeactivateIcon, run: () => ask('deactivate') };
  const wake = {
    label: t('activate'),
    icon: ActivateIcon,
    run: () => void now(activate(id), t('activated', { name: nameOf(user) })),
  };
  const remove = { label: t('delete'), icon: DeleteIcon, danger: true, run: () => ask('delete') };
  const byStatus = {
    invited: [resend, withdraw],
    active: mayMakeResetLink(user, me) ? [reset, deactivate] : [deactivate],
    blocked: [wake, deactivate],
    deactivated: [wake],
  } satisfies Record<User['status'], unknown>;
  return me.id === id ? [] : [{ items: byStatus[status] }, { items: [remove] }];
}
