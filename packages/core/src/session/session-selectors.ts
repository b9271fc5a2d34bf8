import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import type { LogoutReason, SessionActor } from './session-machine.ts';
import type { User } from './stored-session.ts';

export type SessionSnapshot = SnapshotFrom<SessionActor>;

export function userOf({ context }: SessionSnapshot): User | null {
  return context.session?.user ?? null;
}

export function accessTokenOf({ context }: SessionSnapshot): string | null {
  return context.session?.access_token ?? null;
}

/** Why nobody is signed in; null before the first sign-in and while somebody is. */
export function logoutReasonOf({ context }: SessionSnapshot): LogoutReason | null {
  return context.reason;
}

export function refreshFailureOf({ context }: SessionSnapshot): Failure | null {
  return context.failure;
}

export function isRefreshing(snapshot: SessionSnapshot): boolean {
  return snapshot.hasTag('refreshing');
}

/** The server is being told about the sign-out. A program that ends waits for this to pass. */
export function isEnding(snapshot: SessionSnapshot): boolean {
  return snapshot.matches({ loggedOut: 'ending' });
}
