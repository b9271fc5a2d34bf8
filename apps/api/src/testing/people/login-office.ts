import { beforeEach } from 'vitest';
import { sharedTestApp, type TestApp } from '../server/test-app.ts';
import { createLoginSteps } from './login-steps.ts';

/** A demo office for tests of signing in: each test starts without sessions, challenges, messages and locks. */
export function sharedLoginOffice() {
  const portal = sharedTestApp({ fixture: 'office' });
  beforeEach(() => forgetLogins(portal));

  const setUser = (email: string, set: Record<string, unknown>) =>
    portal.db.updateTable('users').set(set).where('email', '=', email).execute();
  const setChallenge = (set: Record<string, unknown>) => portal.db.updateTable('login_challenges').set(set).execute();
  const challenges = (email: string) =>
    portal.db
      .selectFrom('login_challenges')
      .innerJoin('users', 'users.id', 'user_id')
      .selectAll('login_challenges')
      .where('email', '=', email)
      .execute();

  return { portal, steps: createLoginSteps(portal), setUser, setChallenge, challenges };
}

async function forgetLogins({ db }: TestApp): Promise<void> {
  await db.deleteFrom('sessions').execute();
  await db.deleteFrom('login_challenges').execute();
  await db.deleteFrom('outbox').execute();
  const unlocked = { wrong_codes: 0, codes_locked_until: null, totp_step: null, status: 'active' as const };
  await db.updateTable('users').set(unlocked).execute();
}
