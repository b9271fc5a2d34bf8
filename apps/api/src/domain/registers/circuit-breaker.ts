import { today } from '#platform/clock/today.ts';
import { LimitError, type Proof, type RegisterAnswer, RegisterError } from './register-answer.ts';

/** A request put to a register. `found` is undefined where it knows nothing of what was asked. */
export type RegisterRequest<T> = (signal: AbortSignal) => Promise<{ found: T | undefined; proof?: Proof }>;

export interface Timing {
  /** Milliseconds that one request may take. */
  patience: number;
  now: () => number;
}

const FAILURES = 3;
const PAUSE = 60_000;

/**
 * Stands between the portal and a register that may be slow, dead or weary: nobody waits longer than `patience`, after three failures in a
 * row the register is left alone for a minute and then tried by one request, and after it named a limit until that has passed.
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
    // Whoever comes while this request tries the register again does not wait for it.
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
