import type { Ports } from '@biuro/core';

/** Keeps the cookie of the one server that a tab talks to, as a browser does. */
export function withCookie(send: Ports['fetch']): Ports['fetch'] {
  let cookie = '';
  return async (request) => {
    if (cookie) request.headers.set('cookie', cookie);
    const answer = await send(request);
    const [, pair, value] = /^([^=;]+=([^;]*))/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
    // An empty value is how the server deletes it.
    if (pair !== undefined) cookie = value ? pair : '';
    return answer;
  };
}
