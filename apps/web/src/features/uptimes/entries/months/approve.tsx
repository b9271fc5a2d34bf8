import { useMutation } from '@tanstack/react-query';
import { useText } from '#services/i18n/use-text.ts';
import { timeText } from '#services/records/uptime/text.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { type Report, useEntryCalls } from '../calls.ts';
import type { Entry } from '../form/values.ts';
import messages from '../messages.json' with { type: 'json' };

interface EntryApproveProps {
  /** Of one person. */
  entries: Entry[];
  onDone: (report: Report) => void;
  onClose: () => void;
}

/** Asks before entries are approved, and says how much time they are together. */
export function EntryApprove({ entries, onDone, onClose }: EntryApproveProps) {
  const t = useText(messages);
  const { approve } = useEntryCalls();
  const n = entries.length;
  const billable = secondsOf(entries.filter((entry) => entry.billable));
  const work = useMutation({
    mutationFn: () => approve({ ids: entries.map(({ id }) => id) }),
    onSuccess: (answer) => {
      onDone(answer);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('approve.title', { n })}
      verb={t('approve.verb', { n })}
      busy={work.isPending ? t('saving') : undefined}
      failure={work.error ? failureOf(work.error) : undefined}
      onConfirm={() => work.mutate()}
      onCancel={onClose}
    >
      <p>
        {t('approve.sum', { name: entries[0]?.user.name ?? '', time: timeText(secondsOf(entries)) })}
        {billable > 0 && `, ${t('sum.billable', { time: timeText(billable) })}`}
      </p>
      <p>{t('approve.text')}</p>
    </ConfirmDialog>
  );
}

const secondsOf = (entries: Entry[]) => entries.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);
