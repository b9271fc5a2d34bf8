import { describe, expect, test } from 'vitest';
import { COMPANIES } from '../../demo/office/names.ts';
import { createPeople } from '../../testing/people/people.ts';
import { ADMIN, CLIENT, sharedSignIn } from '../../testing/people/sign-in.ts';
import { get, send } from '../../testing/server/answers.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const client = sharedSignIn(portal, CLIENT);
const people = createPeople(portal);

const names = (body: { data: { name: string }[] }) => body.data.map((company) => company.name);
const company = (vat_number: string, name = 'Próba Sp. z o.o.') => ({ name, company_type: 'zoo', vat_number });

describe('the list', () => {
  test('answers 25 of 40 companies in Polish order, with the total', async () => {
    const { status, body } = await get(admin, '/api/companies');
    expect(status).toBe(200);
    expect(body.meta).toEqual({ page: 1, limit: 25, total: 40, next: expect.any(String) });
    expect(names(body)).toEqual(
      COMPANIES.map(([name]) => name)
        .toSorted(new Intl.Collator('pl').compare)
        .slice(0, 25),
    );
  });

  test('puts no company on two pages and leaves none out', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => get(admin, `/api/companies?limit=10&page=${page}&sort=company_type:desc`)),
    );
    const ids = pages.flatMap(({ body }) => body.data.map((one: { id: string }) => one.id));
    expect(new Set(ids).size).toBe(40);
  });

  test.each([
    ['zubr', ['Meble Dębowe Żubr Sp. z o.o.']],
    ['ŁABĘDŹ', ['Transport Łabędź Sp. z o.o.']],
    ['zrodlo', []],
    ['optyk lis', ['Optyk Źrenica Barbara Lis']],
    ['100%', []],
    ['_', []],
  ])('finds by the fragment "%s"', async (search, expected) => {
    const { body } = await get(admin, `/api/companies?search=${encodeURIComponent(search)}`);
    expect(names(body)).toEqual(expected);
  });

  test('finds by a NIP that is written with hyphens', async () => {
    const all = await get(admin, '/api/companies?limit=1');
    const { name, vat_number: nip } = all.body.data[0];
    const written = `${nip.slice(0, 3)}-${nip.slice(3, 6)}-${nip.slice(6, 8)}-${nip.slice(8)}`;
    expect(names((await get(admin, `/api/companies?search=${written}`)).body)).toEqual([name]);
  });

  test('filters by legal form and lifecycle', async () => {
    const { body } = await get(admin, '/api/companies?filters[company_type]=foundation');
    expect(names(body)).toEqual(['Fundacja Dobry Start', 'Fundacja Zielone Podwórka']);
    const suspended = await get(admin, '/api/companies?filters[lifecycle]=suspended');
    expect(names(suspended.body)).toEqual(['Introligatornia Okładka Józef Ożóg']);
  });

  test.each([
    ['sort=password:asc', '/sort'],
    ['sort=name', '/sort'],
    ['sort=constructor:asc', '/sort'],
    ['filters[password_hash]=x', '/filters/password_hash'],
    ['filters[company_type]=nothing', '/filters/company_type'],
    ['limit=101', '/limit'],
    ['page=0', '/page'],
    ['serach=zubr', '/serach'],
  ])('refuses %s at its place', async (query, pointer) => {
    const { status, body } = await get(admin, `/api/companies?${query}`);
    expect(status).toBe(422);
    expect(body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([pointer]);
  });

  test('is for the office only', async () => {
    expect((await get(client, '/api/companies')).status).toBe(404);
    expect((await get(portal, '/api/companies')).status).toBe(401);
  });
});

