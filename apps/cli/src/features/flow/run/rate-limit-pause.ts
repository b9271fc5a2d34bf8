import { setTimeout as pause } from 'node:timers/promises';
import type { Ports } from '@biuro/core';

type Send = Ports['fetch'];

/** Waits and retries where the server limits the rate of sign-ins (429), instead of failing the scenario. */
export interface RateLimitPause {
  over: (send: Send) => Send;
  /** Whether a call waits; a timeout must not count this time. */
  isWaiting: () => boolean;
}

/** The longest `retry-after`, in seconds, that is waited for. */
const longest = 90;

export function createRateLimitPause(say: (seconds: number) => void): RateLimitPause {
  let waiting = 0;
  const over = (send: Send): Send => {
    const polite: Send = async (request) => {
      const again = request.clone();
      const answer = await send(request);
      const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
      if (answer.status !== 429 || !(seconds <= longest) || !(await isFlood(answer))) return answer;
      say(seconds);
      waiting += 1;
      await pause(seconds * 1000, undefined, { signal: request.signal }).finally(() => (waiting -= 1));
      return polite(again);
    };
    return polite;
  };
  return { over, isWaiting: () => waiting > 0 };
}

/** Whether it is the limit per network or address, not one of an operation. The body of this `Response` can be read again. */
async function isFlood(answer: Response): Promise<boolean> {
  return (await answer.text()).includes('"too_many_requests"');
}
