import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOperations } from '../contract/contract.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let portal: TestApp;
let a: SignedIn;

beforeAll(async () => {
  portal = await createTestApp({ fixture: 'two-companies' });
  a = await signIn(portal, 'a@two.example');
});
afterAll(() => portal.close());

const idsOf = async (table: 'companies' | 'users' | 'sessions') =>
  (await portal.db.selectFrom(table).select('id').execute()).map((row) => row.id);

/** The operation's address with every id put into each of its places. */
function addressesOf(url: string, ids: string[]): string[] {
  const place = /:\w+/.exec(url)?.[0];
  return place ? ids.flatMap((id) => addressesOf(url.replace(place, id), ids)) : [url];
}

test('a client reads nothing of another company by any call of the contract, with any id there is', async () => {
  await signIn(portal, 'b@two.example');
  const ids = [...(await idsOf('companies')), ...(await idsOf('users')), ...(await idsOf('sessions'))];
  const urls = readOperations()
    .filter(({ method }) => method === 'GET')
    .flatMap(({ url }) => addressesOf(url, ids));
  const answers = await Promise.all(urls.map((url) => a.call({ method: 'GET', url: `/api${url}` })));
  expect(answers.filter((answer) => answer.body.includes('SECRET-B')).map((answer) => answer.body)).toEqual([]);
  expect(answers.filter((answer) => answer.statusCode === 200).length).toBeGreaterThan(5);
  expect(answers.filter((answer) => answer.statusCode >= 500)).toEqual([]);
});

test('a client changes nothing of another company', async () => {
  const ids = [...(await idsOf('companies')), ...(await idsOf('users'))];
  const urls = readOperations()
    .filter(({ method, security }) => method !== 'GET' && security.bearer)
    .flatMap(({ method, url }) => addressesOf(url, ids).map((address) => [method, address] as const));
  for (const [method, url] of urls) {
    const answer = await a.call({
      method,
      url: `/api${url}`,
      ...(method !== 'DELETE' && { payload: {} }),
    });
    expect([403, 404, 415]).toContain(answer.statusCode);
  }
});
