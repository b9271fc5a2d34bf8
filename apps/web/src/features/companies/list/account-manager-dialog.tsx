import type { components } from '@biuro/contract';
import { useWatch } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { BulkFormDialog } from '#services/lists/bulk-form-dialog.tsx';
import { useToast } from '#services/toasts/use-toast.ts';
import { Select } from '#ui/controls/select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { FormSelectField } from '#ui/form/select-field.tsx';
import type { BulkDialogProps } from '#ui/list/bulk/action.ts';
import messages from '../messages.json' with { type: 'json' };
import profile from '../profile/messages.json' with { type: 'json' };
import { useCompanyCalls } from '../queries.ts';
import { useManagerOptions } from '../use-manager-options.ts';

type Change = components['schemas']['CompanyBulkChange'];

interface Values {
  action: Change['action'];
  user_id: string;
}

const roles = ['owner', 'payroll_owner', 'reviewer'] as const;
const first: Values = { action: 'owner', user_id: '' };
const NOBODY = 'nobody';

/** Gives several companies an account manager, a payroll manager or a reviewer. */
export function AccountManagerDialog(props: BulkDialogProps) {
  const t = useText(messages);
  const toast = useToast();
  const { changeAll } = useCompanyCalls();
  return (
    <BulkFormDialog
      {...props}
      title={t('bulk.title', { n: props.ids.length })}
      submitLabel={t('bulk.owner')}
      values={first}
      send={(values, onProgress) => changeAll(changeOf(props.ids, values), onProgress)}
      onDone={({ done }) => toast(t('bulk.done', { n: done }))}
    >
      <AccountManagerFields />
    </BulkFormDialog>
  );
}

function AccountManagerFields() {
  const t = useText(messages);
  const p = useText(profile);
  const people = useManagerOptions();
  const { action } = useWatch<Values>();
  const nobody = { value: NOBODY, label: action === 'reviewer' ? p('reviewer.none') : t('owner.none') };
  return (
    <>
      <FormField name="action" label={t('bulk.what')} wide>
        {(control) => (
          <Select {...control} options={roles.map((value) => ({ value, label: t(`bulk.${value}.kind`) }))} />
        )}
      </FormField>
      <FormSelectField<Values> name="user_id" label={t('bulk.who')} options={[...people, nobody]} wide />
    </>
  );
}

function changeOf(ids: string[], { action, user_id }: Values): Change {
  const chosen = user_id && { user_id: user_id === NOBODY ? null : user_id };
  // The server is the validator: what was not chosen stays out, so that it asks for it by name.
  return { ids, action, ...chosen } as Change;
}
