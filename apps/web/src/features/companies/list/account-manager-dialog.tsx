import type { components } from '@biuro/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { Select } from '#ui/controls/select.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { FormSelectField } from '#ui/form/select-field.tsx';
import type { BulkReport } from '#ui/list/bulk/action.ts';
import { progressText } from '#ui/list/bulk/progress.ts';
import { ListBulkReport } from '#ui/list/bulk/report.tsx';
import messages from '../messages.json' with { type: 'json' };
import profile from '../profile/messages.json' with { type: 'json' };
import { useCompanyCalls } from '../queries.ts';
import { useManagerOptions } from '../use-manager-options.ts';

type Change = components['schemas']['CompanyBulkChange'];

interface CompanyOwnerProps {
  ids: string[];
  /** Takes the marks of the list away, but for what is left. */
  clear: (left?: string[]) => void;
  onClose: () => void;
}

interface Values {
  action: Change['action'];
  user_id: string;
}

const jobs = ['owner', 'payroll_owner', 'reviewer'] as const;
const first: Values = { action: 'owner', user_id: '' };
const NOBODY = 'nobody';

/** Gives several companies to somebody of the office, and says which could not be given. */
export function CompanyOwner({ ids, clear, onClose }: CompanyOwnerProps) {
  const t = useText(messages);
  const toast = useToast();
  const [report, setReport] = useState<BulkReport>();
  const [progress, setProgress] = useState(0);
  const { changeAll } = useCompanyCalls();
  if (report) return <ListBulkReport report={report} onClose={onClose} />;
  return (
    <FormDialog
      title={t('bulk.title', { n: ids.length })}
      submitLabel={t('bulk.owner')}
      values={first}
      recordHref={recordHref}
      busyLabel={progressText(progress, ids.length)}
      send={(values) => changeAll(changeOf(ids, values), setProgress)}
      onSaved={(answer) => {
        clear(answer.left?.ids);
        if (answer.refused > 0 || answer.left) return setReport(answer);
        toast(t('bulk.done', { n: answer.done }));
        onClose();
      }}
      onClose={onClose}
    >
      <OwnerFields />
    </FormDialog>
  );
}

function OwnerFields() {
  const t = useText(messages);
  const p = useText(profile);
  const owners = useManagerOptions();
  const { action } = useWatch<Values>();
  const nobody = { value: NOBODY, label: action === 'reviewer' ? p('reviewer.none') : t('owner.none') };
  return (
    <>
      <FormField name="action" label={t('bulk.what')} wide>
        {(control) => (
          <Select {...control} options={jobs.map((value) => ({ value, label: t(`bulk.${value}.kind`) }))} />
        )}
      </FormField>
      <FormSelectField<Values> name="user_id" label={t('bulk.who')} options={[...owners, nobody]} wide />
    </>
  );
}

function changeOf(ids: string[], { action, user_id }: Values): Change {
  const chosen = user_id && { user_id: user_id === NOBODY ? null : user_id };
  // The server is the validator: what was not chosen stays out, so that it asks for it by name.
  return { ids, action, ...chosen } as Change;
}
