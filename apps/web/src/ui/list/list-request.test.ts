import { createApi } from '@biuro/core/api/client.ts';
import { expect, test } from 'vitest';
import { askEarly, asking, firstParameters, type ListQuestion } from './list-request.ts';

const question: ListQuestion<{ id: string }, Record<string, string>> = {
  name: 'boats',
  sort: { key: 'name', order: 'asc' },
  page: (_api, { page, limit }) => Promise.resolve({ data: [{ id: 'b-1' }], meta: { page, limit, total: 1 } }),
};
const api = createApi({
  fetch: () => Promise.reject(new Error('Nobody asks the server here')),
  settings: { host: 'https://biuro.example', apiKey: 'biuro-test', locale: 'pl' },
});

test('a bare address asks for the first page', () => {
  expect(firstParameters(question, '')).toEqual({ page: 1, limit: 25, sort: 'name:asc' });
});

test('an address is taken at its word', () => {
  expect(firstParameters(question, '?search=nowak&sort=size:desc&page=3&limit=50&filters[status]=sold')).toEqual({
    page: 3,
    limit: 50,
    sort: 'size:desc',
    filters: { status: 'sold' },
    search: 'nowak',
  });
});

const { signal } = new AbortController();
const parameters = { page: 2, limit: 25, sort: 'name:asc' };
const answer = { data: [{ id: 'b-1' }], meta: { page: 2, limit: 25, total: 1 } };

test('what was asked early is given once, to the list that asks the same', async () => {
  await askEarly(question, api, '?page=2');
  const { early } = asking(question, api);
  expect(early({ ...parameters, page: 3 })).toBeUndefined();
  expect(early(parameters)).toEqual(answer);
  expect(early(parameters)).toBeUndefined();
});

test('an answer that is still on its way is waited for, and not asked for again', async () => {
  const asked: unknown[] = [];
  const counted = {
    ...question,
    page: (...call: Parameters<typeof question.page>) => {
      asked.push(call);
      return question.page(...call);
    },
  };
  const { early, page } = asking(counted, api);
  const done = askEarly(counted, api, '?page=2');
  expect(early(parameters)).toBeUndefined();
  expect(await page(parameters, signal)).toEqual(answer);
  expect(asked).toHaveLength(1);
  await page(parameters, signal);
  expect(asked).toHaveLength(2);
  await done;
});

test('what failed early is asked again by the list', async () => {
  const failing = { ...question, page: () => Promise.reject(new Error('The token has run out')) };
  const done = askEarly(failing, api, '?page=2');
  expect(await asking(question, api).page(parameters, signal)).toEqual(answer);
  await done;
});
