import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { FormPasswordField } from '#ui/form/password-field.tsx';
import messages from '../messages.json' with { type: 'json' };

interface Values {
  current_password: string;
}

const blank: Values = { current_password: '' };

interface UserProofProps {
  title: string;
  /** Why the password is asked for. */
  text: string;
  submitLabel: string;
  onProved: () => void;
  onClose: () => void;
}

/** Asks for one's own password, before what a session alone must not do. */
export function UserProof({ title, text, submitLabel, onProved, onClose }: UserProofProps) {
  const t = useText(messages);
  const api = useApi();
  const send = async (body: Values) => {
    await unwrap(api.POST('/users/me/proof', { body }));
  };
  return (
    <FormDialog<Values, void>
      title={title}
      submitLabel={submitLabel}
      busyLabel={t('busy')}
      values={blank}
      recordHref={recordHref}
      send={send}
      onSaved={onProved}
      onClose={onClose}
    >
      <p className="form-wide">{text}</p>
      <FormPasswordField<Values>
        name="current_password"
        label={t('proof.password')}
        autoComplete="current-password"
        wide
      />
    </FormDialog>
  );
}
