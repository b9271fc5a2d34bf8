import { setTimeout as pause } from 'node:timers/promises';
import type { Ports } from '@biuro/core';

type Send = Ports['fetch'];

/** Waits where a server has had too many sign-ins in a minute, instead of failing a scenario that is right. */
export interface Politeness {
  over: (send: Send) => Send;
  /** A call waits for its turn: whoever waits for a chart should not count this time. */
  isWaiting: () => boolean;
}

/** A server that asks for more seconds than this is not waited for. */
const longest = 90;

export function createPoliteness(say: (seconds: number) => void): Politeness {
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

/** The limit of a network or an address, not one that belongs to what the person does. Here an answer can be read again. */
async function isFlood(answer: Response): Promise<boolean> {
  return (await answer.text()).includes('"too_many_requests"');
}
