import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPerson, type Person, storedSession, visitor } from '../../testing/biuro.ts';
import { ownHost } from '../../testing/server.ts';

let administrator: Person;
beforeAll(async () => {
  administrator = createPerson();
  await administrator.signIn('admin@demo.example');
});
afterAll(() => administrator.leave());

test('tells who is signed in, where and since when', async () => {
  const { stdout, stderr, code } = await administrator.biuro(['whoami']);
  expect(stdout.replace(/\d{4}-\d\d-\d\d \d\d:\d\d/, 'DATE')).toBe(
    [
      'Osoba   Anna Kowalska',
      'E-mail  admin@demo.example',
      'Rola    administrator',
      'Biuro   Biuro Rachunkowe Demo',
      'Od      DATE',
      `Serwer  ${ownHost()}\n`,
    ].join('\n'),
  );
  expect(stderr).toBe('');
  expect(code).toBe(0);
});

test('tells times as the clock in Poland shows them, wherever the terminal stands', async () => {
  const told = ['Pacific/Kiritimati', 'America/New_York'].map(async (TZ) => {
    const { stdout } = await administrator.biuro(['whoami'], { env: { TZ } });
    return /Od +(.*)/.exec(stdout)?.[1];
  });
  const { session } = JSON.parse((await administrator.biuro(['whoami', '--json'])).stdout);
  const options = { timeZone: 'Europe/Warsaw', dateStyle: 'short', timeStyle: 'short' } as const;
  const inPoland = new Intl.DateTimeFormat('sv-SE', options).format(new Date(session.created_at));
  expect(await Promise.all(told)).toEqual([inPoland, inPoland]);
});

test('tells it in the language of the environment', async () => {
  const { stdout } = await administrator.biuro(['whoami'], { env: { LANG: 'en_GB.UTF-8' } });
  expect(stdout).toMatch(/^Person {2}Anna Kowalska\n/);
});

test('--json has the names of the API', async () => {
  const { stdout } = await administrator.biuro(['whoami', '--json', '--lang', 'en']);
  expect(JSON.parse(stdout)).toEqual({
    user: expect.objectContaining({ first_name: 'Anna', isAdmin: true, role: 'administrator' }),
    office: 'Biuro Rachunkowe Demo',
    session: expect.objectContaining({ current: true, client: 'biuro-cli', created_at: expect.any(String) }),
    host: ownHost(),
    profile: 'default',
  });
});

test('an anonymous caller is told to sign in, without a request', async () => {
  const run = await visitor('http://127.0.0.1:1').biuro(['whoami']);
  expect(run).toEqual({ stdout: '', stderr: 'Nikt nie jest zalogowany.\nZaloguj się: biuro login\n', code: 4 });
});

test('the tokens of one server are not sent to another', async () => {
  const { code } = await administrator.biuro(['whoami', '--host', 'http://127.0.0.1:1']);
  expect(code).toBe(4);
});

test('a server that is away is code 7 and named', async () => {
  const { stderr, code } = await administrator.biuro(['api', 'GET', '/config', '--host', 'http://127.0.0.1:1']);
  expect(stderr).toBe('Brak połączenia z http://127.0.0.1:1 (ECONNREFUSED). Sprawdź adres i internet\n');
  expect(code).toBe(7);
});

test('BIURO_TOKEN stands in for a session and leaves no file', async () => {
  const { access_token } = storedSession(administrator);
  const somebody = visitor();
  const { stdout, code } = await somebody.biuro(['whoami', '--json'], { env: { BIURO_TOKEN: access_token } });
  expect(JSON.parse(stdout).user.email).toBe('admin@demo.example');
  expect(code).toBe(0);
  expect((await somebody.biuro(['whoami'])).code).toBe(4);
});

test('a BIURO_TOKEN that the server refuses is code 4', async () => {
  const { stderr, code } = await visitor().biuro(['whoami'], { env: { BIURO_TOKEN: 'no-such-token' } });
  expect(stderr).toContain('Zaloguj się: biuro login');
  expect(code).toBe(4);
});
