import { expect, test } from 'vitest';
import { hashPassword, matchesPassword } from './passwords.ts';

test('a password matches its own hash, typed on any keyboard', async () => {
  const hash = await hashPassword('Zażółć gęślą jaźń'.normalize('NFC'));
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await matchesPassword('Zażółć gęślą jaźń'.normalize('NFD'), hash)).toBe(true);
  expect(await matchesPassword('zażółć gęślą jaźń', hash)).toBe(false);
});

test('no password matches an account without one', async () => {
  expect([await matchesPassword('', null), await matchesPassword('x', undefined)]).toEqual([false, false]);
});

test('hashing leaves the event loop free', async () => {
  const hashing = Promise.all([hashPassword('a'), hashPassword('b'), hashPassword('c')]).then(() => 'hashed');
  const tick = new Promise((resolve) => setImmediate(resolve, 'tick'));
  expect(await Promise.race([hashing, tick])).toBe('tick');
  await hashing;
});
