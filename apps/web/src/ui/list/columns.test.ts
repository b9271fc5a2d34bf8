import { expect, test } from 'vitest';
import { configuredColumns } from './columns.ts';
import { type ListDeclaration, shapeOf } from './definition.ts';

interface Row {
  name: string;
}

const cell = ({ name }: Row) => name;
const configured = (key: string, more = {}) => ({
  key,
  title: '',
  align: 'left' as const,
  sortable: true,
  visible: true,
  ...more,
});
const declared = {
  name: { header: 'Nazwa', width: 20, sortKey: 'name', cell },
  city: { header: 'Miejscowość', width: 8, sortKey: 'city', cell },
};

test('the office says which columns a list has, in which order, under which name and whether they sort', () => {
  const columns = configuredColumns(
    [configured('city', { title: 'Siedziba', sortable: false, align: 'right' }), configured('name')],
    declared,
  );
  expect(columns).toEqual([
    { key: 'city', header: 'Siedziba', align: 'right', width: 8, sortKey: undefined, cell },
    { key: 'name', header: 'Nazwa', align: 'left', width: 20, sortKey: 'name', cell },
  ]);
});

test('a column that the room knows nothing about is left out', () => {
  expect(configuredColumns([configured('tasks'), configured('name')], declared).map(({ key }) => key)).toEqual([
    'name',
  ]);
});

test('the address of a list may hold the sort keys of its columns and the values of its filters and of its scope', () => {
  const list: ListDeclaration<Row, { status?: 'new' | 'old'; isAdmin?: 'true' | 'false' }> = {
    name: 'rows',
    title: 'Wiersze',
    count: String,
    searchLabel: 'Szukaj',
    columns: configuredColumns([configured('name'), configured('city', { sortable: false })], declared),
    sort: { key: 'name', order: 'asc' },
    filters: [{ key: 'status', label: 'Status', options: [{ value: 'new', label: 'Nowe' }] }],
    scope: { key: 'isAdmin', label: 'Kto', all: 'Wszyscy', options: [{ value: 'true', label: 'Biuro' }] },
    nameOf: cell,
    hrefOf: cell,
  };
  expect(shapeOf(list)).toEqual({
    sortKeys: ['name'],
    sort: { key: 'name', order: 'asc' },
    filters: { status: ['new'], isAdmin: ['true'] },
  });
});
