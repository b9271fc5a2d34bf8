import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Operation, readOperations } from '../contract/contract.ts';
import { samplesOf } from '../testing/sample.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const A = 'a@two.example';
const B = 'b@two.example';

let portal: TestApp;
let a: SignedIn;
/** Of everything but A's own session, and of what is not A's. */
let ids: string[];
let foreign: string[];

beforeAll(async () => {
  portal = await createTestApp({ fixture: 'two-companies' });
  a = await signIn(portal, A);
  await signIn(portal, B);
  const { db } = portal;
  const users = await db.selectFrom('users').select(['id', 'email']).execute();
  const own = users.find(({ email }) => email === A)?.id ?? '';
  const companies = await db.selectFrom('companies').select(['id', 'name']).execute();
  const sessions = await db.selectFrom('sessions').select(['id', 'user_id']).execute();
  const othersSessions = sessions.filter((session) => session.user_id !== own);
  ids = [...users, ...companies, ...othersSessions].map(({ id }) => id);
  foreign = [
    ...users.filter(({ id }) => id !== own),
    ...companies.filter(({ name }) => name.includes('SECRET-B')),
    ...othersSessions,
  ].map(({ id }) => id);
});
afterAll(() => portal.close());

/** The operation's address with every id put into each of its places. */
function addressesOf(url: string): string[] {
  const place = /:\w+/.exec(url)?.[0];
  return place ? ids.flatMap((id) => addressesOf(url.replace(place, id))) : [`/api${url}`];
}

/** Queries that name somebody else's things, in every parameter that takes an id or a text to look for. */
function queriesOf({ querystring }: Operation): string[] {
  return Object.entries(querystring.properties ?? {}).flatMap(([name, schema]) => {
    if (name === 'search') return ['search=SECRET-B'];
    if (schema.format === 'uuid') return foreign.map((id) => `${name}=${id}`);
    const filters = Object.entries(schema.properties ?? {}).filter(([, filter]) => filter.format === 'uuid');
    return filters.flatMap(([key]) => foreign.map((id) => `${name}[${key}]=${id}`));
  });
}

const operations = readOperations();
const reads = operations.filter(({ method }) => method === 'GET');
const get = (url: string) => a.call({ method: 'GET', url, headers: { 'x-confirm': 'deactivate' } });

/** One after the other: a crowd of requests would be put off, and tell nothing. */
async function getAll(urls: string[]) {
  const answers: Awaited<ReturnType<typeof get>>[] = [];
  for (const url of urls) answers.push(await get(url));
  return answers;
}

test('a client reads nothing of another company by any call of the contract, with any id there is', async () => {
  const urls = reads.flatMap((operation) =>
    addressesOf(operation.url).flatMap((url) => [url, ...queriesOf(operation).map((query) => `${url}?${query}`)]),
  );
  const answers = await getAll(urls);
  expect(answers.filter((answer) => answer.body.includes('SECRET-B')).map((answer) => answer.body)).toEqual([]);
  expect(answers.filter((answer) => answer.statusCode === 200).length).toBeGreaterThan(5);
  expect(answers.filter((answer) => answer.statusCode >= 500).map((answer) => answer.body)).toEqual([]);
});

test('a client does not learn by counts what another company has', async () => {
  const urls = reads.flatMap((operation) => queriesOf(operation).map((query) => `/api${operation.url}?${query}`));
  const answers = await getAll(urls);
  const found = answers.filter((answer) => answer.statusCode === 200).map((answer) => answer.json());
  expect(found.length).toBeGreaterThan(0);
  for (const body of found) expect([body.data, body.meta?.total ?? 0]).toEqual([[], 0]);
});

test('a client sorts and counts their own people only', async () => {
  const people = await get('/api/users/my?sort=email:desc&limit=100');
  expect(people.json()).toMatchObject({ data: [{ email: A, companies: 1 }], meta: { total: 1 } });
});

/** Everything that is not A's to change: other people and their sessions, and all companies with whom they belong to. */
async function others() {
  const { db } = portal;
  return {
    users: await db.selectFrom('users').selectAll().where('email', '!=', A).orderBy('id').execute(),
    companies: await db.selectFrom('companies').selectAll().orderBy('id').execute(),
    links: await db.selectFrom('company_users').selectAll().orderBy('user_id').orderBy('company_id').execute(),
    invitations: await db.selectFrom('user_links').selectAll().execute(),
    sessions: await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'user_id')
      .where('email', '!=', A)
      .select('sessions.id')
      .execute(),
  };
}

test('a client changes nothing of another company by any call of the contract, with any id there is', async () => {
  const before = await others();
  const statuses = new Set<number>();
  for (const { id: operation, method, url, body } of operations) {
    // It would end the session that all the others use.
    if (method === 'GET' || operation === 'endSession') continue;
    const payloads = body ? ids.flatMap((id) => samplesOf(body.schema, id)) : [undefined];
    for (const address of addressesOf(url))
      for (const payload of payloads) {
        const answer = await a.call({
          method,
          url: address,
          ...(payload !== undefined && { payload: payload as object }),
        });
        statuses.add(answer.statusCode);
      }
  }
  expect(await others()).toEqual(before);
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  expect([...statuses]).toEqual(expect.arrayContaining([200, 403, 404, 422]));
  expect((await get('/api/auth')).statusCode).toBe(200);
});

test('a client is refused every call of the office, whatever it is asked with', async () => {
  const office = operations.filter(({ security }) => security.bearer?.includes('admin'));
  for (const { method, url } of office)
    for (const address of addressesOf(url)) {
      const answer = await a.call({ method, url: address, headers: { 'x-confirm': 'deactivate' } });
      expect([method, address, answer.statusCode]).toEqual([method, address, 404]);
    }
  expect(office.length).toBeGreaterThan(15);
});
