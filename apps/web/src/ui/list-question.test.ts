import { createApi } from '@biuro/core/api/client.ts';
import { expect, test } from 'vitest';
import { askEarly, firstParameters, type ListQuestion, takeEarly } from './list-question.ts';

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

test('what was asked early is given once, to the list that asks the same', async () => {
  void askEarly(question, api, '?page=2');
  await Promise.resolve();
  const parameters = { page: 2, limit: 25, sort: 'name:asc' };
  expect(takeEarly(question, parameters)).toEqual({ data: [{ id: 'b-1' }], meta: { page: 2, limit: 25, total: 1 } });
  expect(takeEarly(question, parameters)).toBeUndefined();
});
