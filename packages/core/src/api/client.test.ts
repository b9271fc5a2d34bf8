import type { components } from '@biuro/contract';
import { expect, expectTypeOf, test } from 'vitest';
import { createFakeServer, empty, host, json, noConnection, problem } from '../testing/fake-server.ts';
import { basic } from './authorization.ts';
import { createApi } from './client.ts';
import { createIdempotencyKey } from './idempotency-key.ts';
import { unwrap } from './unwrap.ts';

function setUp(settings: { host?: string; locale?: 'pl' | 'en' } = {}) {
  const server = createFakeServer();
  const api = createApi({ fetch: server.fetch, settings: { host, apiKey: 'biuro-test', locale: 'pl', ...settings } });
  return { server, api };
}

const page = { data: [], meta: { page: 1, limit: 25, total: 0 } };

test('a call resolves with the body of the contract', async () => {
  const { server, api } = setUp();
  server.on('GET /companies', () => json(200, page));
  const body = await unwrap(api.GET('/companies'));
  expectTypeOf(body).toEqualTypeOf<components['schemas']['CompanyPage']>();
  expect(body).toEqual(page);
});

test('a call without content resolves with nothing', async () => {
  const { server, api } = setUp();
  server.on('POST /auth/logout', () => empty());
  expect(await unwrap(api.POST('/auth/logout'))).toBeUndefined();
});

test('every call names the client build and the language', async () => {
  const { server, api } = setUp({ locale: 'en' });
  server.on('GET /companies/my', () => json(200, { data: [] }));
  await api.GET('/companies/my');
  const { headers } = server.seen[0] ?? { headers: null };
  expect([headers?.get('x-api-key'), headers?.get('accept-language')]).toEqual(['biuro-test', 'en']);
});

test('lists send page, order, search and filters as the contract writes them', async () => {
  const { server, api } = setUp();
  server.on('GET /companies', () => json(200, page));
  const query = {
    page: 2,
    sort: 'name:asc,created_at:desc',
    search: 'żółw & syn',
    filters: { lifecycle: 'active' as const },
  };
  await api.GET('/companies', { params: { query } });
  expect(server.calls()).toEqual([
    'GET /companies?page=2&sort=name%3Aasc%2Ccreated_at%3Adesc&search=%C5%BC%C3%B3%C5%82w%20%26%20syn&filters[lifecycle]=active',
  ]);
});

test('a refusal is thrown with its failure', async () => {
  const { server, api } = setUp();
  server.on('GET /companies', () => problem(403, 'forbidden', 'Nie masz dostępu do tej części'));
  await expect(unwrap(api.GET('/companies'))).rejects.toMatchObject({
    name: 'ApiError',
    message: 'Nie masz dostępu do tej części',
    failure: {
      kind: 'forbidden',
      status: 403,
      code: 'forbidden',
      message: 'Nie masz dostępu do tej części',
      requestId: 'r-1',
    },
  });
});

test('a page of a proxy is no sentence for a person', async () => {
  const { server, api } = setUp();
  server.on('GET /companies', () => new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' }));
  await expect(unwrap(api.GET('/companies'))).rejects.toMatchObject({
    failure: { kind: 'unexpected', status: 502, message: 'Serwer odpowiedział: 502 Bad Gateway. Spróbuj ponownie' },
  });
});

test('no connection is thrown as offline', async () => {
  const { server, api } = setUp({ locale: 'en' });
  server.on('GET /companies', noConnection);
  await expect(unwrap(api.GET('/companies'))).rejects.toMatchObject({
    failure: { kind: 'offline', message: 'No connection to the server. Check your internet connection and try again' },
  });
});

test('a call that was given up stays what it is', async () => {
  const { server, api } = setUp();
  const abort = Object.assign(new Error('given up'), { name: 'AbortError' });
  server.on('GET /companies', () => Promise.reject(abort));
  await expect(unwrap(api.GET('/companies'))).rejects.toBe(abort);
});

test('basic credentials carry Polish letters and emoji as UTF-8', () => {
  expect(basic('ewa@demo.example', 'zażółć').Authorization).toBe('Basic ZXdhQGRlbW8uZXhhbXBsZTp6YcW8w7PFgsSH');
  expect(basic('a', '🗝').Authorization).toBe('Basic YTrwn5ed');
});

test('keys of intentions differ and fit the contract', () => {
  const keys = new Set(Array.from({ length: 1000 }, createIdempotencyKey));
  expect(keys.size).toBe(1000);
  expect([...keys].filter((key) => !/^[A-Za-z0-9_-]{8,100}$/.test(key))).toEqual([]);
});
