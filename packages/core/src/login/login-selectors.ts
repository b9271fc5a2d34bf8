import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import type { Challenge } from './login-calls.ts';
import type { LoginActor } from './login-machine.ts';

export type LoginSnapshot = SnapshotFrom<LoginActor>;

/** The form that the person sees; a busy state belongs to the form that started it. While it resumes, there is none yet. */
export function stepOf(snapshot: LoginSnapshot): 'credentials' | 'code' | 'resuming' | 'signedIn' {
  if (snapshot.matches('signedIn')) return 'signedIn';
  if (snapshot.matches('resuming')) return 'resuming';
  return snapshot.matches('credentials') || snapshot.matches('checking') ? 'credentials' : 'code';
}

export function isBusy(snapshot: LoginSnapshot): boolean {
  return snapshot.hasTag('busy');
}

export function isResending(snapshot: LoginSnapshot): boolean {
  return snapshot.matches('resending');
}

export function loginFailureOf({ context }: LoginSnapshot): Failure | null {
  return context.failure;
}

export function emailOf({ context }: LoginSnapshot): string {
  return context.email;
}

/** Where the code went. */
export function sentTo({ context: { challenge } }: LoginSnapshot): Pick<Challenge, 'channel' | 'destination'> | null {
  return challenge && { channel: challenge.channel, destination: challenge.destination };
}

/** Whole seconds until another code may be asked for, 0 when it may be now. `now` is `clock.now()`. */
export function resendSeconds({ context: { challenge } }: LoginSnapshot, now: number): number {
  return challenge ? Math.max(0, Math.ceil((challenge.resendAt - now) / 1000)) : 0;
}
