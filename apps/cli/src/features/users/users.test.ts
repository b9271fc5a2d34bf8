import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPerson, type Person, visitor } from '../../testing/biuro.ts';
import { linkOf, ownHost } from '../../testing/server.ts';

interface User {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  status: string;
  version: number;
}

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

const users = (...args: string[]) => administrator.biuro(['users', ...args]);
const json = async (person: Person, ...args: string[]) =>
  JSON.parse((await person.biuro(['users', ...args, '--json'])).stdout);
const rows = async (...args: string[]): Promise<User[]> => (await json(administrator, 'list', ...args)).data;

async function create(email: string, lastName: string): Promise<User> {
  const values = ['--first-name', 'Łucja', '--last-name', lastName, '--email', email, '--role', 'assistant'];
  return json(administrator, 'create', ...values);
}

describe('the list', () => {
  test('begins as the specification says: page 1, 25 users, by first name', async () => {
    const { data, meta } = await json(administrator, 'list');
    expect(meta).toMatchObject({ page: 1, limit: 25 });
    const names = data.map((user: User) => user.first_name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('pl').compare));
  });

  test('is a user a line, its fields apart by tabs', async () => {
    const { stdout, stderr, code } = await users('list', '--limit', '2', '--sort', 'email');
    const [first = '', second = '', end] = stdout.split('\n');
    expect([first.split('\t').length, second.split('\t')[1], end]).toEqual([8, expect.stringContaining('@'), '']);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  });

  test('is searched, filtered, sorted and paged as the API does', async () => {
    expect((await rows('--search', 'kowalska')).map(({ email }) => email)).toContain('admin@demo.example');
    const invited = await rows('--filter', 'status=invited', '--sort', 'last_name:desc', '--limit', '2');
    expect(new Set(invited.map(({ status }) => status))).toEqual(new Set(['invited']));
    const { meta } = await json(administrator, 'list', '--limit', '3', '--page', '2');
    expect(meta).toMatchObject({ page: 2, limit: 3 });
    expect(await rows('--all')).toHaveLength(meta.total);
  });

  test('of a client holds the people of their own companies, in the same pages', async () => {
    expect((await client.biuro(['users', 'list'])).code).toBe(3);
    const mine = await json(client, 'list', '--my', '--limit', '1');
    expect(mine.data).toHaveLength(1);
    const all = await json(client, 'list', '--my', '--all');
    expect(all.data.map(({ email }: User) => email)).toContain('klient@demo.example');
    expect(all.data).toHaveLength(mine.meta.total);
  });
});

describe('an export', () => {
  test('is a CSV of what search and filters show', async () => {
    const { stdout, stderr, code } = await users('list', '--search', 'kowalska', '--export', 'osoby.csv');
    expect({ stdout, stderr, code }).toEqual({ stdout: '', stderr: 'Zapisano listę: osoby.csv\n', code: 0 });
    const text = readFileSync(administrator.file('osoby.csv'), 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text).toContain('admin@demo.example');
    expect(text).not.toContain('klient@demo.example');
  });

  test('is a workbook, byte for byte', async () => {
    const file = administrator.file('osoby.xlsx');
    const { stdout } = await users('list', '--export', file, '--json');
    const bytes = readFileSync(file);
    expect(JSON.parse(stdout)).toEqual({ file, format: 'xlsx', bytes: bytes.length });
    expect([...bytes.subarray(0, 4)]).toEqual([0x50, 0x4b, 0x03, 0x04]);
    expect([...bytes.subarray(-22, -18)]).toEqual([0x50, 0x4b, 0x05, 0x06]);
  });

  test('of companies works the same way', async () => {
    await administrator.biuro(['companies', 'list', '--search', 'gamma', '--export', 'firmy.csv']);
    expect(readFileSync(administrator.file('firmy.csv'), 'utf8')).toContain('Gamma Technologie S.A.');
  });

  test('is not for clients', async () => {
    expect((await client.biuro(['users', 'list', '--export', 'osoby.csv'])).code).toBe(3);
  });
});

