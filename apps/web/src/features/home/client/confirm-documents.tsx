import { useMutation } from '@tanstack/react-query';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import messages from '../messages.json' with { type: 'json' };
import { taskText } from '../office/attention-text.ts';
import { type ClientHomeData, useConfirmDocuments } from './use-client-home.ts';

interface ConfirmDocumentsProps {
  task: NonNullable<ClientHomeData['task']>;
  onClose: () => void;
}

/** Asks once more before the office begins to book. */
export function ConfirmDocuments({ task, onClose }: ConfirmDocumentsProps) {
  const t = useText(messages);
  const toast = useToast();
  const confirm = useConfirmDocuments();
  const work = useMutation({
    mutationFn: () => confirm(task.id),
    onSuccess: () => {
      onClose();
      toast(t('documents.confirmed'));
    },
  });
  return (
    <ConfirmDialog
      title={t('documents.title')}
      verb={t('documents.confirm')}
      busy={work.isPending ? t('documents.busy') : undefined}
      failure={work.error ? failureOf(work.error) : undefined}
      onConfirm={() => work.mutate()}
      onCancel={onClose}
    >
      <p>{t('documents.text', { what: taskText(task) })}</p>
      {task.missing.length > 0 && <p>{t('documents.missing', { items: task.missing.join(', ') })}</p>}
    </ConfirmDialog>
  );
}
