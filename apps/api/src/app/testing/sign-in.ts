import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { DEMO_PASSWORD } from '../../seed/seed.ts';
import type { TestApp } from './test-app.ts';

export interface SignedIn {
  accessToken: string;
  refreshToken: string;
  /** A request of this person. */
  call(options: InjectOptions): Promise<Response>;
}

/** Signs a seeded person in through the three real steps, with the code that waits in the outbox. */
export async function signIn(test: TestApp, email: string, password = DEMO_PASSWORD): Promise<SignedIn> {
  const post = (url: string, payload?: object, headers: Record<string, string> = {}) =>
    expectOk(test.call({ method: 'POST', url, ...(payload && { payload }), headers }));
  const { data } = await post('/api/users/check', { email, password });
  const challenge = { 'x-login-challenge': data.challenge };
  await post('/api/users/verify', { email, code: await newestCode(test, email) }, challenge);
  const basic = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`;
  const first = await post('/api/auth', undefined, { ...challenge, authorization: basic });
  const tokens = await post('/api/auth/access', undefined, { authorization: `Bearer ${first.refresh_token}` });
  const call = (options: InjectOptions) =>
    test.call({ ...options, headers: { authorization: `Bearer ${tokens.access_token}`, ...options.headers } });
  return { accessToken: tokens.access_token, refreshToken: tokens.refresh_token, call };
}

export async function newestCode(test: TestApp, email: string): Promise<string> {
  const message = await test.db
    .selectFrom('outbox')
    .select('code')
    .where('recipient', '=', email)
    .where('code', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return message.code ?? '';
}

async function expectOk(answer: Promise<Response>) {
  const response = await answer;
  if (response.statusCode >= 300) throw new Error(`${response.statusCode} ${response.body}`);
  return response.json();
}
