import { useMutation } from '@tanstack/react-query';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { failureOf } from '../ui/failure.ts';
import { periodText } from '../ui/period.ts';
import messages from './messages.json' with { type: 'json' };
import { useMyTaskCalls } from './my-queries.ts';
import type { ClientTask } from './task-terms.ts';

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
