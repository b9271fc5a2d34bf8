import type { components } from '@biuro/contract';
import { fromPromise } from 'xstate';
import { basic, bearer } from '../api/authorization.ts';
import type { Api } from '../api/client.ts';
import { answerOf, unwrap } from '../api/unwrap.ts';
import type { Clock } from '../lib/ports.ts';
import type { User } from '../session/stored-session.ts';

type Schemas = components['schemas'];

/** The code that was sent: where to, and until when. Times are milliseconds of this machine's clock. */
export interface Challenge {
  /** Null where a reload has left it to the browser's cookie. */
  handle: string | null;
  channel: Schemas['LoginChallenge']['channel'];
  /** Masked address or number. */
  destination: string;
  expiresAt: number;
  resendAt: number;
}

interface Credentials {
  email: string;
  password: string;
}

/** The calls of the login chart by their `operationId`. All can be given up. */
export function loginCalls(api: Api, clock: Clock) {
  return {
    checkCredentials: fromPromise<Challenge, Credentials>(async ({ input, signal }) => {
      const body = { email: input.email, password: input.password };
      return challengeOf(await answerOf(api.POST('/users/check', { body, signal })), clock);
    }),
    getChallenge: fromPromise<Challenge>(async ({ signal }) =>
      challengeOf(await answerOf(api.GET('/users/check', { signal })), clock),
    ),
    resendCode: fromPromise<Challenge, { email: string } & Pick<Challenge, 'handle'>>(async ({ input, signal }) => {
      const body = { email: input.email };
      return challengeOf(await answerOf(api.POST('/users/resend', { ...proof(input), body, signal })), clock);
    }),
    verifyCode: fromPromise<void, { email: string; code: string } & Pick<Challenge, 'handle'>>(
      async ({ input, signal }) => {
        const body = { email: input.email, code: input.code };
        await unwrap(api.POST('/users/verify', { ...proof(input), body, signal }));
      },
    ),
    createSession: fromPromise<Schemas['RefreshToken'], Credentials & Pick<Challenge, 'handle'>>(
      ({ input: { email, password, handle }, signal }) => {
        // The cookie that has outlived a reload stands for the password, too.
        const headers = handle === null ? undefined : basic(email, password);
        return unwrap(api.POST('/auth', { ...proof({ handle }), ...(headers && { headers }), signal }));
      },
    ),
    refreshSession: fromPromise<Schemas['Tokens'], string>(({ input, signal }) =>
      unwrap(api.POST('/auth/access', { headers: bearer(input), signal })),
    ),
    getSession: fromPromise<Schemas['SessionOwner'], string>(({ input, signal }) =>
      unwrap(api.GET('/auth', { headers: bearer(input), signal })),
    ),
    getUser: fromPromise<User, { id: string; accessToken: string }>(async ({ input: { id, accessToken }, signal }) => {
      const { data } = await unwrap(
        api.GET('/users/{id}', { params: { path: { id } }, headers: bearer(accessToken), signal }),
      );
      return data;
    }),
  };
}

function proof({ handle }: Pick<Challenge, 'handle'>) {
  return handle === null ? {} : { params: { header: { 'X-Login-Challenge': handle } } };
}

type PendingChallenge = Schemas['PendingChallenge'] & { challenge?: string };

function challengeOf(answer: { data: { data: PendingChallenge }; response: Response }, clock: Clock): Challenge {
  const { challenge, channel, destination, expires_at, resend_at } = answer.data.data;
  // The times are the server's; a clock that is wrong here must not change how long the person waits.
  const ahead = Date.parse(answer.response.headers.get('date') ?? '') - clock.now() || 0;
  return {
    handle: challenge ?? null,
    channel,
    destination,
    expiresAt: Date.parse(expires_at) - ahead,
    resendAt: Date.parse(resend_at) - ahead,
  };
}
