import { addressOf } from '@biuro/testing/database-address.ts';
import { codeTo } from '@biuro/testing/outbox.ts';
import { type RunningServer, startServerProcess } from '@biuro/testing/server-process.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { basic } from '../../testing/people/login-steps.ts';
import { createTestApp, type TestApp } from '../../testing/server/test-app.ts';

const EMAIL = 'klient@demo.example';

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

interface Answer {
  data: { challenge: string };
  access_token: string;
  refresh_token: string;
}

async function post(path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${server.address}/api${path}`, {
    method: 'POST',
    headers: { 'X-API-Key': 'biuro-cli', ...(body && { 'Content-Type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.status === 204 ? ({} as Answer) : ((await response.json()) as Answer); // a sign-out answers nothing
}

test('the log of a whole sign-in, with every kind of failure, holds no secret', async () => {
  await portal.db.updateTable('users').set({ phone: '+48600100299' }).where('email', '=', EMAIL).execute();
  const since = Date.now() - 1_000;
  await post('/users/check', { email: EMAIL, password: 'Wrong-password-7' });
  const { data } = await post('/users/check', { email: EMAIL, password: DEMO_PASSWORD });
  const challenge = { 'X-Login-Challenge': data.challenge };
  const code = await codeTo(server.address, EMAIL, since);
  const wrong = code === '918273' ? '918274' : '918273';
  await post('/users/verify', { email: EMAIL, code: wrong }, challenge);
  await post('/users/verify', { email: EMAIL, code, unknown: 'field' }, challenge);
  await post('/users/verify', { email: EMAIL, code }, challenge);
  const first = await post('/auth', undefined, { ...challenge, Authorization: basic(EMAIL) });
  const second = await post('/auth/access', undefined, { Authorization: `Bearer ${first.refresh_token}` });
  const third = await post('/auth/access', undefined, { Authorization: `Bearer ${second.refresh_token}` });
  await post('/auth/access', undefined, { Authorization: `Bearer ${first.refresh_token}` });
  await post('/auth/logout', undefined, { Authorization: `Bearer ${third.access_token}` });

  const secrets = [
    DEMO_PASSWORD,
    'Wrong-password-7',
    code,
    wrong,
    `${code.slice(0, 3)} ${code.slice(3)}`,
    data.challenge,
    ...[first, second, third].flatMap((tokens) => [tokens.access_token, tokens.refresh_token]).filter(Boolean),
    basic(EMAIL).slice('Basic '.length),
    '600100299',
    'Kod logowania',
  ];
  await expect.poll(() => server.said()).toContain('refresh token used twice');
  await expect.poll(() => server.said()).toContain('"operation":"endSession"');
  const said = server
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  expect(said.length).toBeGreaterThan(9);
  expect(secrets).toHaveLength(14);
  expect(secrets.filter((secret) => said.join('\n').includes(secret))).toEqual([]);
});
