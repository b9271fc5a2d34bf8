import { addressOf } from '@biuro/testing/database-address.ts';
import { demoLogin } from '@biuro/testing/demo-login.ts';
import { type RunningServer, startServerProcess } from '@biuro/testing/server-process.ts';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/server/test-app.ts';

const INVITED = 'nowa@klient.example';
const CLIENT = 'klient@demo.example';
const PASSWORD = 'kaktus fotel mgła rower';
const NEW_PASSWORD = 'rower mgła fotel kaktus';

let portal: TestApp;
let server: RunningServer;
beforeAll(async () => {
  portal = await createTestApp({ fixture: 'office' });
  server = await startServerProcess({ DATABASE_URL: addressOf(portal.connection), LOG_LEVEL: 'trace' });
});
afterAll(async () => {
  await server.stop();
  await portal.close();
});

async function call(method: string, path: string, body?: object, bearer?: string) {
  const response = await fetch(`${server.address}/api${path}`, {
    method,
    headers: {
      'X-API-Key': 'biuro-cli',
      ...(body && { 'Content-Type': 'application/json' }),
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status >= 500) throw new Error(`${path}: ${response.status}`);
  return text ? JSON.parse(text).data : undefined;
}

/** Token of the link in the newest message to an address. */
async function tokenTo(email: string): Promise<string> {
  const response = await fetch(`${server.address}/api/dev/outbox?to=${email}`);
  const messages = (await response.json()) as { link: string | null }[];
  return (
    messages
      .find(({ link }) => link)
      ?.link?.split('/')
      .at(-1) ?? ''
  );
}

test('the log of invitations, new passwords, authenticator apps and calendars holds no link, password, secret, code or address of a calendar', async () => {
  const { access_token: admin } = await demoLogin(server.address, 'admin@demo.example');
  await call('POST', '/users/invite', { email: INVITED, role: 'assistant' }, admin);
  const invitation = await tokenTo(INVITED);
  const { id } = await call('GET', `/users/invitations/${invitation}`);
  const person = { token: invitation, first_name: 'Ewa', last_name: 'Nowa' };
  await call('POST', `/users/${id}`, { ...person, password: 'Haslo-haslo-2026' });
  await call('POST', `/users/${id}`, { ...person, password: PASSWORD });
  await call('POST', `/users/${id}`, { ...person, password: PASSWORD });
  await call('POST', '/users/forgot-password', { email: CLIENT });
  const forgotten = await tokenTo(CLIENT);
  await call('POST', `/users/reset-password/${forgotten}`, { password: NEW_PASSWORD });
  await call('GET', `/users/reset-password/${forgotten}`);
  const { token: made } = await call('GET', `/users/reset-password?id=${id}`, undefined, admin);
  const { access_token: mine } = await demoLogin(server.address, INVITED, PASSWORD);
  const { secret, uri } = await call('POST', '/users/me/totp', { current_password: PASSWORD }, mine);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const { recovery_codes } = await call('PUT', '/users/me/totp', { code }, mine);

  const { url } = await call('POST', '/users/me/calendar', undefined, mine);
  const calendar = url.split('/').at(-1).replace('.ics', '');
  const shown = await fetch(`${server.address}/api/calendar/${calendar}.ics`);
  expect(await shown.text()).toContain('BEGIN:VCALENDAR');
  await fetch(`${server.address}/api/calendar/${calendar}x.ics`);

  const secrets = [
    invitation,
    calendar,
    forgotten,
    made,
    PASSWORD,
    NEW_PASSWORD,
    'Haslo-haslo-2026',
    secret,
    uri,
    ...recovery_codes,
  ];
  expect(secrets.filter((value) => typeof value !== 'string' || value.length < 11)).toEqual([]);
  expect(secrets).toHaveLength(19);
  await expect.poll(() => server.said().split('"operation":"readCalendar"').length).toBe(3);
  const said = server
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .join('\n');
  expect(secrets.filter((value) => said.includes(value))).toEqual([]);
  expect(said).toContain('"route":"/api/users/invitations/:token"');
  expect(said).toContain('"route":"/api/calendar/:token"');
}, 60_000);
