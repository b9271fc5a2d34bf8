import { PASSWORD } from '@biuro/testing/demo-accounts.ts';
import { type Person } from './callers.ts';
import type { Office } from './harness.ts';
import { type Answer, good } from './http.ts';

const basic = ({ email }: Person) => `Basic ${Buffer.from(`${email}:${PASSWORD}`).toString('base64')}`;
export const challenged = (challenge: string) => ({ 'X-Login-Challenge': challenge });

/** The steps of signing in, one by one. */
export interface AuthSteps {
  /** Answers the challenge. */
  check(person: Person): Promise<string>;
  /** The code of the last message. */
  codeTo(person: Person): Promise<string>;
  verify(person: Person, challenge: string, code: string): Promise<Answer>;
  auth(person: Person, challenge: string): Promise<Answer>;
  refresh(token: string): Promise<Answer>;
  /** Both first steps: a challenge that waits for the third. */
  verified(person: Person): Promise<string>;
}

export function createAuthSteps({ db, send }: Pick<Office, 'db' | 'send'>): AuthSteps {
  const steps: AuthSteps = {
    async check({ email }) {
      const body = { email, password: PASSWORD };
      return good(await send({ method: 'POST', path: '/api/users/check', body })).data.challenge;
    },
    async codeTo({ email }) {
      const message = await db
        .selectFrom('outbox')
        .select('code')
        .where('recipient', '=', email)
        .where('code', 'is not', null)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      return message.code ?? '';
    },
    verify: ({ email }, challenge, code) =>
      send({ method: 'POST', path: '/api/users/verify', body: { email, code }, headers: challenged(challenge) }),
    auth: (person, challenge) =>
      send({ method: 'POST', path: '/api/auth', headers: { ...challenged(challenge), Authorization: basic(person) } }),
    refresh: (token) =>
      send({ method: 'POST', path: '/api/auth/access', headers: { Authorization: `Bearer ${token}` } }),
    async verified(person) {
      const challenge = await steps.check(person);
      good(await steps.verify(person, challenge, await steps.codeTo(person)));
      return challenge;
    },
  };
  return steps;
}
