import { useText } from '#services/i18n/use-text.ts';
import { BulkFormDialog } from '#services/lists/bulk-form-dialog.tsx';
import { categoryText, type UptimeCategory, uptimeCategories } from '#services/records/uptime/text.ts';
import { FormSelectField } from '#ui/form/select-field.tsx';
import type { BulkDialogProps } from '#ui/list/bulk/action.ts';
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

const first: Values = { category: '', company_id: null, settlement_id: '', billable: '' };

/** Asks what the selected entries are to become. */
export function EntryBulkDialog({ entries, ...props }: BulkDialogProps & { entries: Entry[] }) {
  const t = useText(messages);
  const { changeAll } = useEntryCalls();
  const undo = useEntryUndo();
  const categories = uptimeCategories.map((value) => ({ value, label: categoryText(value) }));
  const answers = (['yes', 'no'] as const).map((value) => ({ value, label: t(`value.billable.${value === 'yes'}`) }));
  return (
    <BulkFormDialog
      {...props}
      title={t('bulk.title', { n: entries.length })}
      submitLabel={t('save')}
      values={first}
      send={(values, onProgress) => changeAll({ ...changeOf(values), ids: entries.map(({ id }) => id) }, onProgress)}
      onDone={({ done }, values) => undo.changed(t('bulk.changed', { n: done }), entries, changeOf(values))}
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
    </BulkFormDialog>
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
