import type { Ports } from '@biuro/core/lib/ports.ts';

/** Milliseconds after which a prefetched answer is too old. */
const lasting = 10_000;

const answers = new Map<string, Promise<Response>>();

/** Sends a request before the code that needs it has loaded. The first equal request then takes the answer. */
export function prefetch(request: Request, send: Ports['fetch']): Promise<Response> {
  const key = keyOf(request);
  const answer = send(request);
  answers.set(key, answer);
  setTimeout(() => answers.delete(key), lasting);
  return answer.then((response) => response.clone());
}

/** The prefetched answer to an equal request of the same person, unless something was changed since. */
export function takePrefetched(request: Request): Promise<Response> | undefined {
  if (request.method !== 'GET') answers.clear();
  const key = keyOf(request);
  const answer = answers.get(key);
  answers.delete(key);
  return answer;
}

const keyOf = ({ method, url, headers }: Request) => `${method} ${url} ${headers.get('authorization')}`;
