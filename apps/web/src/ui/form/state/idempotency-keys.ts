import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import type { Failure } from '@biuro/core/lib/failure.ts';

/** Gives each submission its `Idempotency-Key`: the same content keeps its key until the server has answered. */
export function createIdempotencyKeys(createKey = createIdempotencyKey) {
  let current: { content: string; key: string } | undefined;
  return {
    keyFor(values: unknown): string {
      const content = JSON.stringify(values);
      if (current?.content !== content) current = { content, key: createKey() };
      return current.key;
    },
    /** After a lost answer nobody knows whether the work was done, so the next try with the same content keeps the key. */
    answered(failure?: Failure): void {
      const unknown = failure?.kind === 'offline' || failure?.kind === 'unexpected';
      if (!unknown) current = undefined;
    },
  };
}
