import type { Operation } from './contract.ts';

/**
 * Operations for signing in, and the one that tells whether the caller is signed in: they use `Tenant.authDb` and are
 * never shed. Others without a token are public as well: `readCalendar` reads a client's rows, so it is not one of
 * them.
 */
export const isAuthOperation = ({ id, tag, security }: Operation): boolean =>
  security.bearer === undefined ? tag !== 'calendar' : id === 'getSession';
