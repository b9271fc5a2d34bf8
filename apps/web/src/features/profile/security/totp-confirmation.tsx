import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { codeLength, digitsOf } from '#ui/controls/code.ts';
import { CodeField } from '#ui/controls/code-field.tsx';
import { readField } from '#ui/controls/read-field.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { Button } from '#ui/layout/button.tsx';
import messages from '../messages.json' with { type: 'json' };
import { StepTitle } from '../step-title.tsx';
import { TotpSecret } from './totp-secret.tsx';

interface TotpConfirmationProps {
  secret: string;
  uri: string;
  onConfirmed: (codes: string[]) => void;
  onCancel: () => void;
}

/** Gives the secret to the app, and takes the first code that the app makes of it. */
export function TotpConfirmation({ secret, uri, onConfirmed, onCancel }: TotpConfirmationProps) {
  const t = useText(messages);
  const api = useApi();
  const field = useRef<HTMLInputElement>(null);
  const [empty, setEmpty] = useState(false);
  const confirming = useMutation({
    mutationFn: async (code: string) =>
      (await unwrap(api.PUT('/users/me/totp', { body: { code } }))).data.recovery_codes,
    onSuccess: onConfirmed,
    onError: () => field.current?.select(),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = digitsOf(readField(event.currentTarget, 'code'));
    setEmpty(code.length < codeLength);
    field.current?.focus();
    if (code.length === codeLength && !confirming.isPending) confirming.mutate(code);
  };
  const refused = confirming.error && failureOf(confirming.error);
  const error = empty ? t('totp.code.empty') : (refused?.fields?.[0]?.message ?? refused?.message);
  return (
    <form className="profile-stack" noValidate onSubmit={submit}>
      <StepTitle>{t('totp.set-up')}</StepTitle>
      <TotpSecret secret={secret} uri={uri} />
      <CodeField
        ref={field}
        label={t('totp.code')}
        hint={t('totp.code.hint')}
        name="code"
        error={error && <span role="alert">{error}</span>}
      />
      <div className="form-part-actions">
        <Button type="submit" variant="primary" busy={confirming.isPending ? t('checking') : undefined}>
          {t('totp.confirm')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
