import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { recordHref } from '#services/navigation/record-href.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import type { BulkDialogProps, BulkReport } from '#ui/list/bulk/action.ts';
import { ListBulkReport, progressText } from '#ui/list/bulk/report.tsx';

interface BulkFormDialogProps<Values extends FieldValues> extends BulkDialogProps {
  title: string;
  submitLabel: string;
  values: Values;
  send: (values: Values, onProgress: (done: number) => void) => Promise<BulkReport>;
  /** Nothing was refused: says so. */
  onDone: (report: BulkReport, values: Values) => void;
  children: ReactNode;
}

/** Asks what the selected records are to become, and shows what became of each where not all changed. */
export function BulkFormDialog<Values extends FieldValues>(props: BulkFormDialogProps<Values>) {
  const { ids, clear, onClose, send, onDone, children, ...dialog } = props;
  const [progress, setProgress] = useState(0);
  const [report, setReport] = useState<BulkReport>();
  if (report) return <ListBulkReport report={report} onClose={onClose} />;
  return (
    <FormDialog
      {...dialog}
      recordHref={recordHref}
      // The selection does not outlive a reload, so neither does what it was to become.
      draft={null}
      busyLabel={progressText(progress, ids.length)}
      send={async (values: Values) => ({ values, answer: await send(values, setProgress) })}
      onSaved={({ values, answer }) => {
        clear(answer.left?.ids);
        if (answer.refused > 0 || answer.left) return setReport(answer);
        onDone(answer, values);
        onClose();
      }}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}
