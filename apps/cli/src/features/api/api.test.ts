import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPerson, type Person, visitor } from '../../testing/biuro.ts';

let administrator: Person;
beforeAll(async () => {
  administrator = createPerson();
  await administrator.signIn('admin@demo.example');
});
afterAll(() => administrator.leave());

test('sends a call as the person who is signed in', async () => {
  const { stdout, code } = await administrator.biuro([
    'api',
    'get',
    '/api/companies?limit=1&filters[lifecycle]=active',
  ]);
  expect(JSON.parse(stdout)).toEqual({
    data: [expect.objectContaining({ lifecycle: 'active' })],
    meta: { page: 1, limit: 1, total: expect.any(Number), next: expect.any(String) },
  });
  expect(code).toBe(0);
});

test('GET /auth says whose token it is', async () => {
  const { stdout } = await administrator.biuro(['api', 'GET', '/auth']);
  expect(JSON.parse(stdout)).toEqual({ loggedIn: true, id: expect.any(String) });
});

test('works anonymously where the API is public', async () => {
  const { stdout } = await visitor().biuro(['api', 'GET', '/config']);
  expect(JSON.parse(stdout).tenant).toBe('demo');
});

test.each([
  ['the command line', ['--data', '{"name":"x"}'], ''],
  ['a file', ['--data', '@body.json'], ''],
  ['stdin', ['--data', '-'], '{"name":"x"}'],
])('takes the body from %s, and the problem after --json goes to stderr', async (_where, args, input) => {
  writeFileSync(administrator.file('body.json'), '{"name":"x"}');
  const { stdout, stderr, code } = await administrator.biuro(['api', 'POST', '/companies', ...args, '--json'], {
    input,
  });
  expect(stdout).toBe('');
  expect(JSON.parse(stderr)).toEqual({
    status: 422,
    code: 'invalid',
    error: expect.any(String),
    errors: expect.arrayContaining([expect.objectContaining({ pointer: '/vat_number' })]),
    requestId: expect.any(String),
    exit_code: 6,
  });
  expect(code).toBe(6);
});

test('a call that does not exist is code 3', async () => {
  expect((await administrator.biuro(['api', 'GET', '/nope'])).code).toBe(3);
});

test.each([
  [['api', 'FETCH', '/config'], 'method: „FETCH” nie pasuje. Możliwe: GET, POST, PUT, PATCH, DELETE.'],
  [['api', 'GET', 'config'], 'Ścieżka musi zaczynać się od „/”, nie „config”.'],
  [['api', 'POST', '/companies', '--data', '{'], '--data: to nie jest poprawny JSON.'],
  [['api', 'GET', '/companies', '--data', '{}'], '--data nie łączy się z GET.'],
])('%j is wrong usage', async (args, sentence) => {
  const { stderr, code } = await visitor().biuro(args);
  expect(stderr.split('\n')[0]).toBe(sentence);
  expect(code).toBe(2);
});
