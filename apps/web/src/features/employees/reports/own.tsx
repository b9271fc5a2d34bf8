import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { EditIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import type { StaffReport } from '../form/terms.ts';
import messages from '../messages.json' with { type: 'json' };
import { useReportCalls } from './queries.ts';
import { focusReport } from './row.tsx';

interface ReportOwnProps {
  report: StaffReport;
  onCorrect: () => void;
}

/** What a client does with a report of theirs: corrects what the office sent back, or takes back what it has not taken on yet. */
export function ReportOwn({ report, onCorrect }: ReportOwnProps) {
  const t = useText(messages);
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const { move } = useReportCalls();
  const { id, version, status, kind, employee } = report;
  const about = [t(`kind.${kind}`), employee?.name].filter(Boolean).join(', ');
  const cancelling = useMutation({
    mutationFn: () => move(id, { to: 'cancelled', version }, createIdempotencyKey()),
    onSuccess: () => {
      setAsking(false);
      focusReport(id);
      toast(t('moved.cancelled'));
    },
  });
  if (status !== 'sent' && status !== 'returned') return null;
  return (
    <>
      {status === 'returned' && (
        <Button icon={EditIcon} label={t('action.of', { action: t('report.correct'), about })} onClick={onCorrect}>
          {t('report.correct')}
        </Button>
      )}
      <Button
        variant="quiet"
        label={t('action.of', { action: t('report.cancel'), about })}
        onClick={() => setAsking(true)}
      >
        {t('report.cancel')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('report.cancel.title')}
          verb={t('report.cancel')}
          danger
          busy={cancelling.isPending ? t('moment') : undefined}
          failure={cancelling.error ? failureOf(cancelling.error) : undefined}
          onConfirm={() => cancelling.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>{t('report.cancel.text', { about })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
