import { expect, test } from 'vitest';
import { arrangedColumns } from './columns.ts';
import { shapeOf } from './definition.ts';

interface Row {
  name: string;
}

const cell = ({ name }: Row) => name;
const arranged = (key: string, more = {}) => ({
  key,
  title: '',
  align: 'left' as const,
  sortable: true,
  visible: true,
  ...more,
});
const defined = {
  name: { header: 'Nazwa', width: 20, sortKey: 'name', cell },
  city: { header: 'Miejscowość', width: 8, sortKey: 'city', cell },
};

test('the office says which columns a list has, in which order, under which name and whether they sort', () => {
  const columns = arrangedColumns(
    [arranged('city', { title: 'Siedziba', sortable: false, align: 'right' }), arranged('name')],
    defined,
  );
  expect(columns).toEqual([
    { key: 'city', header: 'Siedziba', align: 'right', width: 8, sortKey: undefined, cell },
    { key: 'name', header: 'Nazwa', align: 'left', width: 20, sortKey: 'name', cell },
  ]);
});

test('a column that the list does not define is left out', () => {
  expect(arrangedColumns([arranged('tasks'), arranged('name')], defined).map(({ key }) => key)).toEqual(['name']);
});

test('the address of a list may hold the sort keys of its columns and the values of its filters and of its scope', () => {
  const list = {
    columns: arrangedColumns([arranged('name'), arranged('city', { sortable: false })], defined),
    sort: { key: 'name', order: 'asc' as const },
    filters: [{ key: 'status', label: 'Status', options: [{ value: 'new', label: 'Nowe' }] }],
    scope: { key: 'isAdmin', label: 'Kto', all: 'Wszyscy', options: [{ value: 'true', label: 'Biuro' }] },
  };
  expect(shapeOf(list)).toEqual({
    sortKeys: ['name'],
    sort: { key: 'name', order: 'asc' },
    filters: { status: ['new'], isAdmin: ['true'] },
  });
});
