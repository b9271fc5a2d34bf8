import { expect, test } from 'vitest';
import { createApp } from '../../app/app.ts';
import { createLoginSteps, ok } from '../../testing/people/login-steps.ts';
import { CLIENT, signIn } from '../../testing/people/sign-in.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';
import { countOld, rotateSome, startKeyRotation } from './rotate-keys.ts';
import { createSecrets } from './secrets.ts';

const portal = sharedTestApp({ fixture: 'office' });
const NEW = 'the next key of the office, with more than thirty-two characters';

/** The same office, served by a process that seals with the new key and knows the old one. */
async function withNewKey() {
  const environment = { ...portal.environment, secretKey: NEW, previousKeys: [portal.environment.secretKey] };
  const app = await createApp({ ...portal.services, environment });
  const call: typeof portal.call = (request) =>
    app.inject({ ...request, headers: { 'x-api-key': 'biuro-web', ...request.headers } });
  return { app, environment, steps: createLoginSteps({ ...portal, call }) };
}

/** How the first version sealed: the key was not named. */
const nameless = (sealed: Buffer) => Buffer.concat([Buffer.of(1), sealed.subarray(5)]);

test('a new key signs nobody out, and a sign-in that has begun goes on', async () => {
  const steps = createLoginSteps(portal);
  const before = await signIn(portal, CLIENT);
  const { challenge, code } = await steps.begin(CLIENT);
  const next = await withNewKey();
  expect((await next.steps.who(before.accessToken)).statusCode).toBe(200);
  // The answer of the old process was lost: the new one gives the same token again.
  const lost = ok(await steps.refresh(before.refreshToken)).refresh_token;
  expect(ok(await next.steps.refresh(before.refreshToken)).refresh_token).toBe(lost);
  expect((await next.steps.refresh(lost)).statusCode).toBe(200);
  expect((await next.steps.verify(challenge, CLIENT, code)).statusCode).toBe(200);
  await next.app.close();
});

test('what was sealed is sealed anew in the background, and nobody is signed out by that', async () => {
  const { db, environment } = portal;
  const old = createSecrets(environment.secretKey);
  const company = await db.selectFrom('companies').select('id').limit(1).executeTakeFirstOrThrow();
  const user = await db.selectFrom('users').select('id').where('email', '=', CLIENT).executeTakeFirstOrThrow();
  const employee = crypto.randomUUID();
  const work = { contract_type: 'employment', employed_from: '2026-01-01', status: 'employed' } as const;
  const stamps = { created_at: undefined, updated_at: undefined };
  await db
    .insertInto('employees')
    .values({ id: employee, company_id: company.id, first_name: 'Jan', last_name: 'Sowa', ...work, ...stamps })
    .execute();
  const sealed = (purpose: string, id: string) => old.seal(purpose, Buffer.from(`${purpose} of ${id}`), id);
  const totp = { totp_secret: nameless(sealed('totp', user.id)), totp_pending: sealed('totp', user.id) };
  await db.updateTable('users').set(totp).where('id', '=', user.id).execute();
  await db
    .updateTable('companies')
    .set({ pesel: sealed('company pesel', company.id) })
    .where('id', '=', company.id)
    .execute();
  const identity = { pesel: nameless(sealed('pesel', employee)), passport: sealed('passport', employee) };
  await db.updateTable('employees').set(identity).where('id', '=', employee).execute();
  const person = await signIn(portal, CLIENT);

  const next = await withNewKey();
  const secrets = createSecrets(NEW, next.environment.previousKeys);
  expect(await countOld(db, secrets)).toBe(5);
  const workers = startKeyRotation(next.environment, portal.services.tenants, next.app.log);
  await expect.poll(() => countOld(db, secrets), { timeout: 10_000 }).toBe(0);
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(await rotateSome(db, secrets)).toBe(0);

  expect((await next.steps.who(person.accessToken)).statusCode).toBe(200);
  const alone = createSecrets(NEW);
  const kept = await db
    .selectFrom('users')
    .select(['totp_secret', 'totp_pending'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  const firm = await db.selectFrom('companies').select('pesel').where('id', '=', company.id).executeTakeFirstOrThrow();
  const staff = await db
    .selectFrom('employees')
    .select(['pesel', 'passport'])
    .where('id', '=', employee)
    .executeTakeFirstOrThrow();
  const open = (purpose: string, value: Buffer | null, id: string) =>
    value && alone.open(purpose, value, id).toString();
  expect([
    open('totp', kept.totp_secret, user.id),
    open('totp', kept.totp_pending, user.id),
    open('company pesel', firm.pesel, company.id),
    open('pesel', staff.pesel, employee),
    open('passport', staff.passport, employee),
  ]).toEqual([
    `totp of ${user.id}`,
    `totp of ${user.id}`,
    `company pesel of ${company.id}`,
    `pesel of ${employee}`,
    `passport of ${employee}`,
  ]);
  await next.app.close();
});
