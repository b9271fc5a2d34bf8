import type { LoginActor } from '@biuro/core/login/login-machine.ts';
import { stepOf } from '@biuro/core/login/login-selectors.ts';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useConfig } from '../app/use-navigation.ts';
import { usePortal } from '../app/use-portal.ts';
import { Mark } from '../ui/mark.tsx';
import { CodeForm } from './code-form.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { LoginFooter } from './login-footer.tsx';
import './login.css';

/** Signing in: e-mail and password, then the code. */
export function Login() {
  const login = useLogin();
  return login && <LoginSteps login={login} />;
}

function useLogin(): LoginActor | null {
  const portal = usePortal();
  const [login, setLogin] = useState<LoginActor | null>(null);
  useEffect(() => {
    const actor = portal.createLogin();
    // oxlint-disable-next-line react/set-state-in-effect -- the chart is an outside system, begun and ended here
    setLogin(actor);
    return () => {
      actor.stop();
    };
  }, [portal]);
  return login;
}

function LoginSteps({ login }: { login: LoginActor }) {
  const { brand, mode } = useConfig();
  const step = useSelector(login, stepOf);
  const form = useRef<HTMLFormElement>(null);
  const asksPassword = step === 'credentials';
  return (
    <div className="login">
      <header className="login-brand">
        <Mark />
        <span>
          <strong>{brand.product}</strong>
          {brand.office}
        </span>
      </header>
      <main id="main" className="login-main">
        <div className="login-card">
          {asksPassword ? <CredentialsForm login={login} form={form} /> : <CodeForm login={login} />}
        </div>
        {asksPassword && mode === 'demo' && <DemoAccounts form={form} />}
      </main>
      <LoginFooter languages={asksPassword} />
    </div>
  );
}
