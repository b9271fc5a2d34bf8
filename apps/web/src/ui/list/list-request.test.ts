import { createApi } from '@biuro/core/api/client.ts';
import { expect, test } from 'vitest';
import { firstParameters, type ListRequest, pagesOf, prefetchList } from './list-request.ts';

const request: ListRequest = { path: '/users', name: 'users', sort: { key: 'first_name', order: 'asc' } };
const settings = { host: 'https://biuro.example', apiKey: 'biuro-test', locale: 'pl' as const };
const { signal } = new AbortController();
const parameters = { page: 2, limit: 25, sort: 'first_name:asc' };
const second = { data: [{ id: 'u-26' }], meta: { page: 2, limit: 25, total: 26 } };

/** A server that answers the second page, and the addresses that were requested of it. */
function serverOf(answer = () => Response.json(second)) {
  const requested: string[] = [];
  const fetch = ({ url }: Request) => {
    requested.push(decodeURIComponent(url.replace(settings.host, '')));
    return Promise.resolve(answer());
  };
  return { requested, api: createApi({ fetch, settings }) };
}

test('a bare address asks for the first page', () => {
  expect(firstParameters(request, '')).toEqual({ page: 1, limit: 25, sort: 'first_name:asc' });
});

test('an address is taken as it is', () => {
  expect(firstParameters(request, '?search=nowak&sort=email:desc&page=3&limit=50&filters[status]=active')).toEqual({
    page: 3,
    limit: 50,
    sort: 'email:desc',
    filters: { status: 'active' },
    search: 'nowak',
  });
});

test('the filters of the address become those of the call', async () => {
  const { requested, api } = serverOf();
  const translated: ListRequest = { ...request, toCall: () => ({ isAdmin: 'true' }) };
  await pagesOf(translated, api).page({ ...parameters, filters: { people: 'office' } }, signal);
  expect(requested).toEqual(['/api/users?page=2&limit=25&sort=first_name:asc&filters[isAdmin]=true']);
});

test('a prefetched page is given once, to the list that requests the same', async () => {
  const { api } = serverOf();
  await prefetchList(request, api, '?page=2');
  const { prefetched } = pagesOf(request, api);
  expect(prefetched({ ...parameters, page: 3 })).toBeUndefined();
  expect(prefetched(parameters)).toEqual(second);
  expect(prefetched(parameters)).toBeUndefined();
});

test('a page that is still under way is waited for, and not requested again', async () => {
  const { requested, api } = serverOf();
  const { prefetched, page } = pagesOf(request, api);
  const done = prefetchList(request, api, '?page=2');
  expect(prefetched(parameters)).toBeUndefined();
  expect(await page(parameters, signal)).toEqual(second);
  expect(requested).toHaveLength(1);
  await page(parameters, signal);
  expect(requested).toHaveLength(2);
  await done;
});

test('a page that could not be prefetched is requested again by the list', async () => {
  const failing = serverOf(() => new Response(null, { status: 401 }));
  const done = prefetchList(request, failing.api, '?page=2');
  expect(await pagesOf(request, serverOf().api).page(parameters, signal)).toEqual(second);
  await done;
});