describe('adding', () => {
  test('stores the NIP as ten digits, however it was written', async () => {
    const { status, body } = await send(admin, 'POST', '/api/companies', company(' PL 526-025-02-74 '));
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      name: 'Próba Sp. z o.o.',
      vat_number: '5260250274',
      lifecycle: 'onboarding',
      owner: null,
      version: 1,
    });
    expect((await get(admin, `/api/companies/${body.data.id}`)).body).toEqual(body);
  });

  test('refuses a NIP that exists and names the company that has it', async () => {
    const existing = (await get(admin, '/api/companies?search=gamma')).body.data[0];
    const { status, body } = await send(admin, 'POST', '/api/companies', company(existing.vat_number));
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'vat_number_taken',
      error: 'Firma z tym NIP-em już jest: Gamma Technologie S.A.',
      errors: [
        {
          pointer: '/vat_number',
          code: 'taken',
          message: 'Firma z tym NIP-em już jest: Gamma Technologie S.A.',
          link: `/companies/${existing.id}`,
        },
      ],
    });
  });

  test.each([
    [{}, { '/name': 'Wpisz nazwę firmy', '/company_type': 'Wybierz formę prawną', '/vat_number': 'Wpisz NIP' }],
    [
      { vat_number: '12' },
      {
        '/name': 'Wpisz nazwę firmy',
        '/company_type': 'Wybierz formę prawną',
        '/vat_number': 'NIP ma 10 cyfr. Tu są 2',
      },
    ],
    [company('526025027'), { '/vat_number': 'NIP ma 10 cyfr. Tu jest 9' }],
    [company('5260250273'), { '/vat_number': 'Sprawdź NIP. Cyfry się nie zgadzają' }],
    [{ ...company('5260250274'), name: '' }, { '/name': 'Wpisz nazwę firmy' }],
    [{ ...company('5260250274'), company_type: '' }, { '/company_type': 'Wybierz formę prawną' }],
    [{ ...company('5260250274'), email: 'ewa@' }, { '/email': 'Wpisz adres e-mail, np. ewa@firma.example' }],
    [{ ...company('5260250274'), colour: 'red' }, { '/colour': 'Takiego pola tu nie ma' }],
    [
      { ...company('5260250274'), owner_id: '00000000-0000-7000-8000-000000000000' },
      { '/owner_id': 'Wybierz opiekuna z biura' },
    ],
  ])('answers one sentence per field for %j', async (values, sentences) => {
    const { status, body } = await send(admin, 'POST', '/api/companies', values);
    expect(status).toBe(422);
    expect(
      Object.fromEntries(
        body.errors.map((error: { pointer: string; message: string }) => [error.pointer, error.message]),
      ),
    ).toEqual(sentences);
  });

  test('speaks English when asked', async () => {
    const { body } = await send(admin, 'POST', '/api/companies', company('123'), { 'accept-language': 'en' });
    expect(body.error).toBe('A NIP has 10 digits. Here are 3');
  });

  test('makes one company of five parallel posts with one key, and answers all alike', async () => {
    const headers = { 'idempotency-key': 'one-intention-1' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        send(admin, 'POST', '/api/companies', company('7740001454', 'Raz Sp. z o.o.'), headers),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    const other = await send(admin, 'POST', '/api/companies', company('7342867148', 'Dwa Sp. z o.o.'), headers);
    expect(other.status).toBe(422);
    expect(other.body.errors[0].code).toBe('key_reused');
  });

  test('answers a repeat with the headers of the first answer', async () => {
    const headers = { 'idempotency-key': 'one-place-1' };
    const payload = company('6912417508', 'Gdzie Sp. z o.o.');
    const post = () => admin.call({ method: 'POST', url: '/api/companies', payload, headers });
    const [first, repeat] = [await post(), await post()];
    expect(first.headers.location).toBe(`/api/companies/${first.json().data.id}`);
    expect(repeat.headers.location).toBe(first.headers.location);
  });

  test('lets one of ten parallel posts with the same NIP win', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        send(admin, 'POST', '/api/companies', company('7980332920', 'Wyścig Sp. z o.o.')),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });
});