describe('one user', () => {
  test('is found by id and by address', async () => {
    const byAddress = await json(administrator, 'get', 'KLIENT@demo.example');
    expect(byAddress.email).toBe('klient@demo.example');
    expect(await json(administrator, 'get', byAddress.id)).toEqual(byAddress);
    expect(await json(client, 'get', 'klient@demo.example')).toMatchObject({ id: byAddress.id });
  });

  test('of somebody else is not there for a client', async () => {
    const { id } = await json(administrator, 'get', 'admin@demo.example');
    expect((await client.biuro(['users', 'get', id])).code).toBe(3);
    expect((await client.biuro(['users', 'get', 'admin@demo.example'])).code).toBe(3);
  });
});

test('an invitation goes by mail; the same address a second time is refused', async () => {
  const invite = ['invite', 'zaproszona@demo.example', '--role', 'payroll'];
  const { stderr, code } = await users(...invite);
  expect({ stderr, code }).toEqual({ stderr: 'Wysłano zaproszenie: zaproszona@demo.example\n', code: 0 });
  expect(await linkOf('zaproszona@demo.example')).toMatch(/\/register\/[A-Za-z0-9]+$/);

  const again = await users(...invite, '--json');
  expect(JSON.parse(again.stderr)).toMatchObject({ status: 409, code: 'email_taken', exit_code: 6 });
});

test('a client is invited together with their company', async () => {
  const { stdout } = await administrator.biuro(['companies', 'list', '--search', 'gamma', '--json']);
  const [{ id }] = JSON.parse(stdout).data;
  const invite = ['invite', 'nowy@gamma.example', '--role', 'representative', '--locale', 'en'];
  const user = await json(administrator, ...invite, '--company', `${id}=representative`);
  expect(user).toMatchObject({ locale: 'en', status: 'invited', isAdmin: false });
  expect(user.companies.map(({ name }: { name: string }) => name)).toEqual(['Gamma Technologie S.A.']);
});

test('a user is created and edited; an old version is refused', async () => {
  const email = 'lucja@demo.example';
  const created = await create(email, 'Śliwa');
  expect(created).toMatchObject({ first_name: 'Łucja', status: 'invited' });

  const edited = await users('edit', email, '--phone', '600 700 800', '--position', 'Asystentka');
  expect(edited.stderr).toBe('Zapisano: Łucja Śliwa\n');
  expect(await json(administrator, 'edit', email, '--position', '')).toMatchObject({
    phone: '+48600700800',
    position: null,
    version: created.version + 2,
  });

  const late = await users('edit', email, '--last-name', 'Wiśnia', '--expect-version', String(created.version));
  expect(late).toEqual({ stdout: '', stderr: expect.stringContaining('Ktoś zmienił te dane przed chwilą'), code: 6 });
});

test('one’s own phone changes with one’s own password', async () => {
  const person = visitor();
  await person.signIn('wlasciciel@demo.example');
  const edit = ['users', 'edit', 'wlasciciel@demo.example', '--phone', '601 000 222'];
  const refused = await person.biuro([...edit, '--json']);
  expect(JSON.parse(refused.stderr)).toMatchObject({ status: 422, exit_code: 6 });
  const { stdout, code } = await person.biuro([...edit, '--password-file', 'password', '--json']);
  expect([JSON.parse(stdout).phone, code]).toEqual(['+48601000222', 0]);
});

test('a user is deactivated, activated, deleted and restored', async () => {
  const email = 'kalina@demo.example';
  const { id } = await create(email, 'Kalina');
  const token = (await linkOf(email)).split('/').at(-1);
  const body = JSON.stringify({ token, first_name: 'Łucja', last_name: 'Kalina', password: 'zielone-drzewo-za-oknem' });
  expect((await visitor().biuro(['api', 'POST', `/users/${id}`, '--data', body])).code).toBe(0);

  const done = async (...args: string[]) => (await users(...args)).stderr;
  expect(await done('deactivate', email, '--yes')).toBe('Konto wyłączone: Łucja Kalina\n');
  expect((await json(administrator, 'get', email)).status).toBe('deactivated');
  expect(await done('activate', email)).toBe('Konto włączone: Łucja Kalina\n');
  expect(await done('delete', email, '--yes')).toBe(
    `Użytkownik usunięty: Łucja Kalina. Przywrócenie, do 30 dni: biuro users restore ${id}\n`,
  );
  expect((await users('get', id)).code).toBe(3);
  expect(await done('restore', id)).toBe('Użytkownik przywrócony: Łucja Kalina\n');
  expect((await json(administrator, 'get', email)).status).toBe('active');
});

