import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import type { TestApp } from '../server/test-app.ts';

type More = Pick<InjectOptions, 'headers' | 'remoteAddress'>;

export const basic = (email: string, password = DEMO_PASSWORD) =>
  `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`;

/** The single steps of signing in. */
export function createLoginSteps(test: TestApp) {
  const post = (url: string, payload: object | undefined, { headers, ...more }: InjectOptions): Promise<Response> =>
    test.call({ method: 'POST', url, ...(payload && { payload }), headers: { ...headers }, ...more });
  const held = (challenge: string | undefined, more: More): InjectOptions => ({
    ...more,
    headers: { ...(challenge !== undefined && { 'x-login-challenge': challenge }), ...more.headers },
  });

  const steps = {
    check: (email: string, password = DEMO_PASSWORD, more: More = {}) =>
      post('/api/users/check', { email, password }, more),
    verify: (challenge: string | undefined, email: string, code: string, more: More = {}) =>
      post('/api/users/verify', { email, code }, held(challenge, more)),
    resend: (challenge: string | undefined, email: string, more: More = {}) =>
      post('/api/users/resend', { email }, held(challenge, more)),
    auth: (challenge: string | undefined, email: string, password = DEMO_PASSWORD, more: More = {}) =>
      post(
        '/api/auth',
        undefined,
        held(challenge, { ...more, headers: { authorization: basic(email, password), ...more.headers } }),
      ),
    refresh: (token: string) => post('/api/auth/access', undefined, { headers: { authorization: `Bearer ${token}` } }),
    logout: (token: string) => post('/api/auth/logout', undefined, { headers: { authorization: `Bearer ${token}` } }),
    who: (token: string) => test.call({ url: '/api/auth', headers: { authorization: `Bearer ${token}` } }),

    /** Checks the password and returns the challenge and its code. */
    async begin(email: string, password?: string): Promise<{ challenge: string; code: string; wrong: string }> {
      const { challenge } = ok(await steps.check(email, password)).data;
      const code = await newestCode(test, email);
      return { challenge, code, wrong: code === '000000' ? '000001' : '000000' };
    },
    /** The first two steps: a verified challenge. */
    async verified(email: string, password?: string): Promise<string> {
      const { challenge, code } = await steps.begin(email, password);
      ok(await steps.verify(challenge, email, code));
      return challenge;
    },
  };
  return steps;
}

/** The code in the last message to this address. */
export async function newestCode({ db }: TestApp, email: string): Promise<string> {
  const message = await db
    .selectFrom('outbox')
    .select('code')
    .where('recipient', '=', email)
    .where('code', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return message.code ?? '';
}

/** The body of a successful answer; throws otherwise. */
export function ok(response: Response) {
  if (response.statusCode >= 300) throw new Error(`${response.statusCode} ${response.body}`);
  return response.json();
}

export const codeOf = (response: Response): string => response.json().code;

export const thirty = <T>(work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 30 }, (_, index) => work(index)));

/** How often each value occurs. */
export function tally(values: (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
