import { inject } from 'vitest';

/** Address of the real server of this worker. */
export function ownHost(): string {
  const host = inject('hosts')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!host) throw new Error(`Worker ${process.env.VITEST_POOL_ID} has no server`);
  return host;
}
