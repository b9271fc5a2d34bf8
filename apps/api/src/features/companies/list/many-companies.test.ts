import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { ADMIN, sharedSignIn } from '../../../testing/people/sign-in.ts';
import { inParts } from '../../../testing/records/in-parts.ts';
import { get, send } from '../../../testing/server/answers.ts';
import { sharedTestApp } from '../../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);

beforeAll(async () => {
  await inParts(
    portal.db,
    22_500,
    (numbers) => sql`
    INSERT INTO companies (id, name, company_type, vat_number)
    SELECT gen_random_uuid(), concat_ws(' ', 'Masowa', CASE WHEN n <= 20001 THEN 'Stolarnia' END,
                                        CASE WHEN n <= 20000 THEN 'Cegielnia' END, n), 'other', (9000000000 + n)::text
    FROM ${numbers} n`,
  );
  await inParts(
    portal.db,
    11_000,
    (numbers) => sql`
    INSERT INTO companies (id, name, company_type, vat_number)
    SELECT gen_random_uuid(), 'Abażury ' || n, 'zoo', (8000000000 + n)::text
    FROM ${numbers} n`,
  );
});

const meta = async (query: string) => (await get(admin, `/api/companies?limit=1&${query}`)).body.meta;

test.each(['masowa', 'stolarnia', 'masowa&filters[company_type]=other', 'masowa&sort=city:desc'])(
  'a search that finds more than 20 000 is not counted any further: %s',
  async (search) => {
    expect(await meta(`search=${search}`)).toMatchObject({ total: 20_000, more: true });
  },
);

test('20 000 found are counted exactly', async () => {
  const { total, more } = await meta('search=cegielnia');
  expect([total, more]).toEqual([20_000, undefined]);
});

test.each([
  ['', 33_540],
  ['filters[company_type]=other', 22_500],
])('without a search everything is counted: "%s"', async (query, count) => {
  const { total, more } = await meta(query);
  expect([total, more]).toEqual([count, undefined]);
});

test('what was not counted is paged through to its end', async () => {
  const page = async (query: string) => (await get(admin, `/api/companies?search=masowa&sort=name:asc&${query}`)).body;
  const [before, last] = [await page('page=899'), await page('page=900')];
  const { next } = before.meta;
  expect([before.data.length, last.data.length, last.meta]).toMatchObject([25, 25, { total: 20_000, more: true }]);
  expect([last.meta.next, typeof last.meta.previous]).toEqual([undefined, 'string']);
  expect(await page(`page=900&cursor=${next}`)).toEqual(last);
  expect((await page('page=901')).data).toEqual([]);
});

test.each([
  ['behind ten thousand others', 'name:asc', 'ASC'],
  ['among the first', 'name:desc', 'DESC'],
])('what stands %s is found, and paged through there and back', async (_where, sort, way) => {
  const found = await sql<{ name: string }>`
    SELECT name FROM companies WHERE name LIKE 'Masowa%' ORDER BY name COLLATE "pl-x-icu" ${sql.raw(way)} LIMIT 50`.execute(
    portal.db,
  );
  const names = found.rows.map(({ name }) => name);
  const page = async (query: string) => {
    const { body } = await get(admin, `/api/companies?search=masowa&sort=${sort}&${query}`);
    return { names: body.data.map(({ name }: { name: string }) => name), meta: body.meta };
  };
  const first = await page('');
  const second = await page(`page=2&cursor=${first.meta.next}`);
  const back = await page(`page=1&cursor=${second.meta.previous}`);
  expect([first.names, second.names, back.names]).toEqual([names.slice(0, 25), names.slice(25), names.slice(0, 25)]);
});

test.each([
  ['search=masowa', /^Pasuje ponad\s20\s000 pozycji, a naraz można zaznaczyć najwyżej 10\s000\./],
  ['search=cegielnia', /^Pasuje 20\s000 pozycji, a naraz/],
  ['filters[company_type]=other', /^Pasuje 22\s500 pozycji, a naraz/],
])('so many ids are refused with the number that is known: %s', async (query, sentence) => {
  const { status, body } = await get(admin, `/api/companies/ids?${query}`);
  expect([status, body.code, body.error]).toEqual([422, 'too_many_ids', expect.stringMatching(sentence)]);
});

test('a saved view of such a search says that there are more', async () => {
  const { body } = await send(admin, 'POST', '/api/companies/views', { name: 'Masowe', query: 'search=masowa' });
  expect(body.data.at(-1)).toMatchObject({ name: 'Masowe', count: 20_000, more: true });
  expect(body.data[0]).toMatchObject({ key: 'all', count: 33_540 });
  expect(body.data[0]).not.toHaveProperty('more');
});
