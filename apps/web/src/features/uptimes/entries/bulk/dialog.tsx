import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { categoryText, type UptimeCategory, uptimeCategories } from '#services/records/uptime/text.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { FormSelectField } from '#ui/form/select-field.tsx';
import type { BulkReport } from '#ui/list/bulk/action.ts';
import { progressText } from '#ui/list/bulk/progress.ts';
import { ListBulkReport } from '#ui/list/bulk/report.tsx';
import { type Change, useEntryCalls } from '../calls.ts';
import { EntryForWhom } from '../form/for-whom.tsx';
import type { Entry } from '../form/values.ts';
import messages from '../messages.json' with { type: 'json' };
import { useEntryUndo } from '../undo.ts';

interface Values {
  category: UptimeCategory | '';
  company_id: { id: string; name: string } | null;
  settlement_id: string;
  billable: '' | 'yes' | 'no';
}

interface EntryBulkDialogProps {
  entries: Entry[];
  /** Takes the marks away, but for what is left. */
  clear: (left?: string[]) => void;
  onClose: () => void;
}

const first: Values = { category: '', company_id: null, settlement_id: '', billable: '' };

/** Asks what the marked entries are to become, and says what became of each where not all did. */
export function EntryBulkDialog({ entries, clear, onClose }: EntryBulkDialogProps) {
  const t = useText(messages);
  const { changeAll } = useEntryCalls();
  const undo = useEntryUndo();
  const [progress, setProgress] = useState(0);
  const [report, setReport] = useState<BulkReport>();
  if (report) return <ListBulkReport report={report} onClose={onClose} />;
  const categories = uptimeCategories.map((value) => ({ value, label: categoryText(value) }));
  const answers = (['yes', 'no'] as const).map((value) => ({ value, label: t(`value.billable.${value === 'yes'}`) }));
  const send = async (values: Values) => {
    const change = changeOf(values);
    const ids = entries.map(({ id }) => id);
    return { change, answer: await changeAll({ ...change, ids }, setProgress) };
  };
  return (
    <FormDialog
      title={t('bulk.title', { n: entries.length })}
      submitLabel={t('save')}
      values={first}
      recordHref={recordHref}
      busyLabel={progressText(progress, entries.length)}
      send={send}
      onSaved={({ change, answer }) => {
        clear(answer.left?.ids);
        if (answer.refused > 0 || answer.left) return setReport(answer);
        undo.changed(t('bulk.changed', { n: answer.done }), entries, change);
        onClose();
      }}
      onClose={onClose}
    >
      <FormSelectField<Values> name="category" label={t('category')} options={categories} none={t('bulk.same')} wide />
      <EntryForWhom />
      <FormSelectField<Values>
        name="billable"
        label={t('billable.label')}
        options={answers}
        none={t('bulk.same')}
        wide
      />
    </FormDialog>
  );
}

/** What was not chosen stays as it is. */
function changeOf({ category, company_id, settlement_id, billable }: Values): Change {
  return {
    action: 'change',
    ...(category && { category }),
    ...(billable && { billable: billable === 'yes' }),
    ...(company_id && { company_id: company_id.id, settlement_id: settlement_id || null }),
  };
}
