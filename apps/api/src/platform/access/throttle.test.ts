import { expect, test } from 'vitest';
import { signIn } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/server/test-app.ts';

test('one network makes 120 requests a minute without an account, and a person 600 of their own', async () => {
  const portal = await createTestApp({ fixture: 'two-companies', variables: { BIURO_RATE_LIMITS: '' } });
  const many = async (count: number, work: () => Promise<{ statusCode: number }>) => {
    let answered = 0;
    for (let sent = 0; sent < count; sent++) answered += (await work()).statusCode === 200 ? 1 : 0;
    return answered;
  };
  try {
    const admin = await signIn(portal, 'admin@two.example');
    expect(await many(130, () => portal.call({ method: 'GET', url: '/api/config' }))).toBe(120 - 4);
    const refused = await portal.call({ method: 'GET', url: '/api/config' });
    expect(refused.json()).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      error: expect.stringMatching(/^Za dużo żądań. Spróbuj ponownie za \d+ sekund/),
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await many(610, () => admin.call({ method: 'GET', url: '/api/auth' }))).toBe(600);
    expect(
      (await portal.call({ method: 'GET', url: '/api/auth', headers: { authorization: 'Bearer unknown' } })).statusCode,
    ).toBe(429);
  } finally {
    await portal.close();
  }
});
