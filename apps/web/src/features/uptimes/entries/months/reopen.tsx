import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { FormAreaField } from '#ui/form/area-field.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { periodText } from '#ui/text/period.ts';
import { type Report, useEntryCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import type { MonthRow } from '../queries.ts';

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
      draft={`month.reopen.${month}`}
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
