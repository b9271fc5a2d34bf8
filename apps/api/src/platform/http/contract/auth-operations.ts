import type { Operation } from './contract.ts';

/** By these people come in, and learn whether they still are: see `Tenant.entrance`. A calendar is open to everybody and yet read inside. */
export const isEntrance = ({ id, room, security }: Operation): boolean =>
  security.bearer === undefined ? room !== 'calendar' : id === 'getSession';
