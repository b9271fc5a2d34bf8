import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { beforeAll } from 'vitest';
import { DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import type { TestApp } from '../server/test-app.ts';
import { createLoginSteps, ok } from './login-steps.ts';

export const ADMIN = 'admin@demo.example';
export const CLIENT = 'klient@demo.example';

export interface SignedIn {
  accessToken: string;
  refreshToken: string;
  /** A request of this user. */
  call(options: InjectOptions): Promise<Response>;
}

/** Signs a user in before the first test of a file. */
export function sharedSignIn(portal: TestApp, email: string): SignedIn {
  // An empty object, because its server does not exist yet.
  const person = {} as SignedIn;
  beforeAll(async () => void Object.assign(person, await signIn(portal, email)));
  return person;
}

/** Signs a seeded user in by the three steps, with the code from the outbox. */
export async function signIn(test: TestApp, email: string, password = DEMO_PASSWORD): Promise<SignedIn> {
  const steps = createLoginSteps(test);
  const challenge = await steps.verified(email, password);
  const { refresh_token } = ok(await steps.auth(challenge, email, password));
  const tokens = ok(await steps.refresh(refresh_token));
  const call = (options: InjectOptions) =>
    test.call({ ...options, headers: { authorization: `Bearer ${tokens.access_token}`, ...options.headers } });
  return { accessToken: tokens.access_token, refreshToken: tokens.refresh_token, call };
}
