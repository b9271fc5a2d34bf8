import { expect, test } from 'vitest';
import { sharedTestApp } from '../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'two-companies' });

test.each([
  [`/api/companies/${'1'.repeat(400)}`, 404, 'not_found'],
  [`/api/users/invitations/${'a'.repeat(400)}`, 404, 'not_found'],
  ['/api/companies/%zz', 400, 'bad_request'],
  ['/api/companies/%ff', 400, 'bad_request'],
])(
  '%s is refused like anything else, with the headers of data and without being repeated',
  async (url, status, code) => {
    const response = await portal.call({ method: 'GET', url });
    expect(response.json()).toMatchObject({ status, code, error: expect.stringMatching(/^\p{Lu}/u) });
    expect(response.headers).toMatchObject({
      'content-type': 'application/problem+json',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'x-request-id': response.json().requestId,
    });
    expect(response.body).not.toContain(url.split('/').at(-1));
  },
);
