import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../app/use-text.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Copyable } from '../ui/copyable.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { failureOf } from '../ui/failure.ts';
import messages from './messages.json' with { type: 'json' };
import { useUserCalls } from './user-calls.ts';
import { UserProof } from './user-proof.tsx';
import { nameOf, type User } from './user-terms.ts';

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
      <UserProof title={t('reset.title', { name: nameOf(user) })} onProved={() => making.mutate()} onClose={onClose} />
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
