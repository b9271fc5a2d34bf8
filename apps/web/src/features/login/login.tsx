import type { LoginActor } from '@biuro/core/login/login-machine.ts';
import { useRef } from 'react';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { PublicLayout } from '#ui/layout/public-layout.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { LoginFooter } from './login-footer.tsx';
import { LoginStep } from './login-step.tsx';
import { useLogin } from './use-login.ts';
import { useStepHistory } from './use-step-history.ts';

/** Signing in: e-mail and password, then the code. */
export function Login() {
  const login = useLogin();
  return login && <LoginPage login={login} />;
}

function LoginPage({ login }: { login: LoginActor }) {
  const { brand, mode } = useConfig();
  const step = useStepHistory(login);
  const form = useRef<HTMLFormElement>(null);
  return (
    <PublicLayout
      product={brand.product}
      office={brand.office}
      below={step === 'credentials' && mode === 'demo' && <DemoAccounts form={form} />}
      footer={<LoginFooter />}
    >
      <LoginStep login={login} form={form} />
    </PublicLayout>
  );
}
