import { useState } from 'react';
import { recordHref } from '../app/record-href.ts';
import { useText } from '../app/use-text.ts';
import { FormAreaField } from '../ui/form-area-field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { periodText } from '../ui/period.ts';
import messages from './entry/messages.json' with { type: 'json' };
import { type Report, useEntryCalls } from './entry-calls.ts';
import type { MonthRow } from './entry-month.tsx';

interface Values {
  reason: string;
}

interface EntryMonthReopenProps {
  month: string;
  rows: MonthRow[];
  onDone: (report: Report) => void;
  onClose: () => void;
}

/** Asks why a closed month is opened again; the reason stays with the month. */
export function EntryMonthReopen({ month, rows, onDone, onClose }: EntryMonthReopenProps) {
  const t = useText(messages);
  const { reopen } = useEntryCalls();
  const [values] = useState<Values>({ reason: '' });
  return (
    <FormDialog<Values, Report>
      title={t('month.reopen.title', { month: periodText(month), name: rows[0]?.user.name ?? '' })}
      submitLabel={t('month.reopen')}
      values={values}
      recordHref={recordHref}
      send={({ reason }, key) => reopen({ month, users: rows.map(({ user }) => user.id), reason }, key)}
      onSaved={(report) => {
        onDone(report);
        onClose();
      }}
      onClose={onClose}
    >
      <FormAreaField<Values> name="reason" label={t('reason')} hint={t('month.reopen.hint')} rows={3} wide />
    </FormDialog>
  );
}
