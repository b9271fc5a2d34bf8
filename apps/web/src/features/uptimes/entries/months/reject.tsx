import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { FormAreaField } from '#ui/form/area-field.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { type Report, useEntryCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };

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
      draft={`entries.reject.${ids.join()}`}
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
