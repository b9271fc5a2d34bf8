import { Secret, TOTP } from 'otpauth';
import type { Authenticators } from '../offices/authenticators.ts';
import { type Ask, conversations, type Side } from './conversations.ts';

/** Signs one after the other in by all four steps, with an authenticator app, so that nothing has to be delivered. Sign-ins in a second. */
export function signInInTurn({ emails, password, secret }: Authenticators): (side: Side) => Promise<number> {
  const totp = new TOTP({ secret: Secret.fromHex(secret) });
  let turn = 0;
  return (side) =>
    conversations(side.port, async (ask) => {
      const email = emails[turn++ % emails.length] ?? '';
      await signIn(ask, side, { email, password, code: totp.generate() });
    });
}

interface Person {
  email: string;
  password: string;
  code: string;
}

async function signIn(ask: Ask, { prefix, host }: Side, { email, password, code }: Person): Promise<void> {
  const post = async <T>(path: string, headers: Record<string, string>, body?: unknown): Promise<T> => {
    const all = { 'X-API-Key': 'biuro-web', ...headers };
    // Answers of the contract, whose shape the caller names.
    return JSON.parse(await ask({ method: 'POST', path: `${prefix}${path}`, host, headers: all, body })) as T;
  };
  const { data } = await post<{ data: { challenge: string } }>('/users/check', {}, { email, password });
  const challenge = { 'X-Login-Challenge': data.challenge };
  await post('/users/verify', challenge, { email, code });
  const basic = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`;
  const { refresh_token } = await post<{ refresh_token: string }>('/auth', { ...challenge, Authorization: basic });
  await post('/auth/access', { Authorization: `Bearer ${refresh_token}` });
}
