import type { LoginActor } from '@biuro/core/login/login-machine.ts';
import { emailOf, stepOf } from '@biuro/core/login/login-selectors.ts';
import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';

/** The state of the entry of the code step. The address is kept in the entry before it, too, for the first step's field. */
interface CodeEntry {
  email: string;
  step: 'code';
}

/**
 * Gives the code step an entry of its own in the history: Back leads to the first step, and a reload finds the code step again, as long
 * as the server still waits for the code. Returns the step.
 */
export function useStepHistory(login: LoginActor): ReturnType<typeof stepOf> {
  useLayoutEffect(() => {
    let isLeaving = false;
    const follow = () => {
      isLeaving = false;
      const entry = codeEntryOf(history.state);
      const step = stepOf(login.getSnapshot());
      if (entry && step === 'credentials') login.send({ type: 'challenge.resume', email: entry.email });
      if (!entry && step !== 'credentials') login.send({ type: 'credentials.change' });
    };
    follow();
    addEventListener('popstate', follow);
    const subscription = login.subscribe((snapshot) => {
      const [step, entry] = [stepOf(snapshot), codeEntryOf(history.state)];
      if (step === 'code' && !entry) enter(emailOf(snapshot));
      if (step !== 'credentials' || !entry || isLeaving) return;
      isLeaving = true;
      history.back();
    });
    return () => {
      subscription.unsubscribe();
      removeEventListener('popstate', follow);
    };
  }, [login]);
  return useSelector(login, stepOf);
}

function enter(email: string): void {
  history.replaceState({ ...(history.state as object | null), email }, '');
  history.pushState({ email, step: 'code' } satisfies CodeEntry, '');
}

/** The state of a history entry may be anything. */
function codeEntryOf(state: unknown): CodeEntry | null {
  if (typeof state !== 'object' || state === null) return null;
  const { email, step } = state as Record<string, unknown>;
  return typeof email === 'string' && step === 'code' ? { email, step } : null;
}
