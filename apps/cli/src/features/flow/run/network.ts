import type { Ports } from '@biuro/core';
import type { Value } from '../format/types.ts';

type Send = Ports['fetch'];

/** Fault injection for the next `times` calls that match. */
export interface NetworkFault {
  kind: 'refuse' | 'lose' | 'delay' | 'answer';
  /** `POST /auth/access`; without a method, any call of the path; `*` is every call. */
  call: string;
  times: number;
  delay?: number;
  with?: { status: number; body?: Value; headers?: Record<string, string> };
}

export interface Network {
  fetch: Send;
  /** Every call so far, as `POST /auth/access`. */
  calls: string[];
  setOnline(online: boolean): void;
  inject(fault: NetworkFault): void;
}

/** `fetch` with fault injection between the charts and the real server. */
export function createNetwork(send: Send): Network {
  const faults: NetworkFault[] = [];
  const calls: string[] = [];
  let online = true;

  const next = (call: string) => {
    const found = faults.find((one) => one.times > 0 && fits(one.call, call));
    if (found) found.times -= 1;
    return found;
  };
  return {
    calls,
    setOnline: (value) => void (online = value),
    inject: (fault) => void faults.push(fault),
    async fetch(request) {
      const call = callOf(request);
      calls.push(call);
      if (!online) throw new TypeError('The network of this flow is off');
      const found = next(call);
      return found ? sendWithFault(found, request, send) : send(request);
    },
  };
}

async function sendWithFault(fault: NetworkFault, request: Request, send: Send): Promise<Response> {
  switch (fault.kind) {
    case 'refuse':
      throw new TypeError('This flow refuses the call');
    case 'lose':
      await send(request);
      throw new TypeError('This flow loses the answer');
    case 'delay':
      await pause(fault.delay ?? 0, request.signal);
      return send(request);
    case 'answer':
      return answerOf(fault);
  }
}

function answerOf({ with: answer = { status: 500 } }: NetworkFault): Response {
  const type = answer.status < 400 ? 'application/json' : 'application/problem+json';
  return new Response(answer.body === undefined ? null : JSON.stringify(answer.body), {
    status: answer.status,
    headers: { 'content-type': type, ...answer.headers },
  });
}

function callOf({ method, url }: Request): string {
  return `${method} ${new URL(url).pathname.replace(/^.*?\/api(?=\/)/, '')}`;
}

function fits(wanted: string, call: string): boolean {
  return wanted === '*' || wanted === call || wanted === call.slice(call.indexOf(' ') + 1);
}

function pause(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delay);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
