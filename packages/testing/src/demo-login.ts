import { PASSWORD } from './demo-accounts.ts';
import { codeTo } from './outbox.ts';

const KEY = { 'X-API-Key': 'biuro-cli' };

export interface Tokens {
  access_token: string;
  refresh_token: string;
}

/** Signs a demo account in by the three steps of the login. The code comes from the demo outbox unless `findCode` is given. */
export async function demoLogin(
  address: string,
  email: string,
  password = PASSWORD,
  findCode: (address: string, email: string, since: number) => Promise<string> = codeTo,
): Promise<Tokens> {
  const since = Date.now() - 1_000;
  const post = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { ...KEY, ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const { data } = (await post('/users/check', { email, password })) as { data: { challenge: string } };
  const challenge = { 'X-Login-Challenge': data.challenge };
  await post('/users/verify', { email, code: await findCode(address, email, since) }, challenge);
  const basic = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`;
  const { refresh_token } = (await post('/auth', undefined, { ...challenge, Authorization: basic })) as Tokens;
  return (await post('/auth/access', undefined, { Authorization: `Bearer ${refresh_token}` })) as Tokens;
}

/** Signs an account in and answers its session as the web app stores it in `localStorage['biuro.session']`. */
export async function storedSession(address: string, email: string, password?: string): Promise<string> {
  const tokens = await demoLogin(address, email, password);
  const headers = { 'X-API-Key': 'biuro-cli', Authorization: `Bearer ${tokens.access_token}` };
  const read = async (path: string) => (await fetch(`${address}/api${path}`, { headers })).json();
  const { id } = (await read('/auth')) as { id: string };
  const { data: user } = (await read(`/users/${id}`)) as { data: unknown };
  return JSON.stringify({ user, ...tokens, logged_in: true });
}
