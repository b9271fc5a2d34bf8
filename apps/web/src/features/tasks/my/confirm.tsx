import { useMutation } from '@tanstack/react-query';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { periodText } from '#ui/text/period.ts';
import messages from '../messages.json' with { type: 'json' };
import type { ClientTask } from '../terms.ts';
import { useMyTaskCalls } from './queries.ts';

interface MyConfirmProps {
  task: ClientTask;
  onClose: () => void;
}

/** Says what the confirmation means before it is given. */
export function MyConfirm({ task: { id, company, period, missing }, onClose }: MyConfirmProps) {
  const t = useText(messages);
  const toast = useToast();
  const { confirm } = useMyTaskCalls();
  const work = useMutation({
    mutationFn: () => confirm(id),
    onSuccess: () => {
      toast(t('my.confirm.done'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('my.confirm.title', { period: periodText(period) })}
      verb={t('my.confirm')}
      busy={work.isPending ? t('sending') : undefined}
      failure={work.error ? failureOf(work.error) : undefined}
      onConfirm={() => work.mutate()}
      onCancel={onClose}
    >
      <p>{t('my.confirm.company', { name: company.name })}</p>
      <p>{t('my.confirm.text')}</p>
      {missing.length > 0 && <p>{t('my.confirm.missing', { items: missing.join(', ') })}</p>}
    </ConfirmDialog>
  );
}
