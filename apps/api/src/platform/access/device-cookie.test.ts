import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, createLoginSteps, newestCode, ok, tally } from '../../testing/people/login-steps.ts';
import { tokenTo } from '../../testing/people/mailbox.ts';
import { createPeople, type Person } from '../../testing/people/people.ts';
import { createTestApp, type TestApp } from '../../testing/server/test-app.ts';
import { deviceCookie, knownDeviceOf } from './device-cookie.ts';
import { createSecrets } from './secrets.ts';

const PASSWORD = 'Demo-biuro-2026';
let portal: TestApp;
/** Where everybody of the office comes from, and a guest, too; another one in each test, because the general limit on requests stays. */
let office = 0;
let steps: ReturnType<typeof createLoginSteps>;
let people: ReturnType<typeof createPeople>;
beforeAll(async () => {
  portal = await createTestApp({ fixture: 'office', variables: { BIURO_RATE_LIMITS: '' } });
  steps = createLoginSteps(portal);
  people = createPeople(portal);
});
beforeEach(async () => {
  office += 1;
  await portal.db.deleteFrom('rate_limits').execute();
});
afterAll(() => portal.close());

/** A browser behind one address, with its cookies. */
function createBrowser(remoteAddress = `192.0.${office}.7`) {
  const cookies = new Map<string, string>();
  const more = () => ({
    remoteAddress,
    headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  const check = (email: string, password = PASSWORD) => steps.check(email, password, more());
  const signIn = async ({ email }: Person) => {
    const { challenge } = ok(await check(email)).data;
    ok(await steps.verify(challenge, email, await newestCode(portal, email), more()));
    const answer = await steps.auth(challenge, email, PASSWORD, more());
    ok(answer);
    for (const { name, value } of answer.cookies) if (value) cookies.set(name, value);
    return answer;
  };
  return { cookies, check, signIn, more };
}

async function repeat<T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const answers = [];
  for (let index = 0; index < times; index += 1) answers.push(await work(index));
  return answers;
}
const statuses = (answers: { statusCode: number }[]) => tally(answers.map(({ statusCode }) => statusCode));

/** Somebody whose browser is known, and a guest behind the same address. */
async function colleagues() {
  const person = await people.add('accountant');
  const [known, guest] = [createBrowser(), createBrowser()];
  await known.signIn(person);
  await portal.db.deleteFrom('rate_limits').execute();
  return { person, known, guest };
}

describe('a browser in which somebody has signed in', () => {
  test('gets a signed cookie that names nobody and outlives the session', async () => {
    const person = await people.add('viewer');
    const browser = createBrowser();
    const answer = await browser.signIn(person);
    expect(answer.cookies.find(({ name }) => name === 'device')).toEqual({
      name: 'device',
      value: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/),
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: 400 * 86_400,
    });
    expect(answer.cookies.map(({ name }) => name)).toEqual(['lc', 'device']);
  });

  test('lets its owner in while a guest behind the same address tries one account after the other', async () => {
    const { person, known, guest } = await colleagues();
    const tried = await repeat(12, (index) => guest.check(`nikt${index}@demo.example`, 'wrong'));
    expect(statuses(tried)).toEqual({ 422: 10, 429: 2 });
    expect((await guest.check(person.email)).statusCode).toBe(429);
    expect((await known.check(person.email)).statusCode).toBe(200);
    await known.signIn(person);
  });

  test('lets its owner in while strangers guess the password, from this network and from many', async () => {
    const { person, known, guest } = await colleagues();
    await repeat(12, () => guest.check(person.email, 'wrong'));
    await repeat(12, (index) => createBrowser(`10.0.${index}.1`).check(person.email, 'wrong'));
    expect((await guest.check(person.email)).statusCode).toBe(429);
    expect((await createBrowser('198.51.100.1').check(person.email)).statusCode).toBe(429);
    await known.signIn(person);
  });

  test('may guess no more often than others, and locks out nobody else', async () => {
    const { person, known, guest } = await colleagues();
    const answers = await repeat(12, () => known.check(person.email, 'wrong'));
    expect(tally(answers.map(codeOf))).toEqual({ invalid_credentials: 5, too_many_attempts: 7 });
    expect((await known.check(person.email)).statusCode).toBe(429);
    expect((await guest.check(person.email)).statusCode).toBe(200);
  });

  test('may be wrong ten times a minute, also when it is right in between', async () => {
    const { person, known } = await colleagues();
    const answers = await repeat(24, (index) => known.check(person.email, index % 2 ? PASSWORD : 'wrong'));
    expect(statuses(answers)).toEqual({ 422: 10, 200: 9, 429: 5 });
  });

  test('is a stranger to another account', async () => {
    const { known, guest } = await colleagues();
    const other = await people.add('viewer');
    await repeat(10, (index) => guest.check(`nikt${index}@demo.example`, 'wrong'));
    expect((await known.check(other.email)).statusCode).toBe(429);
  });

  test('is known to several accounts, up to five', async () => {
    const browser = createBrowser();
    const six = await Promise.all(Array.from({ length: 6 }, () => people.add('viewer')));
    for (const person of six) await browser.signIn(person);
    await portal.db.deleteFrom('rate_limits').execute();
    await repeat(10, (index) => createBrowser().check(`nikt${index}@demo.example`, 'wrong'));
    const answers = [];
    for (const { email } of six) answers.push((await browser.check(email)).statusCode);
    expect(answers).toEqual([429, 200, 200, 200, 200, 200]);
  });

  test.each([
    ['a changed id', (value: string) => `${'A'.repeat(22)}.${value.split('.')[1]}`],
    ['another signature', (value: string) => `${value.split('.')[0]}.${'A'.repeat(43)}`],
    ['no signature', (value: string) => value.split('.')[0] ?? ''],
    ['something else', () => 'x'],
  ])('is a stranger with a cookie of %s', async (_what, forge) => {
    const { person, known, guest } = await colleagues();
    await repeat(10, (index) => guest.check(`nikt${index}@demo.example`, 'wrong'));
    known.cookies.set('device', forge(known.cookies.get('device') ?? ''));
    expect((await known.check(person.email)).statusCode).toBe(429);
  });

  test('is not slowed down after a new password by a link', async () => {
    const { person, known } = await colleagues();
    await repeat(6, () => known.check(person.email, 'wrong'));
    await portal.call({ method: 'POST', url: '/api/users/forgot-password', payload: { email: person.email } });
    const password = 'kaktus fotel mgła rower';
    const url = `/api/users/reset-password/${await tokenTo(portal, person.email)}`;
    const reset = await portal.call({ method: 'POST', url, payload: { password }, ...known.more() });
    expect(reset.statusCode).toBe(204);
    expect((await known.check(person.email, password)).statusCode).toBe(200);
  });
});

