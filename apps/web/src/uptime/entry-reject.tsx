import { useState } from 'react';
import { recordHref } from '../app/record-href.ts';
import { useText } from '../app/use-text.ts';
import { FormAreaField } from '../ui/form-area-field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import messages from './entry/messages.json' with { type: 'json' };
import { type Report, useEntryCalls } from './entry-calls.ts';

interface Values {
  reason: string;
}

interface EntryRejectProps {
  ids: string[];
  onDone: (report: Report) => void;
  onClose: () => void;
}

/** Asks why the entries go back to their person. */
export function EntryReject({ ids, onDone, onClose }: EntryRejectProps) {
  const t = useText(messages);
  const { reject } = useEntryCalls();
  const [values] = useState<Values>({ reason: '' });
  return (
    <FormDialog<Values, Report>
      title={t('reject.title', { n: ids.length })}
      submitLabel={t('reject')}
      values={values}
      recordHref={recordHref}
      send={({ reason }, key) => reject({ ids, reason }, key)}
      onSaved={(report) => {
        onDone(report);
        onClose();
      }}
      onClose={onClose}
    >
      <FormAreaField<Values> name="reason" label={t('reason')} hint={t('reject.hint')} rows={3} wide />
    </FormDialog>
  );
}
