import { waitFor } from 'xstate';
import { bearer } from '../api/authorization.ts';
import { ApiError } from '../lib/failure.ts';
import type { Ports } from '../lib/ports.ts';
import type { SessionActor } from './session-machine.ts';
import { accessTokenOf, isRefreshing, refreshFailureOf } from './session-selectors.ts';

/** Calls that belong to signing in: they carry their own proof, and a refusal says nothing about the session. */
const signingIn = /\/api\/(?:users\/(?:check|verify|resend)|auth(?:\/[^/]*)?)\/?$/;

/**
 * Sends requests as the person who is signed in. Where the server refuses the token (400, 401), waits for the one
 * refresh and sends the request again, once, with the same body and the same `Idempotency-Key`.
 */
export function createSessionFetch(send: Ports['fetch'], session: SessionActor): Ports['fetch'] {
  return async (request) => {
    if (request.method === 'POST' && signingIn.test(new URL(request.url).pathname)) return send(request);

    const token = accessTokenOf(await settled(session));
    if (token === null) return send(request);

    const again = request.clone();
    const answer = await send(authorized(request, token));
    if (answer.status !== 400 && answer.status !== 401) return answer;

    session.send({ type: 'token.rejected', token });
    const snapshot = await settled(session);
    const next = accessTokenOf(snapshot);
    if (next !== null && next !== token) return send(authorized(again, next));

    // Still signed in with the refused token: the refresh got no answer, and that failure is the one to show.
    const failure = refreshFailureOf(snapshot);
    if (failure) throw new ApiError(failure);
    return answer;
  };
}

function settled(session: SessionActor) {
  return waitFor(session, (snapshot) => !isRefreshing(snapshot));
}

function authorized(request: Request, token: string): Request {
  request.headers.set('authorization', bearer(token).Authorization);
  return request;
}
