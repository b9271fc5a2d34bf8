import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { useUserCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { useUndo } from '../use-undo.ts';
import { nameOf, type User } from '../values.ts';
import { UserHandOver } from './hand-over.tsx';
import { useHandOver } from './use-hand-over.ts';

export type UserQuestion = 'deactivate' | 'delete' | 'withdraw';

interface UserConfirmProps {
  user: User;
  question: UserQuestion;
  onClose: () => void;
}

/** Asks before somebody is locked out, does it, and offers the way back where there is one. */
export function UserConfirm({ user, question, onClose }: UserConfirmProps) {
  const t = useText(messages);
  const toast = useToast();
  const undo = useUndo();
  const [, navigate] = useLocation();
  const { deactivate, activate, remove, restore, withdrawInvite } = useUserCalls();
  const name = nameOf(user);
  const hasWork = question === 'deactivate' && user.isAdmin;
  const handOver = useHandOver(user.id, hasWork);
  const works = {
    deactivate: () => deactivate(user.id),
    delete: () => remove(user.id),
    withdraw: () => withdrawInvite(user.id),
  } satisfies Record<UserQuestion, () => Promise<unknown>>;
  const work = useMutation({
    mutationFn: (): Promise<unknown> => works[question](),
    onSuccess: () => {
      onClose();
      if (question !== 'deactivate') navigate(pathOf('dashboard-users'));
      if (question === 'withdraw') toast(t('withdraw.done', { name }));
      // Undoing makes an account active: whoever was blocked or invited before must not be let in by it.
      if (question === 'deactivate' && user.status === 'active')
        undo(t('deactivate.done', { name }), () => activate(user.id));
      else if (question === 'deactivate') toast(t('deactivate.done', { name }));
      if (question === 'delete') undo(t('delete.done', { name }), () => restore(user.id));
    },
  });
  // Opened before that is known it would grow under the pointer.
  if (hasWork && handOver.isPending) return null;
  return (
    <ConfirmDialog
      title={t(`${question}.title`, { name })}
      verb={t(`${question}.verb`)}
      danger={question === 'delete'}
      busy={work.isPending ? t('busy') : undefined}
      failure={work.error ? failureOf(work.error) : undefined}
      onConfirm={() => work.mutate()}
      onCancel={onClose}
    >
      <p>{t(`${question}.text`)}</p>
      {handOver.data && <UserHandOver id={user.id} {...handOver.data} />}
    </ConfirmDialog>
  );
}
