import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import type { Failure } from '@biuro/core/lib/failure.ts';

/** Gives one idempotency key to one intention: the same content, until the server has said what became of it. */
export function createIntention(createKey = createIdempotencyKey) {
  let current: { content: string; key: string } | undefined;
  return {
    keyFor(values: unknown): string {
      const content = JSON.stringify(values);
      if (current?.content !== content) current = { content, key: createKey() };
      return current.key;
    },
    /** A lost answer leaves open whether the work was done; only then the next try is the same intention. */
    settle(failure?: Failure): void {
      const unknown = failure?.kind === 'offline' || failure?.kind === 'unexpected';
      if (!unknown) current = undefined;
    },
  };
}
