import { describe, expect, test } from 'vitest';
import { type Calling, createPeople } from '../../../testing/people/people.ts';
import { ADMIN, CLIENT, sharedSignIn } from '../../../testing/people/sign-in.ts';
import { get, send } from '../../../testing/server/answers.ts';
import { sharedTestApp } from '../../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const client = sharedSignIn(portal, CLIENT);
const people = createPeople(portal);

interface SavedView {
  id: string | null;
  key: string | null;
  name: string | null;
  query: string;
  count: number;
}
const views = async (by: Calling): Promise<SavedView[]> => (await get(by, '/api/companies/views')).body.data;
const save = (by: Calling, name: string, query: string) => send(by, 'POST', '/api/companies/views', { name, query });
const total = async (by: Calling, query: string): Promise<number> =>
  (await get(by, `/api/companies?${query}`)).body.meta.total;

describe('views of the list', () => {
  test('those of the office lead to as many companies as they say', async () => {
    const all = await views(admin);
    expect(all.map(({ key, query }) => [key, query])).toEqual([
      ['all', ''],
      ['mine', 'filters[mine]=true'],
      ['documents', 'filters[documents_missing]=true'],
      ['late', 'filters[late]=true'],
      ['without_owner', 'filters[without_owner]=true'],
      ['onboarding', 'filters[lifecycle]=onboarding'],
      ['suspended', 'filters[lifecycle]=suspended'],
    ]);
    for (const { query, count } of all) expect([query, count]).toEqual([query, await total(admin, query)]);
    expect(all[0]?.count).toBe(40);
    expect(all[1]?.count).toBeGreaterThan(0);
  });

  test('everybody has their own companies in "mine"', async () => {
    const person = await people.come('accountant');
    const count = async () => (await views(person)).find(({ key }) => key === 'mine')?.count;
    expect(await count()).toBe(0);
    const company = { name: 'Moja', company_type: 'jdg', vat_number: '7740001454', owner_id: person.id };
    expect((await send(admin, 'POST', '/api/companies', company)).status).toBe(201);
    expect(await count()).toBe(1);
  });

  test('one’s own is saved as the list writes its address, counted, and forgotten', async () => {
    const [person, other] = [await people.come('auditor'), await people.come('assistant')];
    const { status, body } = await save(
      person,
      ' Fundacje ',
      '?page=3&filters[company_type]=foundation&sort=city:desc&search=+warszawa+',
    );
    const saved = body.data.at(-1);
    expect([status, saved]).toEqual([
      201,
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        key: null,
        name: 'Fundacje',
        query: 'search=warszawa&sort=city:desc&filters[company_type]=foundation',
        count: 1,
        shared: false,
        mine: true,
      },
    ]);
    expect((await views(person)).at(-1)).toEqual(saved);
    expect((await views(other)).length).toBe(7);
    const forget = (by: Calling) => by.call({ method: 'DELETE', url: `/api/companies/views/${saved.id}` });
    expect([
      (await forget(other)).statusCode,
      (await forget(person)).statusCode,
      (await forget(person)).statusCode,
    ]).toEqual([404, 204, 404]);
    expect((await views(person)).length).toBe(7);
  });

  test('is renamed, filled anew, and shared with the whole office by who has saved it', async () => {
    const [person, other, administrator] = [
      await people.come('accountant'),
      await people.come('assistant'),
      await people.come('administrator'),
    ];
    const { id } = (await save(person, 'Spółki', 'filters[company_type]=zoo')).body.data.at(-1);
    const change = (by: Calling, body: object) => send(by, 'PUT', `/api/companies/views/${id}`, body);
    const seen = async (by: Calling) => (await views(by)).find((view) => view.id === id);
    expect((await change(other, { name: 'Moje' })).status).toBe(404);
    expect((await change(person, { name: 'Spółki z o.o.', shared: true })).status).toBe(200);
    expect(await seen(other)).toMatchObject({ name: 'Spółki z o.o.', shared: true, mine: false });
    expect((await change(other, { name: 'Moje' })).status).toBe(403);
    const { body } = await change(administrator, { query: '?page=2&filters[company_type]=jdg' });
    expect(body.data.find((view: SavedView) => view.id === id)).toMatchObject({
      query: 'filters[company_type]=jdg',
      mine: true,
    });
    expect((await change(person, { query: 'filters[gone]=1' })).body.errors[0].pointer).toBe('/query');
    await save(person, 'Drugi', '');
    expect((await change(person, { name: 'drugi' })).status).toBe(409);
    expect((await change(person, { shared: false })).status).toBe(200);
    expect([await seen(other), await seen(administrator)]).toEqual([undefined, undefined]);
  });

  test('has one name once, in whatever case', async () => {
    const person = await people.come('assistant');
    expect((await save(person, 'Moje', '')).status).toBe(201);
    const { status, body } = await save(person, 'MOJE', 'search=a');
    const message = 'Masz już widok o tej nazwie';
    expect([status, body.errors]).toEqual([409, [{ pointer: '/name', code: 'taken_by_view', message }]]);
    expect((await save(await people.come('assistant'), 'Moje', '')).status).toBe(201);
  });

  test.each([
    'filters[password]=1',
    'sort=password:asc',
    'sort=name',
    'filters[late]=perhaps',
    'colour=red',
    'filters[owner_id]=1',
  ])('refuses %s', async (query) => {
    const { status, body } = await save(admin, 'Zły', query);
    const message = 'Tych filtrów lista firm nie ma';
    expect([status, body.errors]).toEqual([422, [{ pointer: '/query', code: 'not_of_list', message }]]);
  });

  test('refuses a name of blanks, and more views than anybody looks through', async () => {
    const person = await people.come('assistant');
    expect((await save(person, '  ', '')).body.error).toBe('Nazwij ten widok');
    for (let index = 0; index < 30; index += 1) expect((await save(person, `Widok ${index}`, '')).status).toBe(201);
    const { status, body } = await save(person, 'Jeszcze jeden', '');
    expect([status, body.error]).toEqual([409, 'Możesz zapisać najwyżej 30 widoków. Usuń któryś']);
  });

  test('a view that asks for what there is no longer counts nothing and breaks nothing', async () => {
    const person = await people.come('assistant');
    await save(person, 'Dawny', 'filters[lifecycle]=active');
    await portal.db.updateTable('saved_views').set({ query: 'filters[gone]=1' }).where('name', '=', 'Dawny').execute();
    expect((await views(person)).at(-1)).toMatchObject({ name: 'Dawny', count: 0 });
  });

  test('are the office’s', async () => {
    expect((await get(client, '/api/companies/views')).status).toBe(404);
    expect((await save(client, 'Moje', '')).status).toBe(404);
  });
});
