import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addresses, id } from '../testing/addresses.ts';
import { admin, client, config, everything, without } from '../testing/samples.ts';
import { lineOf, match, routeNames } from './routes.ts';
import { landingOf, safeRedirect } from './safe-redirect.ts';

describe('safeRedirect', () => {
  test.each([
    ['/dashboard', '/dashboard'],
    ['/dashboard/', '/dashboard'],
    ['/dashboard/companies?page=2&sort=name:asc#top', '/dashboard/companies?page=2&sort=name:asc#top'],
    [`/dashboard/companies/${id}/edit`, `/dashboard/companies/${id}/edit`],
    ['/dashboard/companies?q=ż', '/dashboard/companies?q=%C5%BC'],
    ['/dashboard/../dashboard/companies', '/dashboard/companies'],
  ])('an admin may return to %s', (address, to) => {
    expect(safeRedirect(address, admin, config)).toBe(to);
  });

  test.each([
    null,
    '',
    'dashboard',
    ' /dashboard',
    '//evil.example',
    '//evil.example/dashboard',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/dashboard\\@evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\0dashboard',
    '/dashboard\u0085',
    '/dashboard\r\nSet-Cookie:a=b',
    'https://evil.example/dashboard',
    'https:/dashboard',
    'javascript:alert(1)',
    'data:text/html,x',
    '/%2F%2Fevil.example',
    '/.//evil.example',
    '/..//evil.example/dashboard',
    '/@evil.example',
    '/dashboard:80@evil.example',
    '/login',
    '/register/a1B2c3',
    '/reset-password/a1B2c3',
    '/forgot-password',
    '/dashboard/tickets',
    '/profile',
    '/login?redirect=/dashboard',
    '/dashboard/../login',
    '/%2e%2e/login',
    '/dev/outbox',
    '/nowhere',
    '/api/auth/logout',
    '/',
    `/companies/${id}`,
  ])('an admin does not return to %j', (address) => {
    expect(safeRedirect(address, admin, config)).toBeNull();
  });

  test('an admin returns to every page of the dashboard', () => {
    const theirs = routeNames.filter((name) => safeRedirect(addresses[name], admin, everything) !== null);
    expect(theirs).toEqual(routeNames.filter((name) => lineOf(name).access === 'admin'));
    expect(theirs).toContain('dashboard-companies');
  });

  test('a client returns to the client area only', () => {
    const theirs = routeNames.filter((name) => safeRedirect(addresses[name], client, everything) !== null);
    expect(theirs).toEqual(routeNames.filter((name) => lineOf(name).access === 'client'));
    expect(theirs).toContain('tasks');
  });

  test('nobody returns to a module that is off', () => {
    expect(safeRedirect('/dashboard/companies', admin, without('company'))).toBeNull();
    expect(safeRedirect('/tickets', client, config)).toBeNull();
  });

  const slashes = fc.constantFrom('/', '//', '/\\', '\\', '', '/.', '/..', 'https:', '\t', '%2F', '@', '?', '#');
  const words = fc.constantFrom(
    'dashboard',
    'companies',
    'users',
    'profile',
    'tickets',
    id,
    'login',
    'evil.example',
    ':80',
  );
  const hostile = fc.array(fc.oneof(slashes, words, fc.string({ unit: 'binary' })), { maxLength: 8 });

  test('whatever somebody writes, only a known path of the own origin and role comes out', () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom(admin, client), (parts, user) => {
        const to = safeRedirect(parts.join(''), user, everything);
        if (to === null) return;
        const url = new URL(to, 'https://biuro.example');
        expect(url.origin).toBe('https://biuro.example');
        expect(url.pathname + url.search + url.hash).toBe(to);
        expect(lineOf(match(url.pathname).name).access).toBe(user.isAdmin ? 'admin' : 'client');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('landingOf', () => {
  test.each([
    ['', '/dashboard', '/'],
    ['?redirect=', '/dashboard', '/'],
    ['?redirect=%2Fdashboard%2Fcompanies', '/dashboard?redirect=%2Fdashboard%2Fcompanies', '/'],
    ['?redirect=%2Fdashboard', '/dashboard', '/'],
    [`?redirect=%2Fcompanies%2F${id}`, '/dashboard', `/companies/${id}`],
    ['?redirect=https%3A%2F%2Fevil.example', '/dashboard', '/'],
    ['?redirect=%', '/dashboard', '/'],
    ['?redirect=%2Flogin', '/dashboard', '/'],
    ['?redirect=%2Fdashboard&redirect=%2F%2Fevil.example', '/dashboard', '/'],
  ])('after a login with %s', (search, forAdmin, forClient) => {
    expect([landingOf(search, admin, config), landingOf(search, client, config)]).toEqual([forAdmin, forClient]);
  });
});
