import type { LoginActor } from '@biuro/core/login/login-machine.ts';
import { stepOf } from '@biuro/core/login/login-selectors.ts';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { usePortal } from '#services/portal/use-portal.ts';
import { PublicLayout } from '#ui/layout/public-layout.tsx';
import { CodeStep } from './code-step.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { LoginFooter } from './login-footer.tsx';

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
    <PublicLayout
      product={brand.product}
      office={brand.office}
      below={asksPassword && mode === 'demo' && <DemoAccounts form={form} />}
      footer={<LoginFooter languages={asksPassword} />}
    >
      {asksPassword ? <CredentialsForm login={login} form={form} /> : <CodeStep login={login} />}
    </PublicLayout>
  );
}
