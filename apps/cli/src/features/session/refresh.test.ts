import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Person, storedSession, visitor } from '../../testing/biuro.ts';
import { createProxy } from '../../testing/proxy.ts';

/** Makes the access token invalid, as if it had expired. */
function spoil(person: Person, host: string, tokens: ('access_token' | 'refresh_token')[]): void {
  const session = storedSession(person, host);
  for (const token of tokens) session[token] = `spoilt-${token}`;
  const file = JSON.parse(readFileSync(person.session, 'utf8'));
  writeFileSync(person.session, JSON.stringify({ ...file, [host]: { 'biuro.session': JSON.stringify(session) } }));
}

test('an expired token is renewed on the way and the new ones are stored', async () => {
  const { host, calls } = await createProxy();
  const person = visitor(host);
  await person.signIn('admin@demo.example');
  const before = storedSession(person, host);
  spoil(person, host, ['access_token']);
  calls.length = 0;

  expect((await person.biuro(['whoami'])).code).toBe(0);
  expect(calls.filter((call) => call === 'POST /api/auth/access')).toHaveLength(1);
  expect(storedSession(person, host).refresh_token).not.toBe(before.refresh_token);
});

test('five programs at once with an expired token make one refresh', async () => {
  const { host, calls } = await createProxy();
  const person = visitor(host);
  await person.signIn('admin@demo.example');
  spoil(person, host, ['access_token']);
  calls.length = 0;

  const runs = await Promise.all(Array.from({ length: 5 }, () => person.biuro(['companies', 'list', '--limit', '1'])));
  expect(runs.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
  expect(calls.filter((call) => call === 'POST /api/auth/access')).toHaveLength(1);
});

test('a refused refresh ends the session here too', async () => {
  const { host } = await createProxy();
  const person = visitor(host);
  await person.signIn('admin@demo.example');
  spoil(person, host, ['access_token', 'refresh_token']);

  const { stderr, code } = await person.biuro(['companies', 'list']);
  expect(stderr).toContain('Zaloguj się: biuro login');
  expect(code).toBe(4);
  expect((await person.biuro(['whoami'])).stderr).toContain('Nikt nie jest zalogowany.');
});

test('a refresh that gets no answer keeps the session', async () => {
  const { host } = await createProxy({ loses: (call, nth) => call === 'POST /api/auth/access' && nth === 2 });
  const person = visitor(host);
  await person.signIn('admin@demo.example');
  spoil(person, host, ['access_token']);

  expect((await person.biuro(['companies', 'list'])).code).toBe(7);
  expect((await person.biuro(['companies', 'list'])).code).toBe(0);
});
