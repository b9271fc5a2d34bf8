import { useText } from '#services/i18n/use-text.ts';
import { ToldTitle } from '#services/links/announced-title.tsx';
import { LoginLink } from '#services/links/login-link.tsx';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { BackIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import messages from '../messages.json' with { type: 'json' };

interface ForgotPasswordAskedProps {
  email: string;
  onReturn: () => void;
}

/** The same words for every address: nobody learns here who has an account. */
export function ForgotPasswordAsked({ email, onReturn }: ForgotPasswordAskedProps) {
  const t = useText(messages);
  const { mode } = useConfig();
  return (
    <div className="public-form">
      <ToldTitle>{t('forgot.asked.title')}</ToldTitle>
      <p>{t('forgot.asked')}</p>
      <p className="public-sentence">{t('forgot.asked.address', { email })}</p>
      <p className="public-sentence">{t('forgot.asked.hint')}</p>
      {mode === 'demo' && (
        <p className="public-link">
          <a href={`/dev/outbox?to=${encodeURIComponent(email)}`} target="_blank" rel="noreferrer">
            {t('demo.outbox')}
          </a>
        </p>
      )}
      <Button icon={BackIcon} wide onClick={onReturn}>
        {t('forgot.asked.again')}
      </Button>
      <LoginLink email={email} />
    </div>
  );
}
