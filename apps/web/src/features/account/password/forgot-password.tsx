import { useState } from 'react';
import { PublicPage } from '#services/links/public-page.tsx';
import { useLoginHints } from '#services/session/login-hints.ts';
import { ForgotPasswordAsked } from './forgot-password-asked.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

/** Asks for a link with which to set a new password. */
export function ForgotPassword() {
  const hints = useLoginHints();
  const [email, setEmail] = useState(hints.email ?? '');
  const [asked, setAsked] = useState(false);
  const ask = (address: string) => {
    setEmail(address);
    setAsked(true);
  };
  return (
    <PublicPage>
      {asked ? (
        <ForgotPasswordAsked email={email} onReturn={() => setAsked(false)} />
      ) : (
        <ForgotPasswordForm email={email} onAsked={ask} />
      )}
    </PublicPage>
  );
}
