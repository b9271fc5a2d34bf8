import { useMutation } from '@tanstack/react-query';
import { useText } from '#services/i18n/use-text.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { periodText } from '#ui/text/period.ts';
import { type Report, useEntryCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import type { MonthRow } from '../queries.ts';

interface EntryMonthCloseProps {
  month: string;
  rows: MonthRow[];
  onDone: (report: Report) => void;
  onClose: () => void;
}

/** Asks before nobody can change the month any more, and says what is not approved yet. */
export function EntryMonthClose({ month, rows, onDone, onClose }: EntryMonthCloseProps) {
  const t = useText(messages);
  const { close } = useEntryCalls();
  const waiting = rows.reduce((sum, row) => sum + row.saved + row.submitted + row.rejected, 0);
  const work = useMutation({
    mutationFn: () => close({ month, users: rows.map(({ user }) => user.id) }),
    onSuccess: (answer) => {
      onDone(answer);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('month.close.title', { month: periodText(month), n: rows.length })}
      verb={t('month.close')}
      busy={work.isPending ? t('saving') : undefined}
      failure={work.error ? failureOf(work.error) : undefined}
      onConfirm={() => work.mutate()}
      onCancel={onClose}
    >
      <p>{t('month.close.text')}</p>
      {waiting > 0 && <p>{t('month.close.waiting', { n: waiting })}</p>}
    </ConfirmDialog>
  );
}
