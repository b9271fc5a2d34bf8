import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPerson, type Person, visitor } from '../../testing/biuro.ts';

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

const json = async (person: Person, ...args: string[]) =>
  JSON.parse((await person.biuro(['companies', ...args, '--json'])).stdout);
const mine = async () => (await json(client, 'list', '--my')).data[0];

test('lists a company a line, its fields apart by tabs', async () => {
  const { stdout, stderr, code } = await administrator.biuro(['companies', 'list', '--limit', '2', '--sort', 'name']);
  const [first = '', second = '', end] = stdout.split('\n');
  expect(first.split('\t')).toHaveLength(11);
  expect(second.split('\t')[1]).toMatch(/^\d{10}$/);
  expect(end).toBe('');
  expect(stderr).toBe('');
  expect(code).toBe(0);
});

test('finds a company without Polish letters', async () => {
  const found = await json(administrator, 'list', '--search', 'zrebiec');
  expect(found.data.map(({ name }: { name: string }) => name)).toEqual(['Gospodarstwo Ogrodnicze Jan Źrebiec']);
});

test('sorts, filters and pages as the API does', async () => {
  const page = await json(
    administrator,
    'list',
    '--sort',
    'name:desc',
    '--filter',
    'lifecycle=active',
    '--limit',
    '3',
    '--page',
    '2',
  );
  expect(page.meta).toMatchObject({ page: 2, limit: 3, total: expect.any(Number) });
  const names = page.data.map(({ name }: { name: string }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('pl').compare).toReversed());
});

test('--all reads every page', async () => {
  const { meta } = await json(administrator, 'list', '--limit', '1');
  const all = await json(administrator, 'list', '--all');
  expect(all.data).toHaveLength(meta.total);
});

test('adds, shows, edits; a second one with the NIP is refused with the name of the first', async () => {
  const create = [
    'companies',
    'create',
    '--name',
    'Żółw s.c.',
    '--nip',
    '000-99-00-024',
    '--type',
    'sc',
    '--city',
    'Łódź',
  ];
  const added = await administrator.biuro(create);
  expect(added.stderr).toBe('Dodano firmę: Żółw s.c.\n');
  expect(added.code).toBe(0);

  const again = await administrator.biuro([...create, '--json']);
  expect(JSON.parse(again.stderr)).toMatchObject({
    status: 409,
    error: expect.stringContaining('Żółw s.c.'),
    exit_code: 6,
  });

  const edited = await administrator.biuro([
    'companies',
    'edit',
    '0009900024',
    '--city',
    '',
    '--phone',
    '+48 22 000 00 01',
  ]);
  expect(edited.stderr).toBe('Zapisano: Żółw s.c.\n');
  expect(await json(administrator, 'get', '0009900024')).toMatchObject({
    name: 'Żółw s.c.',
    company_type: 'sc',
    city: null,
    phone: '+48 22 000 00 01',
    version: 2,
  });

  const late = await administrator.biuro([
    'companies',
    'edit',
    '0009900024',
    '--city',
    'Radom',
    '--expect-version',
    '1',
  ]);
  expect(late).toEqual({ stdout: '', stderr: expect.stringContaining('Ktoś zmienił te dane przed chwilą'), code: 6 });
});

test('a wrong NIP is refused with the sentence of the server', async () => {
  const run = await administrator.biuro([
    'companies',
    'create',
    '--name',
    'Zła',
    '--nip',
    '1234567890',
    '--type',
    'sc',
  ]);
  expect(run).toEqual({ stdout: '', stderr: 'Sprawdź NIP. Cyfry się nie zgadzają\n', code: 6 });
});

test('a client may not list, sees their own company by id and NIP, and no other', async () => {
  expect((await client.biuro(['companies', 'list'])).code).toBe(3);

  const own = await mine();
  const whole = await json(client, 'get', own.id);
  expect(whole).toMatchObject({ ...own, office: null });
  expect(await json(client, 'get', own.vat_number)).toEqual(whole);

  const { data } = await json(administrator, 'list', '--limit', '5');
  const foreign = data.find(({ id }: { id: string }) => id !== own.id);
  expect((await client.biuro(['companies', 'get', foreign.id])).code).toBe(3);
  expect((await client.biuro(['companies', 'get', foreign.vat_number])).code).toBe(3);
});

test('an anonymous caller must sign in first, and no request is sent', async () => {
  expect((await visitor('http://127.0.0.1:1').biuro(['companies', 'list'])).code).toBe(4);
});

test.each([
  [['companies', 'create', '--name', 'x'], 'Podaj --nip.'],
  [
    ['companies', 'create', '--name', 'x', '--nip', '1', '--type', 'gmbh'],
    '--type: „gmbh” nie pasuje. Możliwe: jdg, sc, sj, sp, sk, ska, zoo, psa, sa, foundation, association, community, farmer, other.',
  ],
  [['companies', 'list', '--page', '0'], '--page: podaj liczbę całkowitą od 1, nie „0”.'],
  [['companies', 'list', '--filter', 'active'], '--filter: podaj klucz=wartość, nie „active”.'],
  [['companies', 'get', '123'], 'Podaj id albo poprawny NIP firmy, nie „123”.'],
  [['companies', 'edit', '0009900024'], 'Podaj, co zmienić, np. --city.'],
  [['companies', 'lst'], 'Nie ma polecenia lst. Może chodziło o list?'],
])('%j is wrong usage', async (args, sentence) => {
  const { stderr, code } = await administrator.biuro(args);
  expect(stderr.split('\n')[0]).toBe(sentence);
  expect(code).toBe(2);
});
