import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { FormCheckboxField } from '#ui/form/checkbox-field.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import { useUserCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { UserProof } from '../view/proof.tsx';
import { useProof } from '../view/use-proof.ts';
import { UserAccountFields } from './user-fields.tsx';
import { type InviteValues, invitationOf, newInvite } from './values.ts';

type Values = InviteValues & { another: boolean };

const first: Values = { ...newInvite, another: false };

/** Only an address and a role: the person fills in the rest. */
export function UserInvite({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const toast = useToast();
  const { invite } = useUserCalls();
  const proof = useProof();
  return (
    <>
      <FormDialog
        title={t('invite.title')}
        submitLabel={t('invite.send')}
        busyLabel={t('sending')}
        values={first}
        draft="invite"
        recordHref={recordHref}
        send={async (values, key) => {
          const { email } = await proof.before(() => invite(invitationOf(values), key));
          return { values, email };
        }}
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
      {proof.asked && (
        <UserProof
          title={t('proof.administrator.title')}
          text={t('proof.administrator.text')}
          submitLabel={t('proof.administrator.invite')}
          {...proof.asked}
        />
      )}
    </>
  );
}
