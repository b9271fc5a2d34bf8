import type { SnapshotFrom } from 'xstate';
import type { AppConfig } from '../config/config.ts';
import type { Failure } from '../lib/failure.ts';
import type { User } from '../session/stored-session.ts';
import type { NavigationActor } from './navigation-machine.ts';
import type { Place } from './place.ts';

export type NavigationSnapshot = SnapshotFrom<NavigationActor>;

/** The page to render; null before the first decision and while the URL follows a redirect. */
export function currentPlace({ context }: NavigationSnapshot): Place | null {
  return context.place;
}

export function configOf({ context }: NavigationSnapshot): AppConfig | null {
  return context.config;
}

/** Why the configuration cannot be read; `config.retry` tries again. */
export function configFailureOf(snapshot: NavigationSnapshot): Failure | null {
  return snapshot.matches('configUnavailable') ? snapshot.context.failure : null;
}

/** Whose page waits for a new sign-in, because the session has expired over something unsaved; null while none does. */
export function interruptedPersonOf(snapshot: NavigationSnapshot): User | null {
  return snapshot.matches({ ready: 'interrupted' }) ? snapshot.context.user : null;
}

/** The guard has answered: a page, a redirect, or that it cannot. */
export function isSettled(snapshot: NavigationSnapshot): boolean {
  return !snapshot.hasTag('busy');
}
