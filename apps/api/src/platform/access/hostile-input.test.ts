import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOperations } from '#platform/http/contract/contract.ts';
import { type SignedIn, signIn } from '../../testing/people/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/server/test-app.ts';

let portal: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  portal = await createTestApp({ fixture: 'two-companies' });
  admin = await signIn(portal, 'admin@two.example');
});
afterAll(() => portal.close());

const NAME = { name: 'Alfa', company_type: 'zoo', vat_number: '5260250274' };

describe('bad input is refused and never breaks the server', () => {
  test.each([
    ['a NUL in a body', { payload: { ...NAME, name: 'A\0lfa' } }, 422],
    [
      'half a character in a body',
      {
        payload: '{"name":"\\ud800","company_type":"zoo","vat_number":"5260250274"}',
        headers: { 'content-type': 'application/json' },
      },
      422,
    ],
    ['a NUL beside a value of another kind', { payload: { ...NAME, name: 'A\0lfa', vat_number: null } }, 422],
    ['a NUL in a key', { payload: { ...NAME, 'a\0': 1 } }, 422],
    ['an unknown field', { payload: { ...NAME, isAdmin: true } }, 422],
    ['a list where a text belongs', { payload: { ...NAME, name: ['a', 'b'] } }, 422],
    ['no body', {}, 422],
    ['JSON that is none', { payload: '{', headers: { 'content-type': 'application/json' } }, 400],
    [
      'a prototype',
      { payload: '{"__proto__":{"isAdmin":true}}', headers: { 'content-type': 'application/json' } },
      400,
    ],
    ['another content type', { payload: '<a/>', headers: { 'content-type': 'application/xml' } }, 415],
    ['a body of two megabytes', { payload: { ...NAME, name: 'x'.repeat(2 * 1024 * 1024) } }, 413],
    [
      'a nest of ten thousand lists',
      { payload: `${'['.repeat(10_000)}${']'.repeat(10_000)}`, headers: { 'content-type': 'application/json' } },
      422,
    ],
    ['a key of the wrong shape', { payload: NAME, headers: { 'idempotency-key': 'a b' } }, 422],
  ])('%s', async (_name, options, status) => {
    const response = await admin.call({ method: 'POST', url: '/api/companies', ...options });
    expect(response.statusCode).toBe(status);
    const body = response.json();
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(body).toMatchObject({
      status,
      title: body.code,
      type: `/docs/errors#${body.code}`,
      requestId: response.headers['x-request-id'],
    });
    expect(body.error).toMatch(/^\p{Lu}.*[^.]$/u);
  });

  test.each(
    readOperations()
      .filter(({ body, headers }) => !body && headers?.properties?.['idempotency-key'])
      .map(({ id, url }) => [id, url]),
  )('a nest of lists where no body belongs: %s', async (_id, url) => {
    const response = await admin.call({
      method: 'POST',
      url: `/api${url.replaceAll(/:\w+/g, randomUUID())}`,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      payload: `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
    });
    expect([200, 201, 204, 403, 404, 409]).toContain(response.statusCode);
  });

  test.each(['GET /api/companies', 'GET /api/auth', 'POST /api/auth/logout'])('two tokens: %s', async (call) => {
    const [method, url] = call.split(' ') as ['GET', string];
    const authorization = `Bearer ${admin.accessToken}`;
    for (const pair of [
      [authorization, 'Bearer another'],
      ['Bearer another', authorization],
    ]) {
      const response = await portal.call({ method, url, headers: { Authorization: pair } });
      expect([response.statusCode, response.json().code]).toEqual([400, 'bad_request']);
    }
    expect((await admin.call({ method: 'GET', url: '/api/auth' })).statusCode).toBe(200);
  });

  test('a version that no column can hold', async () => {
    const { data } = (await admin.call({ method: 'GET', url: '/api/companies?limit=1' })).json();
    const { id, name, company_type, vat_number, lifecycle, city, email, phone } = data[0];
    const values = { name, company_type, vat_number, lifecycle, owner_id: null, city, email, phone };
    const payload = { ...values, version: 99_999_999_999 };
    expect((await admin.call({ method: 'PUT', url: `/api/companies/${id}`, payload })).statusCode).toBe(422);
  });

  test.each([
    '/api/companies/not-a-uuid',
    '/api/companies/urn:uuid:00000000-0000-7000-8000-000000000000',
    '/api/companies?filters[owner_id]=urn:uuid:00000000-0000-7000-8000-000000000000',
    '/api/companies/%00',
    '/api/companies/%ff',
    '/api/users/zzzzzzzz-zzzz-zzzz-zzzz-zzzzzzzzzzzz',
  ])('the path %s', async (url) => {
    const { statusCode } = await admin.call({ method: 'GET', url });
    expect([400, 404, 422]).toContain(statusCode);
  });

  test.each([
    'search=%00',
    'search=%ED%A0%80',
    'search=%',
    'filters=x',
    'filters[company_type][x]=1',
    'sort=name:asc;drop',
    'page=1e9',
    'page=NaN',
  ])('the query %s', async (query) => {
    const { statusCode } = await admin.call({ method: 'GET', url: `/api/companies?${query}` });
    expect([200, 422]).toContain(statusCode);
  });
});

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

describe('the request pipeline', () => {
  test('is closed without a known API key', async () => {
    for (const headers of [{ 'x-api-key': '' }, { 'x-api-key': 'unknown' }]) {
      const response = await portal.app.inject({ method: 'GET', url: '/api/config', headers });
      expect(response.json()).toMatchObject({ status: 403, code: 'api_key' });
    }
  });

  test('answers 401 for a missing, malformed and unknown token', async () => {
    for (const authorization of [undefined, 'Bearer', 'Bearer x y', 'Basic abc', `Bearer ${'a'.repeat(43)}`]) {
      const response = await portal.call({
        method: 'GET',
        url: '/api/auth',
        ...(authorization && { headers: { authorization } }),
      });
      expect(response.json()).toMatchObject({
        status: 401,
        code: 'unauthorized',
        error: 'Sesja wygasła. Zaloguj się ponownie',
      });
    }
  });

  test('asks who calls before it looks at what was sent', async () => {
    const response = await portal.call({
      method: 'POST',
      url: '/api/companies',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(401);
  });

  test('answers an unknown path with a problem', async () => {
    const response = await portal.call({ method: 'GET', url: '/api/nothing' });
    expect(response.json()).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('has no HEAD for what GET answers', async () => {
    expect((await admin.call({ method: 'HEAD', url: '/api/companies' })).statusCode).toBe(404);
  });

  test.each([
    ['/api/config', 'private, max-age=0, stale-while-revalidate=604800'],
    ['/api/nothing', 'no-store'],
  ])('sends the security headers of data with %s', async (url, kept) => {
    const { headers } = await portal.call({ method: 'GET', url });
    expect(headers).toMatchObject({
      ...everywhere,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': kept,
      vary: 'Authorization, Origin, Accept-Language',
    });
  });

  test.each(['/docs', '/nothing.js'])('sends the security headers of pages with %s', async (url) => {
    const { headers } = await portal.call({ method: 'GET', url });
    expect(headers).toMatchObject(everywhere);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'/,
    );
  });
});

test('the server tells its state and its contract', async () => {
  const text = async (url: string) => {
    const response = await portal.app.inject({ method: 'GET', url });
    return [response.statusCode, response.body] as const;
  };
  expect(await text('/healthz')).toEqual([200, '{"status":"ok"}']);
  expect(await text('/readyz')).toEqual([200, '{"status":"ready"}']);
  const [status, contract] = await text('/openapi.json');
  expect([status, JSON.parse(contract).info.title]).toEqual([200, 'Biuro']);
  expect((await text('/docs'))[1]).toContain('/docs/swagger-ui-bundle.js');
  expect((await text('/docs/errors'))[1]).toContain('id="vat_number_taken"');
  expect((await text('/metrics'))[1]).toContain('http_request_duration_seconds_count');
});
