import type { components } from '@biuro/contract';
import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { text } from '#ui/form/field-kinds.ts';
import { defineFields } from '#ui/form/fields.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { FormSelectField } from '#ui/form/select-field.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import messages from '../messages.json' with { type: 'json' };
import { companyRoles, useInvitations } from './queries.ts';

/** The server writes in the language of the portal. */
const fields = defineFields<Omit<components['schemas']['CompanyInvitation'], 'locale'>>()({ email: text, role: text });

type Values = typeof fields.initial;

/** Invites somebody who has no account yet to see a company. */
export function CompanyPersonInvite({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const t = useText(messages);
  const toast = useToast();
  const { invite } = useInvitations(companyId);
  const send = async (values: Values, key: string) => {
    const email = values.email.trim();
    await invite(fields.requestOf({ ...values, email }), key);
    return email;
  };
  return (
    <FormDialog<Values, string>
      title={t('people.invite')}
      submitLabel={t('people.invite.send')}
      busyLabel={t('people.invite.sending')}
      values={fields.initial}
      draft={`people.invite.${companyId}`}
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
