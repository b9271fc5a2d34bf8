import type { Ports } from '@biuro/core/lib/ports.ts';

/** Milliseconds after which an answer is too old for somebody who has not asked yet. */
const lasting = 10_000;

const answers = new Map<string, Promise<Response>>();

/** Sends a request before the one who needs its answer is there; that one's own request then takes the answer, once. */
export function prefetch(request: Request, send: Ports['fetch']): Promise<Response> {
  const key = keyOf(request);
  const answer = send(request);
  answers.set(key, answer);
  setTimeout(() => answers.delete(key), lasting);
  return answer.then((response) => response.clone());
}

/** The answer to the same request of the same person, if it was sent ahead and nothing was changed since. */
export function takePrefetched(request: Request): Promise<Response> | undefined {
  if (request.method !== 'GET') answers.clear();
  const key = keyOf(request);
  const answer = answers.get(key);
  answers.delete(key);
  return answer;
}

const keyOf = ({ method, url, headers }: Request) => `${method} ${url} ${headers.get('authorization')}`;
