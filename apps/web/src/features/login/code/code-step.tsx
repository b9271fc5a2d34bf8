import type { LoginActor } from '@biuro/core/login/login-machine.ts';
import { useState } from 'react';
import { CodeForm } from './code-form.tsx';
import { RecoveryForm } from './recovery-form.tsx';

/** The second step: a code that comes now, or one that was saved long ago. */
export function CodeStep({ login }: { login: LoginActor }) {
  const [recovers, setRecovers] = useState(false);
  if (recovers) return <RecoveryForm login={login} onReturn={() => setRecovers(false)} />;
  return <CodeForm login={login} onRecover={() => setRecovers(true)} />;
}
