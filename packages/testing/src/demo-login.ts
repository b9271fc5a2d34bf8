import { PASSWORD } from './demo-accounts.ts';
import { codeTo } from './outbox.ts';

const KEY = { 'X-API-Key': 'biuro-cli' };

export interface Tokens {
  access_token: string;
  refresh_token: string;
}

/** Signs a demo account in through the three steps, with the code of the demo outbox unless it is found in another way. */
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
