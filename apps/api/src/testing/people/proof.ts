import { sql } from 'kysely';
import { DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import type { TestApp } from '../server/test-app.ts';
import { newestCode } from './login-steps.ts';
import type { Calling, Person } from './people.ts';

/** The sessions of this account were proved eleven minutes ago. */
export const ageProofs = ({ db }: Pick<TestApp, 'db'>, email: string) =>
  db
    .updateTable('sessions')
    .set({ proved_at: sql`now() - interval '11 minutes'` })
    .where('user_id', 'in', db.selectFrom('users').select('id').where('email', '=', email))
    .execute();

/** The two steps of a proof. */
export function createProofSteps(by: Calling) {
  const call = (method: 'POST' | 'PUT', payload: object) => by.call({ method, url: '/api/users/me/proof', payload });
  return {
    password: (current_password = DEMO_PASSWORD) => call('POST', { current_password }),
    code: (code: string) => call('PUT', { code }),
  };
}

/** Proves a session with the password and the code from the outbox. */
export async function prove(portal: TestApp, by: Calling & Pick<Person, 'email'>): Promise<void> {
  const proof = createProofSteps(by);
  const asked = await proof.password();
  const confirmed = await proof.code(await newestCode(portal, by.email));
  if (asked.statusCode !== 200 || confirmed.statusCode !== 204) throw new Error(`${asked.body} ${confirmed.body}`);
}
