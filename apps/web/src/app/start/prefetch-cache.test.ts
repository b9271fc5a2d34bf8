import { expect, test, vi } from 'vitest';
import { answerAhead, sendAhead } from './prefetch-cache.ts';

const request = (token: string, init: RequestInit = {}) =>
  new Request('https://biuro.example/api/users', { ...init, headers: { authorization: `Bearer ${token}` } });
const send = () => Promise.resolve(new Response('answer'));

test('the same request of the same person takes the answer, once', async () => {
  const ahead = await sendAhead(request('ewa'), send);
  expect(answerAhead(request('jan'))).toBeUndefined();
  const answer = await answerAhead(request('ewa'));
  expect([await ahead.text(), await answer?.text()]).toEqual(['answer', 'answer']);
  expect(answerAhead(request('ewa'))).toBeUndefined();
});

test('after a change nothing that was asked before counts', async () => {
  await sendAhead(request('ewa'), send);
  expect(answerAhead(request('ewa', { method: 'POST' }))).toBeUndefined();
  expect(answerAhead(request('ewa'))).toBeUndefined();
});

test('an answer that nobody takes is given up', async () => {
  vi.useFakeTimers();
  await sendAhead(request('ewa'), send);
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  expect(answerAhead(request('ewa'))).toBeUndefined();
});
