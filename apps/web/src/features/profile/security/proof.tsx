import type { Api } from '@biuro/core';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useText } from '#services/i18n/use-text.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { FormPart } from '#ui/form/form-part.tsx';
import { FormPasswordField } from '#ui/form/password-field.tsx';
import { Button } from '#ui/layout/button.tsx';
import messages from '../messages.json' with { type: 'json' };
import { StepTitle } from '../step-title.tsx';
import type { Goal, Proven } from './steps.ts';
import { UsernameForManagers } from './username-for-managers.tsx';

interface Values {
  current_password: string;
}

const blank: Values = { current_password: '' };

interface TwoFactorProofProps {
  goal: Goal;
  email: string;
  onProven: (goal: Goal, proof: Proven) => void;
  onCancel: () => void;
}

/** Asks for the password before anything about the second step changes. */
export function TwoFactorProof({ goal, email, onProven, onCancel }: TwoFactorProofProps) {
  const t = useText(messages);
  const api = useApi();
  return (
    <FormPart<Values, Proven>
      className="form"
      values={blank}
      draft={null}
      send={(body) => prove[goal](api, body)}
      onSaved={(proof) => onProven(goal, proof)}
      submitLabel={t(`totp.${goal}.submit`)}
      busyLabel={t('checking')}
      heading={
        <>
          <StepTitle>{t(`totp.${goal}`)}</StepTitle>
          <p className="profile-note">{t(`totp.${goal}.sentence`)}</p>
        </>
      }
      more={
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      }
    >
      <UsernameForManagers email={email} />
      <div className="form-fields profile-fields-one">
        <FormPasswordField<Values>
          name="current_password"
          label={t('password.current')}
          autoComplete="current-password"
        />
      </div>
    </FormPart>
  );
}

const prove: Record<Goal, (api: Api, body: Values) => Promise<Proven>> = {
  'set-up': async (api, body) => ({
    name: 'confirm',
    ...(await unwrap(api.POST('/users/me/totp', { body }))).data,
  }),
  'turn-off': async (api, body) => {
    await unwrap(api.POST('/users/me/totp/disable', { body }));
    return null;
  },
  renew: async (api, body) => ({
    name: 'codes',
    codes: (await unwrap(api.POST('/users/me/recovery-codes', { body }))).data.recovery_codes,
  }),
};
