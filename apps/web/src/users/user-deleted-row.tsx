import type { components } from '@biuro/contract';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { Button } from '../ui/button.tsx';
import { failureOf } from '../ui/failure.ts';
import { ActivateIcon } from '../ui/icons.ts';
import { Row } from '../ui/row.tsx';
import messages from './messages.json' with { type: 'json' };
import { useUserCalls } from './user-calls.ts';
import { nameOf } from './user-terms.ts';

type DeletedUser = components['schemas']['DeletedUserRow'];

interface UserDeletedRowProps {
  user: DeletedUser;
  onRestored: (user: DeletedUser) => void;
}

/** Somebody who was deleted, with the way back or why there is none. */
export function UserDeletedRow({ user, onRestored }: UserDeletedRowProps) {
  const t = useText(messages);
  const toast = useToast();
  const { restore } = useUserCalls();
  const name = nameOf(user);
  const restoring = useMutation({
    mutationFn: () => restore(user.id),
    onSuccess: () => {
      toast(t('restored', { name }));
      onRestored(user);
    },
  });
  const values = { email: user.email, role: t(`role.${user.role}`), at: new Date(user.deleted_at) };
  const detail = restoring.error ? (
    <span role="alert">{failureOf(restoring.error).message}</span>
  ) : (
    t('deleted.detail', values)
  );
  const button = (
    <Button
      icon={ActivateIcon}
      label={t('restore.named', { name })}
      busy={restoring.isPending ? t('busy') : undefined}
      onClick={() => restoring.mutate()}
    >
      {t('restore')}
    </Button>
  );
  return <Row title={name} detail={detail} trail={button} />;
}
