import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { addresses, id, trainingId } from '../testing/addresses.ts';
import { config, everything, without } from '../testing/samples.ts';
import { matcher } from './route-pattern.ts';
import { isOpen, match, pathOf, type RouteName, routeNames } from './routes.ts';

const uncommon = 'ABCDEFGH-zzzz-0000-ABCD-abcdefghijkl';

describe('match', () => {
  test.each(routeNames)('the address of %s leads to it', (name) => {
    expect(match(addresses[name]).name).toBe(name);
  });

  test.each([
    ['/dashboard/', 'dashboard', {}],
    ['//', 'home', {}],
    ['/register/Ab0', 'register', { token: 'Ab0' }],
    ['/reset-password/0', 'reset-password', { token: '0' }],
    ['/dashboard/companies/new', 'dashboard-companies-new', {}],
    [`/companies/${id}`, 'companies-view', { id }],
    ['/companies/ABCDEFGH-zzzz-0000-ABCD-abcdefghijkl', 'companies-view', { id: uncommon }],
    ['/dashboard/users/profile', 'dashboard-users-profile', {}],
    ['/dashboard/reports/companies-uptimes', 'dashboard-reports-companies-uptimes-view', {}],
    [`/dashboard/settings/notifications/${uncommon}/edit`, 'dashboard-settings-notifications-edit', { id: uncommon }],
    [`/trainings/${id}/view/${trainingId}`, 'trainings-view', { id, trainingId }],
    ['/dashboard/limits/1999', 'dashboard-limits', { year: '1999' }],
    ['/tickets/new', 'tickets-new', {}],
    [`/tickets/${id}`, 'tickets-view', { id }],
    [`/tickets/${uncommon}`, 'tickets-view', { id: uncommon }],
    ['/tickets/abcdefgh-1234-1234-1234-abcdefghijkl', 'tickets-view', { id: 'abcdefgh-1234-1234-1234-abcdefghijkl' }],
    ['/tickets/vat', 'tickets-category', { category: 'vat' }],
    ['/tickets/new-companies', 'tickets-category', { category: 'new-companies' }],
  ])('%s is %s', (path, name, params) => {
    const route = match(path);
    expect([route.name, route.params]).toEqual([name, params]);
  });

  test.each([
    '',
    '/Login',
    '/dashboardx',
    '/companies',
    '/companies/1',
    `/companies/${id}0`,
    `/companies/${id.replaceAll('-', '_')}`,
    `/companies/${id}\n`,
    '/dashboard/companies/%00',
    '/register',
    '/register/',
    '/register/a-b',
    '/register/a_b',
    '/register/ą',
    '/register/a/b',
    '/reset-password/a.b',
    '/reset-password/%61',
    '/tickets/VAT',
    '/tickets/1-vat',
    '/tickets/vat-',
    '/dashboard/tickets/vat',
    '/dashboard/limits',
    '/dashboard/limits/26',
    '/dashboard/limits/20266',
    '/dashboard/limits/3000',
    '/dashboard/settings/notifications/1/edit',
    `/dashboard/settings/notifications/${id}`,
    `/dashboard/trainings/${id}/view`,
    '/users',
    '/limits/2026',
  ])('%j is not found', (path) => {
    expect(match(path)).toMatchObject({ name: 'not-found', params: {} });
  });

  test('the query has its question mark, however it came', () => {
    expect(['', 'page=2', '?page=2'].map((search) => match('/', search).search)).toEqual(['', '?page=2', '?page=2']);
  });

  test('takes any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => routeNames.includes(match(`/${text}`).name)));
  });

  test('the last line is the one that fits everything', () => {
    expect(routeNames.at(-1)).toBe('not-found');
  });
});

describe('pathOf', () => {
  test('writes the path of a page', () => {
    expect(pathOf('login')).toBe('/login');
    expect(pathOf('dashboard-companies-edit', { id })).toBe(`/dashboard/companies/${id}/edit`);
    expect(pathOf('trainings-view', { id, trainingId })).toBe(`/trainings/${id}/view/${trainingId}`);
    expect(pathOf('dashboard-limits', { year: '2026' })).toBe('/dashboard/limits/2026');
  });

  test('asks for exactly the parameters of the path', () => {
    expectTypeOf(pathOf<'login'>).parameters.toEqualTypeOf<['login']>();
    expectTypeOf(pathOf<'companies-view'>).parameters.toEqualTypeOf<['companies-view', params: Record<'id', string>]>();
  });

  test.each(['', '1', '../login', `${id}/edit`])('refuses "%s" as an id', (wrong) => {
    expect(() => pathOf('companies-view', { id: wrong })).toThrow(RangeError);
  });

  test('refuses a token that is more than letters and digits', () => {
    expect(() => pathOf('register', { token: 'a?b' })).toThrow(
      new RangeError('"a?b" is no token for /register/{token:token}'),
    );
  });
});

test('a pattern of an unknown kind is a mistake of the table', () => {
  expect(() => matcher('/a/{id:colour}')).toThrow(new RangeError('Unknown kind of parameter: colour'));
});

describe('isOpen', () => {
  const open = (office: typeof config) => routeNames.filter((name) => isOpen(name, office));
  const always: RouteName[] = [
    'login',
    'forgot-password',
    'register',
    'reset-password',
    'restore-email',
    'dashboard-users-profile',
    'home',
    'profile',
    'dev-outbox',
    'dev-charts',
    'not-found',
  ];

  test('an office that has everything has every route', () => {
    expect(open(everything)).toEqual(routeNames);
  });

  test('a route closes with its module', () => {
    const companies: RouteName[] = [
      'dashboard-companies',
      'dashboard-companies-new',
      'dashboard-companies-view',
      'dashboard-companies-edit',
      'companies-view',
    ];
    expect(open(without('users', 'dashboard'))).toEqual(expect.arrayContaining([...always, ...companies]));
    expect(open(without('users', 'dashboard', 'company'))).toEqual(always);
  });

  test('the outbox exists in the demo only', () => {
    expect([isOpen('dev-outbox', config), isOpen('dev-outbox', { ...config, mode: 'production' })]).toEqual([
      true,
      false,
    ]);
  });
});
