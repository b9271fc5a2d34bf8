import type { LoginActor } from '@biuro/core/login/login-machine.ts';
import { useText } from '#services/i18n/use-text.ts';
import { TextField } from '#ui/controls/text-field.tsx';
import { BackIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { LoginTitle } from '../login-title.tsx';
import messages from '../messages.json' with { type: 'json' };
import { recoveryCodeOf } from './recovery-code.ts';
import { useCodeStep } from './use-code-step.ts';

interface RecoveryFormProps {
  login: LoginActor;
  /** The person has the app after all. */
  onReturn: () => void;
}

/** The second step without the authenticator app. */
export function RecoveryForm({ login, onReturn }: RecoveryFormProps) {
  const t = useText(messages);
  const { field, checking, error, submit } = useCodeStep(login, recoveryCodeOf, t('recovery.shape'));
  return (
    <form className="public-form" noValidate onSubmit={submit}>
      <LoginTitle>{t('recovery.title')}</LoginTitle>
      <p className="public-sentence">{t('recovery.sentence')}</p>
      <TextField
        ref={field}
        label={t('recovery.label')}
        hint={t('recovery.hint')}
        error={error && <span role="alert">{error}</span>}
        name="code"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={20}
      />
      <Button type="submit" variant="primary" wide busy={checking ? t('submit.busy') : undefined}>
        {t('code.submit')}
      </Button>
      <Button wide onClick={onReturn}>
        {t('recovery.app')}
      </Button>
      <Button variant="quiet" icon={BackIcon} onClick={() => login.send({ type: 'credentials.change' })}>
        {t('code.back')}
      </Button>
    </form>
  );
}
