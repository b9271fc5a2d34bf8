import { describe, expect, test } from 'vitest';
import type { AppConfig } from '../config/config.ts';
import { admin, client, config, without } from '../testing/samples.ts';
import { type Decision, decide } from './decide.ts';
import { fill } from './route-pattern.ts';
import { lineOf, match, type RouteName, routeNames } from './routes.ts';
import type { Visitor } from './safe-redirect.ts';

const id = '0190a000-0000-7000-8000-00000000000f';
const companies = '%2Fdashboard%2Fcompanies';
const production: AppConfig = { ...config, mode: 'production' };

const toLogin = (address: string) => `login-required → /login?redirect=${address}`;
const toHome = (address: string) => `admin-only → /?redirect=${address}`;
const toDashboard = (address: string) => `client-only → /dashboard?redirect=${address}`;

/** Nobody, client and admin, for each route of an office that has everything. */
const table: Record<RouteName, [nobody: string, client: string, admin: string]> = {
  login: ['login', 'signed-in → /', 'signed-in → /dashboard'],
  dashboard: [toLogin('%2Fdashboard'), toHome('%2Fdashboard'), 'dashboard'],
  'dashboard-companies': [toLogin(companies), toHome(companies), 'dashboard-companies'],
  'dashboard-companies-new': [toLogin(`${companies}%2Fnew`), toHome(`${companies}%2Fnew`), 'dashboard-companies-new'],
  'dashboard-companies-view': [
    toLogin(`${companies}%2F${id}`),
    toHome(`${companies}%2F${id}`),
    'dashboard-companies-view',
  ],
  'dashboard-companies-edit': [
    toLogin(`${companies}%2F${id}%2Fedit`),
    toHome(`${companies}%2F${id}%2Fedit`),
    'dashboard-companies-edit',
  ],
  home: [toLogin('%2F'), 'home', toDashboard('%2F')],
  'companies-view': [toLogin(`%2Fcompanies%2F${id}`), 'companies-view', toDashboard(`%2Fcompanies%2F${id}`)],
  'dev-outbox': ['dev-outbox', 'dev-outbox', 'dev-outbox'],
  'not-found': ['not-found', 'not-found', 'not-found'],
};

const visitors: [string, Visitor][] = [
  ['nobody', null],
  ['a client', client],
  ['an admin', admin],
];
const cases = routeNames.flatMap((name) =>
  visitors.map(([who, user], index) => [name, who, user, table[name][index]] as const),
);

const routeOf = (name: RouteName) => match(name === 'not-found' ? '/nowhere' : fill(lineOf(name).path, { id }));
const said = (decision: Decision) => (decision.kind === 'show' ? decision.name : `${decision.reason} → ${decision.to}`);

describe('an office that has everything', () => {
  test.each(cases)('%s for %s', (name, _, user, expected) => {
    expect(said(decide(routeOf(name), user, config))).toBe(expected);
  });
});

describe('an office without the module of the route', () => {
  const owned = cases.filter(([name]) => lineOf(name).module);
  test.each(owned)('%s is not found for %s, with no login asked', (name, _, user) => {
    const { module = 'company' } = lineOf(name);
    expect(decide(routeOf(name), user, without(module))).toEqual({
      kind: 'show',
      name: 'not-found',
      title: 'title.not-found',
    });
  });

  const free = cases.filter(([name]) => !lineOf(name).module);
  test.each(free)('%s does not change for %s when companies are off', (name, _, user, expected) => {
    expect(said(decide(routeOf(name), user, without('company')))).toBe(expected);
  });

  test('an admin whose dashboard has no home starts at the first page there is', () => {
    expect(said(decide(match('/login'), admin, without('dashboard')))).toBe('signed-in → /dashboard/companies');
    expect(said(decide(match('/'), admin, without('dashboard')))).toBe(
      'client-only → /dashboard/companies?redirect=%2F',
    );
    expect(said(decide(match('/login'), admin, without('dashboard', 'company')))).toBe('signed-in → /dashboard');
  });
});

test.each(visitors)('outside the demo the outbox is not found for %s', (_, user) => {
  expect(said(decide(match('/dev/outbox'), user, production))).toBe('not-found');
});

test('the full path goes with the redirect, whatever the query holds', () => {
  const decision = decide(match('/', '?a=1&b=ż/?#\uD800'), null, config);
  expect(said(decision)).toBe('login-required → /login?redirect=%2F%3Fa%3D1%26b%3D%C5%BC%2F%3F%23%EF%BF%BD');
});

test('the return address decides where a login leads, for each role', () => {
  const search = `?redirect=${encodeURIComponent(`/dashboard/companies/${id}?tab=2`)}`;
  expect(said(decide(match('/login', search), admin, config))).toBe(`signed-in → /dashboard/companies/${id}?tab=2`);
  expect(said(decide(match('/login', search), client, config))).toBe('signed-in → /');
});

test('every redirect ends after one hop', () => {
  const offices = [config, production, without('company'), without('dashboard'), without('dashboard', 'company')];
  const hops = offices.flatMap((office) =>
    cases.flatMap(([name, , user]) => {
      const first = decide(routeOf(name), user, office);
      if (first.kind === 'show') return [];
      const [path = '', search] = first.to.split('?');
      return [decide(match(path, search), user, office).kind];
    }),
  );
  expect(hops.length).toBeGreaterThan(50);
  expect(new Set(hops)).toEqual(new Set(['show']));
});
