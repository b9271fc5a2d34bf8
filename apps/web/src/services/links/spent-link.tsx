import type { ReactNode } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { ToldTitle } from './announced-title.tsx';
import { LoginLink } from './login-link.tsx';
import messages from './messages.json' with { type: 'json' };

/** In place of a form whose link has been used, replaced or has run out. */
export function SpentLink({ children }: { children: ReactNode }) {
  const t = useText(messages);
  return (
    <div className="public-form">
      <ToldTitle>{t('spent.title')}</ToldTitle>
      {children}
      <LoginLink />
    </div>
  );
}
