import { expect, test } from 'vitest';
import { visitor } from '../../testing/biuro.ts';
import { createProxy } from '../../testing/proxy.ts';

test('a server that is busy is asked again, where that does no harm', async () => {
  const { host, calls } = await createProxy({ busy: (call, nth) => call === 'GET /api/companies' && nth <= 2 });
  const person = visitor(host);
  await person.signIn('admin@demo.example');
  expect((await person.biuro(['companies', 'list', '--limit', '1'])).code).toBe(0);
  expect(calls.filter((call) => call === 'GET /api/companies')).toHaveLength(3);
});

test('a server that stays busy is told in one sentence', async () => {
  const { host, calls } = await createProxy({ busy: (call) => call === 'GET /api/companies' });
  const person = visitor(host);
  await person.signIn('admin@demo.example');
  expect(await person.biuro(['companies', 'list'])).toMatchObject({ stderr: 'Portal jest zajęty\n', code: 7 });
  expect(calls.filter((call) => call === 'GET /api/companies')).toHaveLength(4);
});