describe('codes by e-mail', () => {
  test('go to known browsers when strangers of the network have used up theirs', async () => {
    const { person, known, guest } = await colleagues();
    const other = await people.add('viewer');
    await guest.check(other.email);
    await portal.db.updateTable('rate_limits').set({ hits: 300 }).where('hits', '=', 1).execute();
    const refused = await createBrowser().check((await people.add('viewer')).email);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 3_500]).toEqual([429, true]);
    expect((await known.check(person.email)).statusCode).toBe(200);
  });
});

test('over https the cookie belongs to this host alone, and it survives a rotation of the key', () => {
  const keys = { publicUrl: 'https://biuro.example', secrets: createSecrets('a'.repeat(40)) };
  const [cookie = '', ...attributes] = deviceCookie(keys, {}, 'u-1').split('; ');
  expect(cookie).toMatch(/^__Host-device=/);
  expect(attributes).toContain('Secure');
  const rotated = { ...keys, secrets: createSecrets('b'.repeat(40), ['a'.repeat(40)]) };
  const id = knownDeviceOf(keys, { cookie }, 'u-1');
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(knownDeviceOf(rotated, { cookie }, 'u-1')).toBe(id);
  expect(knownDeviceOf(keys, { cookie }, 'u-2')).toBeUndefined();
  const [again = ''] = deviceCookie(rotated, { cookie }, 'u-1').split(';');
  expect(again.split('.')).toHaveLength(2);
  expect(knownDeviceOf(rotated, { cookie: again }, 'u-1')).toBe(id);
  expect(knownDeviceOf(keys, { cookie: again }, 'u-1')).toBeUndefined();
});
