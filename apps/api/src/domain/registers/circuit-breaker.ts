import { today } from '#platform/clock/today.ts';
import { LimitError, type Proof, type RegisterAnswer, RegisterError } from './register-answer.ts';

/** A request to a register. `found` is undefined when the register has no entry. */
export type RegisterRequest<T> = (signal: AbortSignal) => Promise<{ found: T | undefined; proof?: Proof }>;

export interface Timing {
  /** Milliseconds that one request may take. */
  patience: number;
  now: () => number;
}

const FAILURES = 3;
const PAUSE = 60_000;

/**
 * Circuit breaker for a register. A request takes at most `patience`. After three failures in a row the circuit is open
 * for a minute and then tried by a single request; after a rate limit it is open until the limit ends.
 */
export function createCircuitBreaker({ patience, now }: Timing) {
  let failures = 0;
  let pausedUntil = 0;
  let limitedUntil = 0;
  let limitedOn: string | undefined;

  function openState(): { outcome: 'unavailable' | 'limit'; reason: string } | undefined {
    if (limitedOn === today(new Date(now())) || limitedUntil > now())
      return { outcome: 'limit', reason: 'limit reached' };
    if (pausedUntil > now()) return { outcome: 'unavailable', reason: 'left alone after failures' };
    return undefined;
  }

  function note(error: unknown): { outcome: 'unavailable' | 'limit'; reason: string } {
    const reason = error instanceof Error ? (error instanceof RegisterError ? error.message : error.name) : 'unknown';
    if (error instanceof LimitError) {
      if (error.pause === undefined) limitedOn = today(new Date(now()));
      else limitedUntil = now() + error.pause;
      return { outcome: 'limit', reason };
    }
    failures += 1;
    if (failures >= FAILURES) pausedUntil = now() + PAUSE;
    return { outcome: 'unavailable', reason };
  }

  /** Never throws. */
  async function ask<T>(request: RegisterRequest<T>): Promise<RegisterAnswer<T>> {
    const at = new Date(now());
    const closed = openState();
    if (closed) return { ...closed, at };
    // Other requests do not wait while this one tries the register.
    if (failures >= FAILURES) pausedUntil = now() + PAUSE;
    try {
      const { found, proof } = await request(AbortSignal.timeout(patience));
      failures = 0;
      pausedUntil = 0;
      const said = { at, ...(proof && { proof }) };
      return found === undefined ? { outcome: 'not_found', ...said } : { outcome: 'found', found, ...said };
    } catch (error) {
      return { ...note(error), at };
    }
  }

  return { ask };
}
