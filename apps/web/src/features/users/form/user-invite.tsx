import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { useUser } from '#services/session/use-session.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { FormCheckboxField } from '#ui/form/checkbox-field.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import { useUserCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { UserAccountFields } from './user-fields.tsx';
import { type InviteValues, invitationOf, newInvite } from './values.ts';

type Values = InviteValues & { another: boolean };

const first: Values = { ...newInvite, another: false };

/** Only an address and a role: the person fills in the rest. */
export function UserInvite({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const toast = useToast();
  const { id } = useUser();
  const { invite } = useUserCalls();
  return (
    <FormDialog
      title={t('invite.title')}
      submitLabel={t('invite.send')}
      busyLabel={t('sending')}
      values={first}
      draft={`${id}.invite`}
      recordHref={recordHref}
      send={async (values, key) => ({ values, email: (await invite(invitationOf(values), key)).email })}
      valuesAfterSave={({ values }) => (values.another ? { ...values, email: '' } : undefined)}
      onSaved={({ values, email }) => {
        toast(t('invite.sent', { email }));
        if (!values.another) onClose();
      }}
      onClose={onClose}
    >
      <FormTextField<InviteValues> name="email" type="email" label={t('email')} wide />
      <UserAccountFields />
      <FormCheckboxField<Values> name="another" label={t('invite.another')} />
    </FormDialog>
  );
}
