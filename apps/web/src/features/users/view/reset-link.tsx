import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useMutation } from '@tanstack/react-query';
import { useText } from '#services/i18n/use-text.ts';
import { Copyable } from '#ui/feedback/copyable.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { Button } from '#ui/layout/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useUserCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { nameOf, type User } from '../values.ts';
import { UserProof } from './proof.tsx';

interface UserResetLinkProps {
  user: User;
  onClose: () => void;
}

/** Makes a link with which the person sets a new password, and shows it this once. */
export function UserResetLink({ user, onClose }: UserResetLinkProps) {
  const t = useText(messages);
  const { resetLink } = useUserCalls();
  const making = useMutation({ mutationFn: () => resetLink(user.id) });
  const { data, error, isPending } = making;
  const failure = error ? failureOf(error) : undefined;
  if (failure?.code === 'proof_needed')
    return (
      <UserProof
        title={t('reset.title', { name: nameOf(user) })}
        text={t('proof.text')}
        submitLabel={t('proof.submit')}
        onProved={() => making.mutate()}
        onClose={onClose}
      />
    );
  if (!data)
    return (
      <ConfirmDialog
        title={t('reset.title', { name: nameOf(user) })}
        verb={t('reset.verb')}
        busy={isPending ? t('busy') : undefined}
        failure={failure}
        onConfirm={() => making.mutate()}
        onCancel={onClose}
      >
        {t('reset.text', { email: user.email })}
      </ConfirmDialog>
    );
  const link = `${location.origin}${pathOf('reset-password', { token: data.token })}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('reset.ready')}
      closeLabel={t('close')}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <div className="dialog-text">
        <p>{t('reset.once', { at: new Date(data.expires_at) })}</p>
        <Copyable text={link} label={t('reset.copy')}>
          <output className="user-link">{link}</output>
        </Copyable>
      </div>
    </Dialog>
  );
}
