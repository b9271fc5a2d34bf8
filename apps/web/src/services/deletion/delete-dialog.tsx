import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';

interface DeleteDialogProps {
  /** "Usunąć firmę: Delta?" */
  title: string;
  /** "Usuń firmę". */
  verb: string;
  /** The consequences. */
  children: ReactNode;
  /** The toast after deleting, with a button to undo it. */
  done: string;
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
  onRemoved?: () => void;
  onClose: () => void;
}

/** Asks before a record is deleted, and offers to undo it afterwards. */
export function DeleteDialog({ title, verb, children, done, remove, restore, onRemoved, onClose }: DeleteDialogProps) {
  const t = useText(messages);
  const toast = useToast();
  const back = () =>
    void restore().then(
      () => toast(t('delete.undone')),
      (thrown: unknown) => toast(failureOf(thrown).message),
    );
  const work = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      onClose();
      onRemoved?.();
      toast(done, { label: t('delete.undo'), run: back });
    },
  });
  return (
    <ConfirmDialog
      danger
      title={title}
      verb={verb}
      busy={work.isPending ? t('delete.busy') : undefined}
      failure={work.error ? failureOf(work.error) : undefined}
      onConfirm={() => work.mutate()}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
