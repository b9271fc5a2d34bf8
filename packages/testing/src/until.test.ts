import { expect, test } from 'vitest';
import { until } from './until.ts';

test('asks until there is an answer', async () => {
  let asked = 0;
  const ask = () => {
    asked += 1;
    return asked === 3 ? 'here' : undefined;
  };
  expect(await until(ask, () => 'nothing', { every: 1 })).toBe('here');
  expect(asked).toBe(3);
});

test('what is missing is said when the time is over, and a fault at once', async () => {
  const waiting = until(
    () => undefined,
    () => 'no letter came',
    { timeout: 20, every: 1 },
  );
  await expect(waiting).rejects.toThrow('no letter came');
  const broken = () => Promise.reject(new Error('the server ended'));
  await expect(until(broken, () => 'nothing')).rejects.toThrow('the server ended');
});
