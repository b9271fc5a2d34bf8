import { bearerOf } from '#platform/access/access.ts';
import { proveCredentials } from '#platform/access/credentials.ts';
import { deviceCookie } from '#platform/access/device-cookie.ts';
import { challengeCookie, challengeCookieOf, challengeOf } from '#platform/access/login-challenge.ts';
import { createLoginServices } from '#platform/access/login-services.ts';
import { sha256 } from '#platform/access/secrets.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { Problem, unauthorized } from '#platform/http/problem.ts';
import type { Services } from '#platform/process/services.ts';
import { beginSession } from './begin-session.ts';
import { refresh } from './refresh.ts';
import { deleteSessionOf, findVerifiedAccount } from './sessions-queries.ts';

type RequestHeaders = Record<string, string | undefined>;

/** The third step of signing in, and the handling of sessions. */
export function createAuthHandlers(services: Pick<Services, 'environment' | 'outbox' | 'tenants'>) {
  const login = createLoginServices(services);

  const ownerOfCredentials = async (headers: RequestHeaders, context: Context) => {
    const credentials = basicOf(headers.authorization);
    if (!credentials) throw unauthorized();
    const { account } = await proveCredentials(login, context, { step: 'auth', ...credentials, headers });
    return { account, handle: challengeOf(headers, login.publicUrl) };
  };
  /** For a page that was reloaded between the steps. The cookie stays in the browser that has proved the password. */
  const ownerOfCookie = async (headers: RequestHeaders, { db }: Context) => {
    const handle = challengeCookieOf(headers, login.publicUrl);
    if (handle === undefined) throw unauthorized();
    return { account: await findVerifiedAccount(db, sha256(handle)), handle };
  };

  return {
    async createSession({ headers }, context) {
      const { account, handle } = await (headers.authorization === undefined
        ? ownerOfCookie(headers, context)
        : ownerOfCredentials(headers, context));
      const token =
        handle &&
        account &&
        (await beginSession(login, context, account, { challenge: sha256(handle), userAgent: headers['user-agent'] }));
      if (!token) throw new Problem(410, 'challenge_spent');
      const cookies = [challengeCookie(login.publicUrl), deviceCookie(login, headers, account.id)];
      return { status: 200, headers: { 'Set-Cookie': cookies }, body: { refresh_token: token } };
    },
    async getSession(_request, { caller }) {
      return { status: 200, body: { loggedIn: true, id: caller.id } };
    },
    async refreshSession({ headers }, context) {
      const token = bearerOf(headers.authorization);
      const tokens = token === undefined ? undefined : await refresh(login, context, token);
      if (!tokens) throw unauthorized();
      return { status: 200, body: tokens };
    },
    async endSession({ headers }, { db, log }) {
      const token = bearerOf(headers.authorization);
      const user = token === undefined ? undefined : await deleteSessionOf(db, sha256(token));
      if (!user) throw unauthorized();
      log.info({ user }, 'signed out');
      return { status: 204 };
    },
  } satisfies Partial<Handlers>;
}

const LONGEST_EMAIL = 254;
const LONGEST_PASSWORD = 256;

/**
 * E-mail and password of an `Authorization: Basic` header; undefined when they are missing or longer than the contract
 * allows.
 */
function basicOf(authorization: string | undefined): { email: string; password: string } | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/=_-]+)$/i.exec(authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  const [email, password] = [text.slice(0, colon), text.slice(colon + 1)];
  const fits = colon > 0 && email.length <= LONGEST_EMAIL && password.length > 0 && password.length <= LONGEST_PASSWORD;
  return fits && !text.includes('\0') ? { email, password } : undefined;
}
