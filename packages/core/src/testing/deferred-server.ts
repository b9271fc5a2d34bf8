import type { Ports } from '../lib/ports.ts';

export interface DeferredServer {
  fetch: Ports['fetch'];
  /** Answers the oldest call of this kind that waits, or the next one that comes. */
  answer(call: string, reply: (request: Request) => Promise<Response>): void;
  /** Calls that were answered before they came, and never came. */
  unused: () => string[];
}

const uuid = /[0-9a-f]{8}-[0-9a-f-]{27}/;

/** A server that answers when a path says so, and not before. */
export function createDeferredServer(): DeferredServer {
  type Waiting = (reply: (request: Request) => Promise<Response>) => void;
  const waiting = new Map<string, Waiting[]>();
  const early = new Map<string, ((request: Request) => Promise<Response>)[]>();
  return {
    fetch(request) {
      const call = `${request.method} ${new URL(request.url).pathname.replace(/^.*?\/api(?=\/)/, '').replace(uuid, '{id}')}`;
      return new Promise((resolve, reject) => {
        const take: Waiting = (reply) => void reply(request).then(resolve, reject);
        const ready = early.get(call)?.shift();
        if (ready) return take(ready);
        const others = waiting.get(call) ?? [];
        waiting.set(call, [...others, take]);
        request.signal.addEventListener('abort', () => {
          waiting.set(
            call,
            (waiting.get(call) ?? []).filter((one) => one !== take),
          );
          reject(request.signal.reason);
        });
      });
    },
    answer(call, reply) {
      const [first, ...rest] = waiting.get(call) ?? [];
      waiting.set(call, rest);
      if (first) first(reply);
      else early.set(call, [...(early.get(call) ?? []), reply]);
    },
    unused: () => [...early].flatMap(([call, replies]) => replies.map(() => call)),
  };
}
