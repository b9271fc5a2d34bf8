import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { config, without } from '../testing/samples.ts';
import { fill, matcher } from './route-pattern.ts';
import { isOpen, lineOf, match, pathOf, routeNames } from './routes.ts';

const id = '0190a000-0000-7000-8000-00000000000f';

describe('match', () => {
  test.each([
    ['/login', 'login', {}],
    ['/', 'home', {}],
    ['/dashboard', 'dashboard', {}],
    ['/dashboard/', 'dashboard', {}],
    ['/dashboard/companies', 'dashboard-companies', {}],
    ['/dashboard/companies/new', 'dashboard-companies-new', {}],
    [`/dashboard/companies/${id}`, 'dashboard-companies-view', { id }],
    [`/dashboard/companies/${id}/edit`, 'dashboard-companies-edit', { id }],
    [`/companies/${id}`, 'companies-view', { id }],
    [
      '/companies/ABCDEFGH-zzzz-0000-ABCD-abcdefghijkl',
      'companies-view',
      { id: 'ABCDEFGH-zzzz-0000-ABCD-abcdefghijkl' },
    ],
    ['/dev/outbox', 'dev-outbox', {}],
    ['/companies', 'not-found', {}],
    ['/companies/1', 'not-found', {}],
    [`/companies/${id}0`, 'not-found', {}],
    [`/companies/${id.replaceAll('-', '_')}`, 'not-found', {}],
    [`/companies/${id}\n`, 'not-found', {}],
    ['/Login', 'not-found', {}],
    ['/dashboardx', 'not-found', {}],
    ['//', 'home', {}],
    ['', 'not-found', {}],
    ['/dashboard/companies/%00', 'not-found', {}],
  ])('%s is %s', (path, name, params) => {
    const route = match(path);
    expect([route.name, route.params]).toEqual([name, params]);
  });

  test('the query has its question mark, however it came', () => {
    expect(['', 'page=2', '?page=2'].map((search) => match('/', search).search)).toEqual(['', '?page=2', '?page=2']);
  });

  test('takes any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => routeNames.includes(match(`/${text}`).name)));
  });

  test('no line is hidden by an earlier one', () => {
    const hidden = routeNames.filter(
      (name) => name !== 'not-found' && match(fill(lineOf(name).path, { id })).name !== name,
    );
    expect(hidden).toEqual([]);
  });

  test('the last line is the one that fits everything', () => {
    expect(routeNames.at(-1)).toBe('not-found');
  });
});

describe('pathOf', () => {
  test('writes the path of a page', () => {
    expect(pathOf('login')).toBe('/login');
    expect(pathOf('dashboard-companies-edit', { id })).toBe(`/dashboard/companies/${id}/edit`);
  });

  test('asks for exactly the parameters of the path', () => {
    expectTypeOf(pathOf<'login'>).parameters.toEqualTypeOf<['login']>();
    expectTypeOf(pathOf<'companies-view'>).parameters.toEqualTypeOf<['companies-view', params: Record<'id', string>]>();
  });

  test.each(['', '1', '../login', `${id}/edit`])('refuses "%s" as an id', (wrong) => {
    expect(() => pathOf('companies-view', { id: wrong })).toThrow(RangeError);
  });
});

test('a pattern of an unknown kind is a mistake of the table', () => {
  expect(() => matcher('/a/{id:colour}')).toThrow(new RangeError('Unknown kind of parameter: colour'));
});

describe('isOpen', () => {
  test('a route closes with its module', () => {
    const closed = routeNames.filter((name) => !isOpen(name, without('company')));
    expect(closed).toEqual([
      'dashboard-companies',
      'dashboard-companies-new',
      'dashboard-companies-view',
      'dashboard-companies-edit',
      'companies-view',
    ]);
  });

  test('the outbox exists in the demo only', () => {
    expect([isOpen('dev-outbox', config), isOpen('dev-outbox', { ...config, mode: 'production' })]).toEqual([
      true,
      false,
    ]);
  });
});
