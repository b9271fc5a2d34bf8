import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storedSession, visitor } from '../../testing/biuro.ts';
import { ownHost } from '../../testing/server.ts';

test('removes the session here and revokes it on the server', async () => {
  const person = visitor();
  await person.signIn('klient@demo.example');
  const { access_token } = storedSession(person);

  expect(await person.biuro(['logout'])).toEqual({ stdout: '', stderr: 'Wylogowano.\n', code: 0 });
  expect(existsSync(person.session)).toBe(false);
  expect((await person.biuro(['api', 'GET', '/users/me/sessions'], { env: { BIURO_TOKEN: access_token } })).code).toBe(
    4,
  );
});

test('removes the session even when the server is away', async () => {
  const person = visitor();
  await person.signIn('klient@demo.example');
  const elsewhere = readFileSync(person.session, 'utf8').replace(ownHost(), 'http://127.0.0.1:1');
  writeFileSync(person.session, elsewhere);

  expect((await person.biuro(['logout', '--host', 'http://127.0.0.1:1'])).code).toBe(0);
  expect(existsSync(person.session)).toBe(false);
});

test('signing out twice is no mistake', async () => {
  expect(await visitor().biuro(['logout'])).toEqual({ stdout: '', stderr: 'Wylogowano.\n', code: 0 });
});
