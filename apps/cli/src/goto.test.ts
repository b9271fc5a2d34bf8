import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPerson, type Person, visitor } from './testing/biuro.ts';

let administrator: Person;
let client: Person;
beforeAll(async () => {
  administrator = createPerson();
  client = createPerson();
  await Promise.all([administrator.signIn('admin@demo.example'), client.signIn('klient@demo.example')]);
});
afterAll(() => {
  administrator.leave();
  client.leave();
});

const shown = { outcome: 'show', to: null, reason: null };
const sent = { outcome: 'redirect', route: null, title: null };

test.each([
  ['nobody', '/login', { ...shown, route: 'login', title: 'Zaloguj się | Biuro' }],
  ['nobody', '/dashboard?a=1', { ...sent, to: '/login?redirect=%2Fdashboard%3Fa%3D1', reason: 'login-required' }],
  ['administrator', '/dashboard', { ...shown, route: 'dashboard', title: 'Pulpit | Biuro' }],
  ['administrator', '/', { ...sent, to: '/dashboard?redirect=%2F', reason: 'client-only' }],
  ['client', '/', { ...shown, route: 'home', title: 'Pulpit | Biuro' }],
  ['client', '/dashboard', { ...sent, to: '/?redirect=%2Fdashboard', reason: 'admin-only' }],
  ['client', '/no-such-page', { ...shown, route: 'not-found', title: 'Strony nie znaleziono | Biuro' }],
])('what the guard answers %s at %s', async (who, path, answer) => {
  const person = { administrator, client }[who] ?? visitor();
  const { stdout, code } = await person.biuro(['goto', path, '--json']);
  expect(JSON.parse(stdout)).toEqual({ path, ...answer });
  expect(code).toBe(0);
});

test('tells people the same in words', async () => {
  const { stdout } = await client.biuro(['goto', '/dashboard']);
  expect(stdout).toBe(
    'Przekierowanie  /?redirect=%2Fdashboard\nPowód           ta część jest dla administratorów biura\n',
  );
});

test('a path begins with a slash', async () => {
  const { stderr, code } = await client.biuro(['goto', 'dashboard']);
  expect(stderr).toContain('Ścieżka musi zaczynać się od „/”, nie „dashboard”.');
  expect(code).toBe(2);
});
