import type { Ports } from '../lib/ports.ts';

/** A request as the server saw it. */
export interface Seen {
  /** Method and path below `/api`, with the query: `POST /users/check`. */
  call: string;
  authorization: string | null;
  headers: Headers;
  body: string;
  /** Tells when the caller has given up. */
  signal: AbortSignal;
}

export type Answer = (seen: Seen) => Response | Promise<Response>;

export interface FakeServer {
  fetch: Ports['fetch'];
  /** Every request so far, in order of arrival. */
  seen: Seen[];
  calls: () => string[];
  /** Replaces the answer of a call. */
  on(call: string, answer: Answer): void;
}

export const host = 'https://biuro.example';

/** Answers by method and path; a call without an answer is a mistake of the test and fails the request. */
export function createFakeServer(answers: Record<string, Answer> = {}): FakeServer {
  const table = new Map(Object.entries(answers));
  const seen: Seen[] = [];
  return {
    seen,
    calls: () => seen.map(({ call }) => call),
    on: (call, answer) => void table.set(call, answer),
    async fetch(request) {
      if (request.signal.aborted) throw Object.assign(new Error('Given up'), { name: 'AbortError' });
      const url = new URL(request.url);
      const path = url.pathname.replace('/api', '');
      const arrived = {
        call: `${request.method} ${path}${url.search}`,
        authorization: request.headers.get('authorization'),
        headers: request.headers,
        body: await request.text(),
        signal: request.signal,
      };
      seen.push(arrived);
      const answer = table.get(arrived.call) ?? table.get(`${request.method} ${path}`);
      if (!answer) throw new Error(`The fake server has no answer for ${arrived.call}`);
      return answer(arrived);
    },
  };
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}

export function empty(status = 204): Response {
  return new Response(null, { status });
}

/** A refusal as our server words it. */
export function problem(status: number, code: string, error: string, headers: Record<string, string> = {}): Response {
  const body = { type: `about:${code}`, title: code, status, error, code, requestId: 'r-1' };
  return json(status, body, { 'content-type': 'application/problem+json', ...headers });
}

/** What `fetch` throws when nothing answers. */
export function noConnection(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

/** An answer that comes when the test says so. */
export function held(): { answer: Answer; release(response: Response): void } {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { answer: () => promise, release: resolve };
}
