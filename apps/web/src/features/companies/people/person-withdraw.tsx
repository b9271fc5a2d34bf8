import { useMutation } from '@tanstack/react-query';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import messages from '../messages.json' with { type: 'json' };
import { type CompanyPerson, useInvitations } from './queries.ts';

interface CompanyPersonWithdrawProps {
  companyId: string;
  person: CompanyPerson;
  onClose: () => void;
}

/** Asks before an invitation is taken back. */
export function CompanyPersonWithdraw({ companyId, person, onClose }: CompanyPersonWithdrawProps) {
  const t = useText(messages);
  const toast = useToast();
  const { withdraw } = useInvitations(companyId);
  const { email } = person;
  const work = useMutation({
    mutationFn: () => withdraw(person),
    onSuccess: () => {
      toast(t('people.invite.withdrawn', { email }));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('people.withdraw.title', { email })}
      verb={t('people.withdraw')}
      busy={work.isPending ? t('people.withdraw.busy') : undefined}
      failure={work.error ? failureOf(work.error) : undefined}
      onConfirm={() => work.mutate()}
      onCancel={onClose}
    >
      {t('people.withdraw.text')}
    </ConfirmDialog>
  );
}
