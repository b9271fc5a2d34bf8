import type { components } from '@biuro/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { DoneIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { useLiabilityCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { type ConfirmReport, ConfirmReportDialog } from './confirm-report.tsx';
import { paidBy, type StatementLine, StatementRow } from './statement-row.tsx';

type Statement = components['schemas']['StatementAnswer']['data'];

interface StatementLinesProps {
  statement: Statement;
  onDone: () => void;
}

/** The transfers that may have paid something, the sure ones ticked; those that paid nothing we know are counted. */
export function StatementLines({ statement, onDone }: StatementLinesProps) {
  const t = useText(messages);
  const toast = useToast();
  const { confirm } = useLiabilityCalls();
  const { lines, rejected } = statement;
  const proposed = lines.filter(({ liability }) => liability !== null);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(() => new Set(sureOf(proposed)));
  const [report, setReport] = useState<ConfirmReport>();
  const chosen = proposed.filter(({ line }) => ticked.has(line));
  const work = useMutation({
    mutationFn: () => confirm(chosen.flatMap(paymentOf)),
    onSuccess: (done) => {
      if (done.refused > 0) return setReport(done);
      toast(t('confirm.many', { n: done.done }));
      onDone();
    },
    onError: (thrown) => toast(failureOf(thrown).message),
  });
  const tick = (line: number) => {
    const next = new Set(ticked);
    if (!next.delete(line)) next.add(line);
    setTicked(next);
  };
  return (
    <div className="statement">
      <p className="statement-sum">
        {t('statement.sum', { n: proposed.length, all: lines.length })}
        {rejected.length > 0 && ` ${t('statement.rejected', { n: rejected.length })}`}
      </p>
      {rejected.length > 0 && (
        <Notice tone="warning">
          <ul>
            {rejected.slice(0, 5).map(({ pointer, message }) => (
              <li key={pointer}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      <ul className="statement-rows">
        {proposed.map((line) => (
          <StatementRow key={line.line} line={line} ticked={ticked.has(line.line)} onTick={() => tick(line.line)} />
        ))}
      </ul>
      {proposed.length > 0 && (
        <div className="statement-actions">
          <Button
            variant="primary"
            icon={DoneIcon}
            waits={chosen.length === 0}
            busy={work.isPending ? t('busy') : undefined}
            onClick={() => work.mutate()}
          >
            {t('confirm.verb', { n: chosen.length })}
          </Button>
        </div>
      )}
      {report && (
        <ConfirmReportDialog
          report={report}
          onClose={() => {
            setReport(undefined);
            onDone();
          }}
        />
      )}
    </div>
  );
}

const sureOf = (lines: StatementLine[]) =>
  lines.filter(({ certainty }) => certainty === 'certain').map(({ line }) => line);

function paymentOf({ liability, date, amount }: StatementLine) {
  return liability ? [{ liability_id: liability.id, paid_at: date, amount: paidBy(amount) }] : [];
}
