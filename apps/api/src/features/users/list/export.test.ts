import { expect, test } from 'vitest';
import { createPeople } from '../../../testing/people/people.ts';
import { ADMIN, CLIENT, sharedSignIn } from '../../../testing/people/sign-in.ts';
import { sharedTestApp } from '../../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const client = sharedSignIn(portal, CLIENT);
const people = createPeople(portal);

const COLUMNS = 'name,role,companies,email,phone,position,status,last_login_at,created_at';
const download = (query: string, headers: Record<string, string> = {}) =>
  admin.call({ url: `/api/users/export?format=csv&${query}`, headers });
const linesOf = (body: string) =>
  body
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');

test('the file holds the chosen columns in the reader’s words', async () => {
  const person = await people.add('viewer', {
    first_name: 'Eksport',
    last_name: 'Żądło',
    email: 'zadlo@biuro.example',
    phone: '+48600700800',
    position: '=1+1',
    last_login_at: '2026-07-01T22:30:00Z',
    created_at: '2026-01-31T23:15:00Z',
  });
  await people.belong(person.id, (await people.company('Delta')).id);
  const polish = linesOf((await download(`search=zadlo&columns=${COLUMNS}`)).body);
  expect(polish[0]).toBe('Imię i nazwisko;Rola;Liczba firm;E-mail;Telefon;Stanowisko;Status;Ostatnie logowanie;Dodano');
  expect(polish[1]).toContain('Eksport Żądło;Tylko podgląd;1;zadlo@biuro.example;');
  expect(polish[1]).toContain("'=1+1");
  expect(polish[1]).toContain('Aktywne;2026-07-02 00:30');
  expect(polish).toHaveLength(2);
  const english = linesOf((await download('search=zadlo&columns=role,status', { 'accept-language': 'en' })).body);
  expect(english).toEqual(['Role;Status', 'View only;Active']);
});

test('the file has the rows of the list, in its order, without its pages', async () => {
  const query = 'filters[isAdmin]=true&sort=email:desc';
  const rows = (await admin.call({ url: `/api/users?limit=100&${query}` })).json().data;
  const lines = linesOf((await download(`columns=email&${query}`)).body);
  expect(lines.slice(1)).toEqual(rows.map(({ email }: { email: string }) => email));
});

test('every role and status has its words', async () => {
  const roles = 'owner administrator accountant payroll assistant auditor representative authorised employee viewer';
  for (const role of roles.split(' ') as Parameters<typeof people.add>[0][]) await people.add(role);
  for (const status of ['invited', 'active', 'blocked', 'deactivated'] as const) await people.add('viewer', { status });
  const words = new Set(linesOf((await download('columns=role,status')).body).flatMap((line) => line.split(';')));
  expect(words.size).toBe(2 + 10 + 4);
  expect([...words].filter((word) => /^export|^[a-z]/.test(word))).toEqual([]);
});

test('without a choice the file has the columns that the office shows', async () => {
  const [heading] = linesOf((await download('sort=email:asc')).body);
  expect(heading?.split(';').length).toBeGreaterThan(2);
});

test('nobody who was deleted is in it, and no column that does not exist', async () => {
  const { email } = await people.add('viewer', { deleted_at: new Date() });
  expect((await download('columns=email')).body).not.toContain(email);
  const refused = await download('columns=email,password_hash');
  expect([refused.statusCode, refused.json().errors[0].pointer]).toEqual([422, '/columns']);
});

test('a workbook is a workbook', async () => {
  const answer = await admin.call({ url: '/api/users/export?format=xlsx' });
  expect([answer.statusCode, answer.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  expect(answer.headers['content-disposition']).toMatch(/users|u%C5%BCytkownicy/);
});

test('it is for the office', async () => {
  expect((await client.call({ url: '/api/users/export?format=csv' })).statusCode).toBe(404);
});
