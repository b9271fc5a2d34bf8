import type { User } from '@biuro/core/session/stored-session.ts';
import { useText } from '#services/i18n/use-text.ts';
import { focusOnce } from '#ui/keyboard/focus-once.ts';
import { Button } from '#ui/layout/button.tsx';
import messages from '../messages.json' with { type: 'json' };
import type { Goal } from './steps.ts';

interface TwoFactorStateProps {
  user: User;
  takesFocus: boolean;
  onChoose: (goal: Goal) => void;
}

/** How one signs in now, and what can be changed about it. */
export function TwoFactorState({ user, takesFocus, onChoose }: TwoFactorStateProps) {
  const t = useText(messages);
  const factor = user.second_factor ?? 'email';
  const choices: Goal[] = factor === 'totp' ? ['renew', 'turn-off'] : ['set-up'];
  return (
    <div className="profile-stack">
      <p ref={takesFocus ? focusOnce : undefined} tabIndex={-1} className="profile-told">
        {t(`totp.state.${factor}`, { email: user.email, phone: user.phone ?? '' })}
      </p>
      {factor !== 'totp' && <p className="profile-note">{t('totp.why')}</p>}
      <div className="form-part-actions">
        {choices.map((goal) => (
          <Button key={goal} onClick={() => onChoose(goal)}>
            {t(`totp.${goal}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
