import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '#ui/feedback/failure.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import type { BulkAction, BulkReport, BulkWork } from './action.ts';
import { ListBulkBar } from './bar.tsx';
import type { Findable } from './matching.ts';
import { progressText } from './progress.ts';
import { ListBulkReport } from './report.tsx';
import type { Selection } from './selection.ts';
import { useMarkAll } from './use-select-all.ts';

interface ListBulkProps {
  found: Findable | undefined;
  actions: BulkAction[];
  selection: Selection;
  /** Says something in passing: a failure, too. */
  notify: (text: string) => void;
}

/** What can be done to the marked records, and what became of each. */
export function ListBulk({ found, actions, selection, notify }: ListBulkProps) {
  const [asking, setAsking] = useState<BulkWork>();
  const [report, setReport] = useState<BulkReport>();
  const [progress, setProgress] = useState(0);
  const all = useMarkAll(found, selection, notify);
  const work = useMutation({
    mutationFn: (action: BulkWork) => action.run([...selection.ids], setProgress),
    onSuccess: (answer, action) => {
      setAsking(undefined);
      selection.clear(answer.left?.ids);
      if (answer.refused > 0 || answer.left) setReport(answer);
      else action.onDone(answer);
    },
    onError: (thrown, action) => {
      if (!action.confirm) notify(failureOf(thrown).message);
    },
  });
  const choose = (action: BulkAction) => {
    work.reset();
    setProgress(0);
    if ('open' in action) action.open([...selection.ids], selection.clear);
    else if (action.confirm) setAsking(action);
    else work.mutate(action);
  };
  const n = selection.ids.size;
  const busy = progressText(progress, n);
  const question = asking?.confirm?.(n);
  return (
    <>
      {n > 0 && (
        <ListBulkBar
          n={n}
          all={all}
          actions={actions}
          busy={work.isPending ? busy : undefined}
          onChoose={choose}
          onClear={() => selection.clear()}
        />
      )}
      {asking && question && (
        <ConfirmDialog
          title={question.title}
          verb={question.verb}
          danger={asking.danger ?? false}
          busy={work.isPending ? busy : undefined}
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
