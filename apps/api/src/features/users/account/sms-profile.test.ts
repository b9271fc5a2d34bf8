import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN, CLIENT, signIn } from '../../../testing/people/sign-in.ts';
import { get } from '../../../testing/server/answers.ts';
import { createTestApp, type TestApp } from '../../../testing/server/test-app.ts';

const TOKEN = 'secret-smsapi-token';
const PROFILE = {
  name: 'biuro',
  email: 'biuro@demo.example',
  username: 'biuro',
  payment_type: 'prepaid',
  points: 118.4,
};
const SENDERS = {
  size: 2,
  collection: [
    { sender: 'Other', is_default: false },
    { sender: 'Biuro', is_default: true },
  ],
};

let server: Server;
let asked: string[];
let answers: Record<string, { status: number; body: string }>;
let portal: TestApp | undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    const { status, body } = answers[request.url ?? ''] ?? { status: 404, body: '{}' };
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  asked = [];
  answers = {
    '/profile': { status: 200, body: JSON.stringify(PROFILE) },
    '/sms/sendernames': { status: 200, body: JSON.stringify(SENDERS) },
  };
});
afterEach(() => portal?.close());
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function office(variables: Record<string, string>) {
  portal = await createTestApp({ fixture: 'office', variables });
  return signIn(portal, ADMIN);
}
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
const connected = () => office({ SMSAPI_URL: url(), SMSAPI_TOKEN: TOKEN });

describe('the office’s account for text messages', () => {
  test('shows balance and sender, asked once for everybody who looks within a minute', async () => {
    const admin = await connected();
    const looks = await Promise.all([1, 2, 3].map(() => get(admin, '/api/modules/smsapi/profile')));
    for (const look of looks)
      expect(look).toEqual({
        status: 200,
        body: { data: { enabled: true, points: 118.4, sender: 'Biuro', error: null } },
      });
    expect(asked.toSorted()).toEqual([`GET /profile Bearer ${TOKEN}`, `GET /sms/sendernames Bearer ${TOKEN}`]);
  });

  test('is off without a token', async () => {
    const admin = await office({});
    expect((await get(admin, '/api/modules/smsapi/profile')).body).toEqual({
      data: { enabled: false, points: null, sender: null, error: null },
    });
  });

  test('is for people of the office', async () => {
    await connected();
    const client = portal && (await signIn(portal, CLIENT));
    expect(client && (await get(client, '/api/modules/smsapi/profile')).status).toBe(404);
  });

  test('shows the balance also when the sender is not known', async () => {
    answers['/sms/sendernames'] = { status: 500, body: 'x' };
    const admin = await connected();
    expect((await get(admin, '/api/modules/smsapi/profile')).body.data).toMatchObject({
      points: 118.4,
      sender: null,
      error: null,
    });
  });

  test.each([
    ['a server in trouble', 500, '<html>', 'SMSAPI nie odpowiada. Spróbuj ponownie za chwilę'],
    ['an answer of another kind', 200, '{"points":"many"}', 'SMSAPI nie odpowiada. Spróbuj ponownie za chwilę'],
    ['a service in trouble', 200, '{"error":201}', 'SMSAPI nie odpowiada. Spróbuj ponownie za chwilę'],
    ['a wrong token', 401, '{"error":101}', 'SMSAPI odmawia dostępu. Sprawdź token w konfiguracji serwera'],
    [
      'a wrong token, said politely',
      200,
      '{"error":101}',
      'SMSAPI odmawia dostępu. Sprawdź token w konfiguracji serwera',
    ],
  ])('says in a sentence what is wrong: %s', async (_what, status, body, sentence) => {
    answers['/profile'] = { status, body };
    const admin = await connected();
    const look = await get(admin, '/api/modules/smsapi/profile');
    expect(look).toEqual({
      status: 200,
      body: { data: { enabled: true, points: null, sender: null, error: sentence } },
    });
    expect(JSON.stringify(look)).not.toContain(TOKEN);
  });

  test('says so when nobody listens', async () => {
    const admin = await office({ SMSAPI_URL: 'http://127.0.0.1:1', SMSAPI_TOKEN: TOKEN });
    expect((await get(admin, '/api/modules/smsapi/profile')).body.data.error).toBe(
      'SMSAPI nie odpowiada. Spróbuj ponownie za chwilę',
    );
  });
});
