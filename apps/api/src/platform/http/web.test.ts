import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { sharedTestApp } from '../../testing/server/test-app.ts';

const portal = sharedTestApp({});
const SCRIPT = readdirSync(fileURLToPath(new URL('../../../../web/dist/assets/', import.meta.url))).find((name) =>
  name.endsWith('.js'),
);

const get = (url: string, headers = {}) => portal.app.inject({ url, headers });

test('what belongs to a build is kept for good, and comes packed to those who can unpack it', async () => {
  const packed = await get(`/assets/${SCRIPT}`, { 'accept-encoding': 'br' });
  expect(packed.statusCode).toBe(200);
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  const plain = await get(`/assets/${SCRIPT}`, { 'accept-encoding': 'identity' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.rawPayload.length).toBeGreaterThan(packed.rawPayload.length);
});

test.each(['/', '/dashboard/companies', '/zaproszenie/a-b_c', '/.built-from'])(
  '%s is a screen, and asked for anew each time',
  async (url) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  },
);

test.each(['/assets/none-123.js', '/api/none', '/assets/.hidden.js'])('%s is nothing', async (url) => {
  const { statusCode, headers } = await get(url);
  expect(statusCode).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
});

test.each([
  ['/..%2f..%2fpackage.json', 400],
  ['/%2e%2e/%2e%2e/package.json', 404],
  ['/%2fetc/hosts.txt', 404],
  ['/a%00b.js', 400],
  ['/%E0%A4%A.js', 400],
])('%s leads nowhere out of the web app', async (url, status) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(status);
  expect(JSON.parse(body)).toMatchObject({ status });
});

test('the service worker and its files are asked for anew each time', async () => {
  const { statusCode, headers, body } = await get('/sw.js');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-type': expect.stringContaining('javascript'), 'cache-control': 'no-cache' });
  expect(body).toContain('/index.html');
});

describe('without the service worker', () => {
  const off = sharedTestApp({ variables: { SERVICE_WORKER: 'off' } });

  test('its file is one that removes it', async () => {
    const { statusCode, headers, body } = await off.app.inject({ url: '/sw.js' });
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('unregister');
    expect(body).not.toContain('fetch');
  });
});
