import { proveCredentials } from '#platform/access/credentials.ts';
import { challengeCookie, challengeCookieOf, challengeOf } from '#platform/access/login-challenge.ts';
import type { LoginServices } from '#platform/access/login-services.ts';
import { sha256 } from '#platform/access/secrets.ts';
import type { Handlers, Reply } from '#platform/http/contract/handlers.ts';
import { checkCode, spent } from './check-code.ts';
import { beginChallenge, type Challenge, findPending, renewChallenge } from './send-code.ts';

/** The first two steps of signing in; the third one creates a session and belongs to `auth`. */
export function createLoginHandlers(services: LoginServices) {
  const answer = ({
    handle,
    channel,
    destination,
    code_expires_at,
    resend_at,
  }: Challenge): Reply<'checkCredentials'> => ({
    status: 200,
    headers: { 'Set-Cookie': challengeCookie(services.publicUrl, handle) },
    body: { data: { challenge: handle, channel, destination, expires_at: code_expires_at, resend_at } },
  });
  const handleOf = (headers: Record<string, string | undefined>): string => {
    const handle = challengeOf(headers, services.publicUrl);
    if (handle === undefined) throw spent();
    return handle;
  };
  return {
    async checkCredentials({ body, headers }, context) {
      const proven = await proveCredentials(services, context, { step: 'check', ...body, headers });
      return answer(await beginChallenge(services, context, proven));
    },
    async getChallenge({ headers }, { db }) {
      const handle = challengeCookieOf(headers, services.publicUrl);
      const pending = handle === undefined ? undefined : await findPending(db, handle);
      if (!pending) throw spent();
      const { channel, destination, code_expires_at, resend_at } = pending;
      return { status: 200, body: { data: { channel, destination, expires_at: code_expires_at, resend_at } } };
    },
    async verifyCode({ body, headers }, context) {
      const refusal = await checkCode(services, context, sha256(handleOf(headers)), body);
      if (refusal) throw refusal;
      return { status: 200, body: { data: { verified: true } } };
    },
    async resendCode({ body, headers }, context) {
      return answer(await renewChallenge(services, context, { handle: handleOf(headers), email: body.email, headers }));
    },
  } satisfies Pick<Handlers, 'checkCredentials' | 'getChallenge' | 'verifyCode' | 'resendCode'>;
}
