import type { LoginActor } from '@biuro/core/login/login-machine.ts';
import { stepOf } from '@biuro/core/login/login-selectors.ts';
import { useSelector } from '@xstate/react';
import { type RefObject, Suspense, useEffect } from 'react';
import { lazyPart } from '#services/feature/lazy-part.ts';
import { onIdle } from '#services/portal/on-idle.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { CredentialsForm } from './credentials-form.tsx';

const codeStep = lazyPart(() => import('./code/code-step.tsx').then(({ CodeStep }) => CodeStep));

interface LoginStepProps {
  login: LoginActor;
  form: RefObject<HTMLFormElement | null>;
}

/** The form of the step that the sign-in has come to. The code of the second step is loaded while the person types. */
export function LoginStep({ login, form }: LoginStepProps) {
  const step = useSelector(login, stepOf);
  useEffect(() => onIdle(codeStep.preload), []);
  if (step === 'resuming') return <Waiting />;
  if (step === 'credentials') return <CredentialsForm login={login} form={form} />;
  return (
    <Suspense fallback={<Waiting />}>
      <codeStep.Part login={login} />
    </Suspense>
  );
}

function Waiting() {
  return (
    <div className="public-form" aria-busy="true">
      <Skeleton width="60%" />
      <Skeleton width="100%" />
    </div>
  );
}
