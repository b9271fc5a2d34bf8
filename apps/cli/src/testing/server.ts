import { linkTo } from '@biuro/testing/outbox.ts';
import { inject } from 'vitest';

/** Address of the real server of this worker. */
export function ownHost(): string {
  const host = inject('hosts')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!host) throw new Error(`Worker ${process.env.VITEST_POOL_ID} has no server`);
  return host;
}

/** The link in the newest message to an address. */
export const linkOf = (email: string): Promise<string> => linkTo(ownHost(), email);
