import type { components } from '@biuro/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { UsersIcon } from '#ui/icons/icons.ts';
import type { FiltersOf, ListRequest } from '#ui/list/list-request.ts';
import { defineList, type ListOptions } from './define-list.ts';
import { choice, company, onlyTrue, person } from './filters.ts';

interface UserContract {
  path: '/users';
  column: 'name' | 'email';
  sort: components['schemas']['UserSort'];
  filters: FiltersOf<'/users'>;
}

const request: ListRequest<UserContract> = {
  path: '/users',
  name: 'users',
  sort: { key: 'first_name', order: 'asc' },
};
const messages = { title: { pl: 'Użytkownicy', en: 'Users' } };
const column = { header: '', width: 1, cell: () => null };
const required = {
  key: ['users', 'list'],
  title: 'Użytkownicy',
  count: String,
  searchLabel: '',
  empty: { icon: UsersIcon, title: '' },
  columns: { name: column, email: column },
  nameOf: ({ email }) => email,
  hrefOf: ({ id }) => id,
} satisfies ListOptions<UserContract>;

afterEach(() => void vi.unstubAllGlobals());

test('the sentences of a list are read when a screen opens', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'pl' } });
  let made = 0;
  const list = defineList(request, messages, (t) => {
    made += 1;
    return { ...required, title: t('title') };
  });
  expect(made).toBe(0);
  expect([list.request, list.options().title, made]).toEqual([request, 'Użytkownicy', 1]);
});

test('a key that the contract does not know does not compile', () => {
  const wrong: ListOptions<UserContract>[] = [
    // @ts-expect-error -- a column is missing
    { ...required, columns: { name: column } },
    // @ts-expect-error -- no such column
    { ...required, columns: { name: column, email: column, shoes: column } },
    // @ts-expect-error -- nothing is sorted by it
    { ...required, columns: { name: { ...column, sortKey: 'shoes' }, email: column } },
    // @ts-expect-error -- no such filter
    { ...required, filters: { shoes: onlyTrue('', '') } },
    // @ts-expect-error -- no such value of the filter
    { ...required, filters: { status: choice('', ['barefoot'], String) } },
    // @ts-expect-error -- no record, but one of the values that the contract names
    { ...required, filters: { status: person('') } },
    // @ts-expect-error -- no such filter
    { ...required, scope: { key: 'shoes', all: '', ...onlyTrue('', '') } },
    // @ts-expect-error -- no such value of the filter
    { ...required, presetViews: { label: '', views: [{ label: '', filter: { key: 'status', value: 'barefoot' } }] } },
    // @ts-expect-error -- a call of another list
    { ...required, ids: '/companies/ids' },
    // @ts-expect-error -- the row has no such field
    { ...required, nameOf: ({ shoes }) => shoes },
    { ...required, filters: { company_id: company('', ''), mine: onlyTrue('', '') }, file: '/users/export' },
  ];
  expect(wrong).toHaveLength(11);
});