describe('editing', () => {
  test('lets one of two editors of the same version win', async () => {
    const { data } = (await send(admin, 'POST', '/api/companies', company('3755747347', 'Edycja Sp. z o.o.'))).body;
    const { name, company_type, vat_number, lifecycle, city, email, phone, version } = data;
    const values = { name, company_type, vat_number, lifecycle, owner_id: null, city, email, phone, version };
    const first = await send(admin, 'PUT', `/api/companies/${data.id}`, { ...values, city: 'Łódź' });
    expect(first.status).toBe(200);
    expect(first.body.data).toEqual({ ...data, city: 'Łódź', version: 2, updated_at: first.body.data.updated_at });
    const second = await send(admin, 'PUT', `/api/companies/${data.id}`, { ...values, city: 'Gdynia' });
    expect(second).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
    expect((await get(admin, `/api/companies/${data.id}`)).body.data.city).toBe('Łódź');
  });

  test('keeps whoever looks after the company, also when they are away; gives it to nobody who is', async () => {
    const person = await people.add('accountant');
    const optional = { lifecycle: 'active', email: null, phone: null };
    const values = { ...company('8971649500', 'Opieka Sp. z o.o.'), ...optional, owner_id: person.id };
    const { data } = (await send(admin, 'POST', '/api/companies', values)).body;
    await send(admin, 'POST', `/api/users/${person.id}/deactivate`, '');
    const edit = (version: number, owner_id: string) =>
      send(admin, 'PUT', `/api/companies/${data.id}`, { ...values, version, owner_id, city: 'Łódź' });
    expect((await edit(1, person.id)).body.data).toMatchObject({ city: 'Łódź', owner: { id: person.id } });
    const other = await people.add('accountant', { status: 'deactivated' });
    expect((await edit(2, other.id)).body.errors[0]).toMatchObject({ pointer: '/owner_id', code: 'unknown' });
  });

  test('refuses the NIP of another company and a company that is not there', async () => {
    const [one, two] = (await get(admin, '/api/companies?limit=2&filters[company_type]=jdg')).body.data;
    const { name, company_type, lifecycle, city, email, phone, version } = one;
    const values = {
      name,
      company_type,
      lifecycle,
      owner_id: null,
      city,
      email,
      phone,
      version,
      vat_number: two.vat_number,
      // It ends with the NIP that the company has now.
      zus_account: null,
    };
    expect(await send(admin, 'PUT', `/api/companies/${one.id}`, values)).toMatchObject({
      status: 409,
      body: { code: 'vat_number_taken' },
    });
    const nowhere = '00000000-0000-7000-8000-000000000000';
    expect((await send(admin, 'PUT', `/api/companies/${nowhere}`, values)).status).toBe(404);
  });
});

describe('a client', () => {
  test('sees the own company and gets 404 for every other', async () => {
    const own = (await get(client, '/api/companies/my')).body.data;
    expect(names({ data: own })).toEqual(['Delta Spedycja Sp. z o.o.']);
    const all = (await get(admin, '/api/companies?limit=100')).body.data as { id: string }[];
    const statuses = await Promise.all(
      all.map(async ({ id }) => [id, (await get(client, `/api/companies/${id}`)).status]),
    );
    expect(statuses.filter(([, status]) => status !== 404)).toEqual([[own[0].id, 200]]);
  });

  test('is not told of companies that an administrator merely sees', async () => {
    expect((await get(admin, '/api/companies/my')).body.data).toEqual([]);
  });

  test('may not add, edit or import', async () => {
    const own = (await get(client, '/api/companies/my')).body.data[0];
    expect((await send(client, 'POST', '/api/companies', company('4972530874'))).status).toBe(404);
    expect((await send(client, 'PUT', `/api/companies/${own.id}`, {})).status).toBe(404);
    const upload_id = '0190a000-0000-7000-8000-00000000000f';
    expect((await send(client, 'POST', '/api/companies/import', { upload_id })).status).toBe(404);
  });
});
