import type { Operation } from './contract.ts';

/** By these people come in, and learn whether they still are: see `Tenant.entrance`. A calendar is open to everybody and yet read inside. */
export const isAuthOperation = ({ id, tag, security }: Operation): boolean =>
  security.bearer === undefined ? tag !== 'calendar' : id === 'getSession';
