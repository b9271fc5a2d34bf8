import { expect, test, vi } from 'vitest';
import { prefetch, takePrefetched } from './prefetch-cache.ts';

const request = (token: string, init: RequestInit = {}) =>
  new Request('https://biuro.example/api/users', { ...init, headers: { authorization: `Bearer ${token}` } });
const send = () => Promise.resolve(new Response('answer'));

test('the same request of the same person takes the answer, once', async () => {
  const ahead = await prefetch(request('ewa'), send);
  expect(takePrefetched(request('jan'))).toBeUndefined();
  const answer = await takePrefetched(request('ewa'));
  expect([await ahead.text(), await answer?.text()]).toEqual(['answer', 'answer']);
  expect(takePrefetched(request('ewa'))).toBeUndefined();
});

test('after a change nothing that was asked before counts', async () => {
  await prefetch(request('ewa'), send);
  expect(takePrefetched(request('ewa', { method: 'POST' }))).toBeUndefined();
  expect(takePrefetched(request('ewa'))).toBeUndefined();
});

test('an answer that nobody takes is given up', async () => {
  vi.useFakeTimers();
  await prefetch(request('ewa'), send);
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  expect(takePrefetched(request('ewa'))).toBeUndefined();
});
