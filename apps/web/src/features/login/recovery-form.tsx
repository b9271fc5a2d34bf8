import type { LoginActor } from '@biuro/core/login/login-machine.ts';
import { useText } from '#services/i18n/use-text.ts';
import { TextField } from '#ui/controls/text-field.tsx';
import { BackIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import messages from './messages.json' with { type: 'json' };
import { recoveryCodeOf } from './recovery-code.ts';
import { useCodeStep } from './use-code-step.ts';

interface RecoveryFormProps {
  login: LoginActor;
  /** The person has the app after all. */
  onReturn: () => void;
}

/** The second step without the authenticator app. */
export function RecoveryForm({ login, onReturn }: RecoveryFormProps) {
  const text = useText(messages);
  const { field, checking, error, submit } = useCodeStep(login, recoveryCodeOf, text('recovery.shape'));
  return (
    <form className="public-form" noValidate onSubmit={submit}>
      <h1>{text('recovery.title')}</h1>
      <p className="public-sentence">{text('recovery.sentence')}</p>
      <TextField
        ref={field}
        label={text('recovery.label')}
        hint={text('recovery.hint')}
        error={error && <span role="alert">{error}</span>}
        name="code"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={20}
      />
      <Button type="submit" variant="primary" wide busy={checking ? text('submit.busy') : undefined}>
        {text('code.submit')}
      </Button>
      <Button wide onClick={onReturn}>
        {text('recovery.app')}
      </Button>
      <Button variant="quiet" icon={BackIcon} onClick={() => login.send({ type: 'credentials.change' })}>
        {text('code.back')}
      </Button>
    </form>
  );
}
