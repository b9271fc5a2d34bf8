import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { usePortal } from '#services/portal/use-portal.ts';
import { useUser } from '#services/session/use-session.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { AgainContext } from './again.ts';
import { LoginStep } from './login-step.tsx';
import messages from './messages.json' with { type: 'json' };
import { useLogin } from './use-login.ts';

/** Signing in over the page, so that what is typed there stays. Closing it leads to the login page. */
export function SignInAgain() {
  const t = useText(messages);
  const { navigation } = usePortal();
  const login = useLogin();
  const person = useUser();
  const form = useRef<HTMLFormElement>(null);
  useFailedQueriesAgain();
  useEffect(() => {
    if (login) form.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus();
  }, [login]);
  return (
    <Dialog
      open
      asks
      onClose={() => navigation.send({ type: 'place.abandoned' })}
      title={t('again.title')}
      closeLabel={t('again.leave')}
    >
      <div className="public-form">
        <p className="dialog-text">{t('again.text')}</p>
        <AgainContext value={person}>{login && <LoginStep login={login} form={form} />}</AgainContext>
      </div>
    </Dialog>
  );
}

/** What was refused while nobody was signed in is asked for again afterwards. */
function useFailedQueriesAgain(): void {
  const queries = useQueryClient();
  useEffect(
    () => () => void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null }),
    [queries],
  );
}
