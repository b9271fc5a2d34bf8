import { useUser } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { FormTextField } from '../ui/form-text-field.tsx';
import messages from './messages.json' with { type: 'json' };
import { recordHref } from './record-href.ts';
import { UserAccountFields } from './user-account-fields.tsx';
import { useUserCalls } from './user-calls.ts';
import { type InviteValues, invitationOf, newInvite } from './user-values.ts';

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
      values={newInvite}
      draft={`${id}.invite`}
      recordHref={recordHref}
      send={(values, key) => invite(invitationOf(values), key)}
      onSaved={({ email }) => {
        toast(t('invite.sent', { email }));
        onClose();
      }}
      onClose={onClose}
    >
      <FormTextField<InviteValues> name="email" type="email" label={t('email')} wide />
      <UserAccountFields />
    </FormDialog>
  );
}
