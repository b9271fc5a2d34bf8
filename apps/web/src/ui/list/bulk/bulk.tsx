import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { failureOf } from '#ui/feedback/failure.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import type { BulkAction, BulkReport, BulkWork } from './action.ts';
import { ListBulkBar } from './bar.tsx';
import { ListBulkReport, progressText } from './report.tsx';
import { type Matching, useSelectAll } from './select-all.ts';
import type { Selection } from './selection.ts';

interface ListBulkProps {
  matching: Matching | undefined;
  actions: BulkAction[];
  selection: Selection;
  /** Shows a sentence for a moment: a failure, too. */
  notify: (text: string) => void;
}

/** What can be done to the selected records, and what became of each. */
export function ListBulk({ matching, actions, selection, notify }: ListBulkProps) {
  const [confirming, setConfirming] = useState<BulkWork>();
  const [opened, setOpened] = useState<{ key: string; ids: string[]; clear: Selection['clear'] }>();
  const [report, setReport] = useState<BulkReport>();
  const [progress, setProgress] = useState(0);
  const all = useSelectAll(matching, selection, notify);
  const work = useMutation({
    mutationFn: (action: BulkWork) => action.run([...selection.ids], setProgress),
    onSuccess: (answer, action) => {
      setConfirming(undefined);
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
    if ('dialog' in action) setOpened({ key: action.key, ids: [...selection.ids], clear: selection.clear });
    else if (action.confirm) setConfirming(action);
    else work.mutate(action);
  };
  const n = selection.ids.size;
  const busy = progressText(progress, n);
  const question = confirming?.confirm?.(n);
  const dialog = actions.find(({ key }) => key === opened?.key);
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
      {confirming && question && (
        <ConfirmDialog
          title={question.title}
          verb={question.verb}
          danger={confirming.danger ?? false}
          busy={work.isPending ? busy : undefined}
          failure={work.error ? failureOf(work.error) : undefined}
          onConfirm={() => work.mutate(confirming)}
          onCancel={() => setConfirming(undefined)}
        >
          {question.text}
        </ConfirmDialog>
      )}
      {opened && dialog && 'dialog' in dialog && (
        <Suspense>
          {dialog.dialog({ ids: opened.ids, clear: opened.clear, onClose: () => setOpened(undefined) })}
        </Suspense>
      )}
      {report && <ListBulkReport report={report} onClose={() => setReport(undefined)} />}
    </>
  );
}
