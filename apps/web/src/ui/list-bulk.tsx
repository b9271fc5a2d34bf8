import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { failureOf } from './failure.ts';
import type { BulkAction, BulkReport, BulkWork } from './list-bulk-action.ts';
import { ListBulkBar } from './list-bulk-bar.tsx';
import { ListBulkReport } from './list-bulk-report.tsx';
import type { Selection } from './list-selection.ts';
import messages from './messages.json' with { type: 'json' };
import { words } from './words.ts';

export interface ListBulkProps {
  actions: BulkAction[];
  selection: Selection;
  /** Says something in passing: a failure, too. */
  notify: (text: string) => void;
}

/** What can be done to the marked records, and what became of each. */
export function ListBulk({ actions, selection, notify }: ListBulkProps) {
  const t = words(messages);
  const [asking, setAsking] = useState<BulkWork>();
  const [report, setReport] = useState<BulkReport>();
  const work = useMutation({
    mutationFn: (action: BulkWork) => action.run([...selection.ids]),
    onSuccess: (answer, action) => {
      setAsking(undefined);
      selection.clear();
      if (answer.refused > 0) setReport(answer);
      else action.onDone(answer);
    },
    onError: (thrown, action) => {
      if (!action.confirm) notify(failureOf(thrown).message);
    },
  });
  const choose = (action: BulkAction) => {
    work.reset();
    if ('open' in action) action.open([...selection.ids], selection.clear);
    else if (action.confirm) setAsking(action);
    else work.mutate(action);
  };
  const n = selection.ids.size;
  const question = asking?.confirm?.(n);
  return (
    <>
      {n > 0 && (
        <ListBulkBar n={n} actions={actions} busy={work.isPending} onChoose={choose} onClear={selection.clear} />
      )}
      {asking && question && (
        <ConfirmDialog
          title={question.title}
          verb={question.verb}
          danger={asking.danger ?? false}
          busy={work.isPending ? t('list.bulk.busy') : undefined}
          failure={work.error ? failureOf(work.error) : undefined}
          onConfirm={() => work.mutate(asking)}
          onCancel={() => setAsking(undefined)}
        >
          {question.text}
        </ConfirmDialog>
      )}
      {report && <ListBulkReport report={report} onClose={() => setReport(undefined)} />}
    </>
  );
}
