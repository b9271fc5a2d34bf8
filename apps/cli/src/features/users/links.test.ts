import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPerson, type Person, visitor } from '../../testing/biuro.ts';
import { linkOf, ownHost } from '../../testing/server.ts';

let administrator: Person;
beforeAll(async () => {
  administrator = createPerson();
  await administrator.signIn('admin@demo.example');
});
afterAll(() => administrator.leave());

const users = (...args: string[]) => administrator.biuro(['users', ...args]);
const json = async (...args: string[]) => JSON.parse((await users(...args, '--json')).stdout);
const invite = (email: string) => json('invite', email, '--role', 'assistant');

test('an invitation is sent again with another link, and withdrawn', async () => {
  const email = 'jeszcze@demo.example';
  const { id } = await invite(email);
  const before = await linkOf(email);
  expect((await users('resend', email)).stderr).toBe(`Wysłano zaproszenie: ${email}\n`);
  await expect.poll(() => linkOf(email)).not.toBe(before);

  expect((await users('withdraw', email)).code).toBe(2);
  expect((await users('withdraw', email, '--yes')).stderr).toBe(`Zaproszenie wycofane: ${email}\n`);
  expect((await users('get', id)).code).toBe(3);
});

test('a link for a new password stands alone on stdout', async () => {
  const { stdout, stderr, code } = await users('reset-link', 'klient@demo.example');
  expect(stdout).toMatch(new RegExp(`^${ownHost()}/reset-password/[A-Za-z0-9]+\\n$`));
  expect(stderr).toMatch(/^Odnośnik działa raz, do \d{4}-\d\d-\d\d \d\d:\d\d\.\n$/);
  expect(code).toBe(0);
});

test('the history of a user tells what was done, and by whom', async () => {
  const email = 'historia@demo.example';
  await invite(email);
  await users('edit', email, '--position', 'Asystentka');
  const rows = (await users('history', email)).stdout.split('\n').map((line) => line.split('\t').slice(1));
  expect(rows).toContainEqual(['Anna Kowalska', 'user.updated', 'position', '', 'Asystentka']);
});

test('the companies of a user are listed with the role in each', async () => {
  const { data } = await json('companies', 'wlasciciel@demo.example', '--role', 'representative');
  expect(data.length).toBeGreaterThanOrEqual(3);
  expect(new Set(data.map(({ role }: { role: string }) => role))).toEqual(new Set(['representative']));
  const { stdout } = await users('companies', 'klient@demo.example');
  expect(stdout.split('\n')[0]?.split('\t')).toHaveLength(4);
  expect((await users('companies', 'admin@demo.example')).stderr).toBe('Brak firm.\n');
});

test('several users are changed at once, each told by itself', async () => {
  const emails = ['pierwsza@demo.example', 'druga@demo.example'];
  const ids = [];
  for (const email of emails) ids.push((await invite(email)).id);

  const resent = await users('bulk', 'resend', ...emails);
  expect(resent.stdout.split('\n').map((line) => line.split('\t').slice(0, 2))).toEqual([
    [ids[0], 'done'],
    [ids[1], 'done'],
    [''],
  ]);
  const deleted = await administrator.biuro(['users', 'bulk', 'delete', '-', '--yes'], {
    input: `${ids.join('\n')}\n`,
  });
  expect(deleted.code).toBe(0);
  expect((await users('get', ids[0])).code).toBe(3);

  const mixed = await users('bulk', 'deactivate', 'admin@demo.example', '--yes');
  expect(mixed.stdout.split('\t')[1]).toBe('refused');
  expect([mixed.stderr, mixed.code]).toEqual(['1 pozycja została bez zmian.\n', 6]);
});

test('what takes somebody’s way in is asked before', async () => {
  const { stderr, code } = await users('bulk', 'delete', 'klient@demo.example');
  expect(stderr.split('\n')[0]).toBe('Bez pytań potwierdź opcją --yes.');
  expect(code).toBe(2);
});

test('a client does none of this', async () => {
  const client = visitor();
  await client.signIn('klient@demo.example');
  const { id } = await json('get', 'ksiegowa@demo.example');
  for (const args of [
    ['resend', id],
    ['withdraw', id, '--yes'],
    ['reset-link', id],
    ['history', id],
    ['companies', id],
  ]) {
    expect([args[0], (await client.biuro(['users', ...args])).code]).toEqual([args[0], 3]);
  }
});