test('whoever was deleted is listed, and restored by address', async () => {
  const email = 'malina@demo.example';
  const { id } = await create(email, 'Malina');
  await users('delete', email, '--yes');
  const [first] = (await users('deleted', '--limit', '1')).stdout.split('\n');
  expect(first?.split('\t').slice(0, 5)).toEqual([id, email, 'Łucja', 'Malina', 'assistant']);

  expect((await users('restore', email.toUpperCase())).stderr).toBe('Użytkownik przywrócony: Łucja Malina\n');
  const again = await users('restore', email);
  expect([again.stderr.split('\n')[0], again.code]).toEqual([`Nie ma usuniętego użytkownika z adresem ${email}.`, 3]);
  expect((await client.biuro(['users', 'deleted'])).code).toBe(3);
});

test('a user cannot deactivate themselves', async () => {
  const { stderr, code } = await users('deactivate', 'admin@demo.example', '--yes', '--json');
  expect(JSON.parse(stderr)).toMatchObject({ status: 409, code: 'not_yourself' });
  expect(code).toBe(6);
});

test('a client cannot change users', async () => {
  const { id } = await json(administrator, 'get', 'ksiegowa@demo.example');
  expect((await client.biuro(['users', 'activate', id])).code).toBe(3);
  expect((await client.biuro(['users', 'edit', id, '--last-name', 'x'])).code).toBe(3);
});

test('a client invites to the company that they represent, with a role of clients', async () => {
  const email = 'zaproszona-przez-firme@demo.example';
  const invite = (role: string) => client.biuro(['users', 'invite', email, '--role', role]);
  const refused = await invite('accountant');
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('Zapraszasz do jednej firmy')]);
  const { code, stdout, stderr } = await invite('viewer');
  expect([code, stdout, stderr]).toEqual([0, '', `Wysłano zaproszenie: ${email}\n`]);
  const { status, companies } = await json(administrator, 'get', email);
  expect([status, companies.map((company: { role: string }) => company.role)]).toEqual(['invited', ['viewer']]);
});

test('an anonymous caller must sign in first, and no request is sent', async () => {
  expect((await visitor('http://127.0.0.1:1').biuro(['users', 'list'])).code).toBe(4);
});

test.each([
  [['users', 'invite', 'x@demo.example'], 'Podaj --role.'],
  [['users', 'get', '12'], 'Podaj id albo adres e-mail użytkownika, nie „12”.'],
  [['users', 'edit', 'x@demo.example'], 'Podaj, co zmienić, np. --phone.'],
  [['users', 'delete', 'x@demo.example', '--no-input'], 'Bez pytań potwierdź opcją --yes.'],
  [['users', 'deactivate', 'x@demo.example'], 'Bez pytań potwierdź opcją --yes.'],
  [
    ['users', 'list', '--export', 'osoby.pdf'],
    '--export: nazwa pliku musi kończyć się na .csv albo .xlsx, nie „osoby.pdf”.',
  ],
  [['users', 'list', '--export', 'nie/ma/osoby.csv'], 'Nie można zapisać pliku nie/ma/osoby.csv.'],
  [['users', 'list', '--export', 'osoby.csv', '--all'], '--export nie łączy się z --all.'],
  [
    ['users', 'invite', 'x@demo.example', '--role', 'viewer', '--company', 'id=szef'],
    '--company: rola „szef” nie pasuje. Możliwe: representative, authorised, employee, viewer.',
  ],
])('%j is wrong usage', async (args, sentence) => {
  const { stderr, code } = await administrator.biuro(args);
  expect(stderr.split('\n')[0]).toContain(sentence);
  expect(code).toBe(2);
});

test('an accountant reads all users and invites none', async () => {
  const accountant = visitor();
  await accountant.signIn('ksiegowa@demo.example');
  const asked = (...args: string[]) => accountant.biuro(['users', ...args, '--host', ownHost()]);
  expect((await asked('list')).code).toBe(0);
  expect((await asked('invite', 'x@demo.example', '--role', 'assistant')).code).toBe(5);
});
