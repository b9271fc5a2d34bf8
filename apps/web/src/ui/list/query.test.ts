import { describe, expect, test } from 'vitest';
import { isNarrowed, type ListQuery, type ListShape, listParameters, readListQuery, writeListQuery } from './query.ts';

const shape = {
  sortKeys: ['name', 'created_at'],
  sort: { key: 'name', order: 'asc' },
  filters: { lifecycle: ['active', 'ended'], company_type: ['jdg', 'zoo'] },
} satisfies ListShape;

const defaults: ListQuery = { search: '', sort: { key: 'name', order: 'asc' }, page: 1, limit: 25, filters: {} };

describe('the address of a list', () => {
  test('without anything means the defaults', () => {
    expect(readListQuery(shape, '')).toEqual(defaults);
    expect(writeListQuery(shape, defaults)).toBe('');
  });

  test('carries search, sort, page, size and filters under the names of the API', () => {
    const address =
      'search=Zażółć+%26+syn&sort=created_at:desc&page=3&limit=50&filters[lifecycle]=ended&filters[company_type]=zoo';
    const query: ListQuery = {
      search: 'Zażółć & syn',
      sort: { key: 'created_at', order: 'desc' },
      page: 3,
      limit: 50,
      filters: { lifecycle: 'ended', company_type: 'zoo' },
    };
    expect(readListQuery(shape, address)).toEqual(query);
    expect(readListQuery(shape, writeListQuery(shape, query))).toEqual(query);
  });

  test('is written so that a person can read it', () => {
    const query: ListQuery = {
      ...defaults,
      sort: { key: 'created_at', order: 'desc' },
      filters: { lifecycle: 'active' },
    };
    expect(writeListQuery(shape, query)).toBe('sort=created_at:desc&filters[lifecycle]=active');
  });

  test.each([
    'sort=password:asc',
    'sort=name:sideways',
    'sort=name:asc:desc',
    'sort=',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e3',
    'page=99999999999999999999',
    'page=2000000',
    'limit=1000',
    'limit=abc',
    'filters[lifecycle]=gone',
    'filters[__proto__]=x',
    'filters[password]=x',
    'search',
    'search=%00%1F',
    '%E0%A4%A',
  ])('with %s falls back to the defaults', (address) => {
    expect(readListQuery(shape, address)).toEqual(defaults);
  });

  test('cuts a search to what the API takes', () => {
    expect(readListQuery(shape, `search=${'a'.repeat(500)}`)).toEqual({ ...defaults, search: 'a'.repeat(200) });
  });
});

describe('the parameters of the call', () => {
  test('hold what the list shows, no empty search and no empty filters', () => {
    expect(listParameters(defaults)).toEqual({ page: 1, limit: 25, sort: 'name:asc' });
    const filters = { lifecycle: 'active' };
    expect(listParameters({ ...defaults, search: '  alfa ', filters })).toEqual({
      page: 1,
      limit: 25,
      sort: 'name:asc',
      filters,
      search: 'alfa',
    });
  });
});

describe('a list is narrowed', () => {
  test('by words or by a filter, not by spaces, sort or page', () => {
    expect(isNarrowed({ ...defaults, search: '  ', page: 2, sort: { key: 'name', order: 'desc' } })).toBe(false);
    expect(isNarrowed({ ...defaults, search: 'a' })).toBe(true);
    expect(isNarrowed({ ...defaults, filters: { lifecycle: 'active' } })).toBe(true);
  });

  test('by a filter that does not count only together with another', () => {
    expect(isNarrowed({ ...defaults, filters: { lifecycle: 'active' } }, 'lifecycle')).toBe(false);
    expect(isNarrowed({ ...defaults, filters: { lifecycle: 'active', company_type: 'zoo' } }, 'lifecycle')).toBe(true);
  });
});

test('a filter by record takes the id of any, and nothing else', () => {
  const people: ListShape = { sortKeys: ['name'], sort: { key: 'name', order: 'asc' }, filters: { company_id: 'id' } };
  const id = '0190a000-0000-7000-8000-00000000000f';
  expect(readListQuery(people, `filters[company_id]=${id}`).filters).toEqual({ company_id: id });
  expect(readListQuery(people, 'filters[company_id]=optyk').filters).toEqual({});
  expect(writeListQuery(people, { ...defaults, filters: { company_id: id } })).toBe(`filters[company_id]=${id}`);
});

describe('the months of a list', () => {
  const each: ListShape = { ...shape, months: 'each' };

  test('stand in the address beside its filters, and as filters in the call', () => {
    const query = readListQuery(each, 'month=2026-10&filters[lifecycle]=active');
    expect(query.filters).toEqual({ month: '2026-10', lifecycle: 'active' });
    expect(writeListQuery(each, query)).toBe('month=2026-10&filters[lifecycle]=active');
    expect(listParameters(query).filters).toEqual({ month: '2026-10', lifecycle: 'active' });
    expect(readListQuery(each, 'before=2026-10').filters).toEqual({ unfinished_before: '2026-10' });
  });

  test.each(['month=all', 'month=2026-13', 'month=2026-Q1', 'month=', 'filters[month]=2026-10'])(
    '%s is all of them',
    (address) => {
      expect(readListQuery(each, address)).toEqual(defaults);
      expect(writeListQuery(each, defaults)).toBe('month=all');
    },
  );

  test('narrow nothing by themselves, and mean nothing to a list without them', () => {
    expect(isNarrowed({ ...defaults, filters: { month: '2026-10' } })).toBe(false);
    expect(readListQuery(shape, 'month=2026-10')).toEqual(defaults);
  });
});
