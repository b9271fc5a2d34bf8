import type { components } from '@biuro/contract';
import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { FormSelectField } from '#ui/form/select-field.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import messages from '../messages.json' with { type: 'json' };
import { useInvitations } from './queries.ts';
import { companyRoles } from './roles.ts';

interface Values {
  email: string;
  role: string;
}

const blank: Values = { email: '', role: '' };

/** Invites somebody who has no account yet to see a company. */
export function CompanyPersonInvite({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const t = useText(messages);
  const toast = useToast();
  const { invite } = useInvitations(companyId);
  const send = async (values: Values, key: string) => {
    await invite(invitationOf(values), key);
    return values.email.trim();
  };
  return (
    <FormDialog<Values, string>
      title={t('people.invite')}
      submitLabel={t('people.invite.send')}
      busyLabel={t('people.invite.sending')}
      values={blank}
      recordHref={recordHref}
      send={send}
      onSaved={(email) => {
        toast(t('people.invite.sent', { email }));
        onClose();
      }}
      onClose={onClose}
    >
      <FormTextField<Values>
        name="email"
        type="email"
        label={t('people.email')}
        hint={t('people.invite.hint')}
        autoComplete="off"
        wide
      />
      <FormSelectField<Values>
        name="role"
        label={t('people.role')}
        options={companyRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
        wide
      />
    </FormDialog>
  );
}

function invitationOf({ email, role }: Values): components['schemas']['CompanyInvitation'] {
  // The server is the validator: it alone says whether these texts make an invitation, and asks for what is missing by name.
  return {
    ...(email.trim() && { email: email.trim() }),
    ...(role && { role }),
  } as components['schemas']['CompanyInvitation'];
}
