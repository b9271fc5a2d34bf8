import { expect, test } from 'vitest';
import { ADMIN, sharedSignIn } from '../../../testing/people/sign-in.ts';
import { get, send } from '../../../testing/server/answers.ts';
import { sharedTestApp } from '../../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);

const list = async (query: Record<string, string | number>) => {
  const words = Object.entries(query).map(([key, value]) => [key, String(value)]);
  const { status, body } = await get(
    admin,
    `/api/companies?${new URLSearchParams(Object.fromEntries(words)).toString()}`,
  );
  return { status, body, ids: (body.data ?? []).map(({ id }: { id: string }) => id) as string[] };
};

const SORTS = [
  'name:asc',
  'company_type:desc',
  'city:asc',
  'city:desc',
  'owner:desc',
  'lifecycle:asc,name:desc',
  'city:desc,owner:asc',
];

test.each(SORTS)(
  'cursors walk the list sorted by %s to its end and back, over the same pages as page numbers',
  async (sort) => {
    await portal.db.updateTable('companies').set({ city: null }).where('company_type', '=', 'sc').execute();
    await portal.db.updateTable('companies').set({ owner_id: null }).where('company_type', '=', 'zoo').execute();
    const { ids } = await list({ sort, limit: 100 });
    const pages: string[][] = [];
    let cursor: string | undefined;
    for (let page = 1; page === 1 || cursor; page += 1) {
      const byCursor = await list({ sort, limit: 7, page, ...(cursor && { cursor }) });
      expect((await list({ sort, limit: 7, page })).body).toEqual(byCursor.body);
      pages.push(byCursor.ids);
      cursor = byCursor.body.meta.next;
    }
    expect(pages.flat()).toEqual(ids);
    const back: string[][] = [];
    cursor = (await list({ sort, limit: 7, page: pages.length })).body.meta.previous;
    while (cursor) {
      const { ids: found, body } = await list({ sort, limit: 7, cursor });
      back.unshift(found);
      cursor = body.meta.previous;
    }
    expect(back).toEqual(pages.slice(0, -1));
  },
);

test.each(['asc', 'desc'])('companies without a town come last when towns are sorted %s', async (way) => {
  await portal.db.updateTable('companies').set({ city: null }).where('company_type', '=', 'sc').execute();
  const { body } = await list({ sort: `city:${way}`, limit: 100 });
  const towns = body.data.map(({ city }: { city: string | null }) => city);
  const named = towns.filter((town: string | null) => town !== null);
  const sorted = named.toSorted(new Intl.Collator('pl').compare);
  expect(towns).toEqual([...(way === 'asc' ? sorted : sorted.toReversed()), null, null, null, null]);
});

test('a cursor answers its own request only', async () => {
  const { next } = (await list({ limit: 5, sort: 'name:asc' })).body.meta;
  const forged = Buffer.from(JSON.stringify(['x', 1, 'y'])).toString('base64url');
  const requests: Record<string, string>[] = [
    { cursor: next, sort: 'name:desc' },
    { cursor: next, sort: 'name:asc', search: 'warszawa' },
    { cursor: next, sort: 'name:asc', 'filters[lifecycle]': 'active' },
    { cursor: forged },
    { cursor: 'AAAA' },
  ];
  for (const request of requests) {
    const { status, body } = await list(request);
    expect([
      status,
      body.errors?.map(({ pointer, code }: { pointer: string; code: string }) => [pointer, code]),
    ]).toEqual([422, [['/cursor', 'cursor']]]);
  }
});

test('a page behind the last is empty', async () => {
  expect((await list({ page: 1_000 })).body).toEqual({ data: [], meta: { page: 1_000, limit: 25, total: 40 } });
});

test('the total is right at once after a company is added', async () => {
  const before = (await list({})).body.meta.total;
  const added = await send(admin, 'POST', '/api/companies', {
    name: 'Nowa',
    company_type: 'zoo',
    vat_number: '5260250274',
  });
  expect(added.status).toBe(201);
  expect((await list({})).body.meta.total).toBe(before + 1);
});
