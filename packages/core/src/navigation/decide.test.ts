import { describe, expect, test } from 'vitest';
import type { AppConfig, ModuleName } from '../config/config.ts';
import { addresses, id } from '../testing/addresses.ts';
import { admin, client, everything, switchOff } from '../testing/samples.ts';
import { type Decision, decide } from './decide.ts';
import type { Access } from './route-table.ts';
import { lineOf, match, type RouteName, routeNames } from './routes.ts';
import type { Visitor } from './safe-redirect.ts';

/** What nobody, a client and an admin get. */
const answers: Record<Access, (name: RouteName) => [nobody: string, client: string, admin: string]> = {
  public: (name) => (name === 'login' ? [name, 'signed-in → /', 'signed-in → /dashboard'] : [name, name, name]),
  admin: (name) => [
    `login-required → /login?redirect=${encodeURIComponent(addresses[name])}`,
    `admin-only → /?redirect=${encodeURIComponent(addresses[name])}`,
    name,
  ],
  client: (name) => [
    `login-required → /login?redirect=${encodeURIComponent(addresses[name])}`,
    name,
    `client-only → /dashboard?redirect=${encodeURIComponent(addresses[name])}`,
  ],
};

const visitors: [string, Visitor][] = [
  ['nobody', null],
  ['a client', client],
  ['an admin', admin],
];
const cases = routeNames.flatMap((name) =>
  visitors.map(([who, user], index) => {
    const { access, module } = lineOf(name);
    return { name, who, user, module, expected: answers[access](name)[index] };
  }),
);

const said = (decision: Decision) => (decision.kind === 'show' ? decision.name : `${decision.reason} → ${decision.to}`);
const answerAt = (name: RouteName, user: Visitor, office: AppConfig) =>
  said(decide(match(addresses[name]), user, office));

describe('where every module is on', () => {
  test.each(cases)('$name for $who', ({ name, user, expected }) => {
    expect(answerAt(name, user, everything)).toBe(expected);
  });
});

describe('where the module of the page is off', () => {
  const owned = cases.filter(({ module }) => module);
  test.each(owned)('$name is not found for $who, with no login asked', ({ name, user, module = 'company' }) => {
    expect(decide(match(addresses[name]), user, switchOff(everything, module))).toEqual({
      kind: 'show',
      name: 'not-found',
    });
  });
});

describe('where all modules but its own and the dashboard are off', () => {
  const modules = Object.keys(everything.modules).filter((name): name is ModuleName => name in everything.modules);
  test.each(cases)('$name for $who is as ever', ({ name, user, module, expected }) => {
    const others = modules.filter((other) => other !== module && other !== 'dashboard');
    expect(answerAt(name, user, switchOff(everything, ...others))).toBe(expected);
  });
});

test('an admin whose dashboard has no home starts at the first page there is', () => {
  const start = (...off: ModuleName[]) => [
    answerAt('login', admin, switchOff(everything, ...off)),
    answerAt('home', admin, switchOff(everything, ...off)),
  ];
  expect(start('dashboard')).toEqual([
    'signed-in → /dashboard/companies',
    'client-only → /dashboard/companies?redirect=%2F',
  ]);
  expect(start('dashboard', 'company', 'employees', 'documents', 'tasks')).toEqual([
    'signed-in → /dashboard/tickets',
    'client-only → /dashboard/tickets?redirect=%2F',
  ]);
});

test('an admin without any module starts at the own profile', () => {
  const bare = switchOff(everything, ...cases.flatMap(({ module = [] }) => module));
  expect(answerAt('login', admin, bare)).toBe('signed-in → /dashboard/users/profile');
  expect(answerAt('login', client, bare)).toBe('signed-in → /');
});

test.each(visitors)('outside the demo the outbox is not found for %s', (_, user) => {
  expect(answerAt('dev-outbox', user, { ...everything, mode: 'production' })).toBe('not-found');
});

test('the full path goes with the redirect, whatever the query holds', () => {
  const decision = decide(match('/', '?a=1&b=ż/?#\uD800'), null, everything);
  expect(said(decision)).toBe('login-required → /login?redirect=%2F%3Fa%3D1%26b%3D%C5%BC%2F%3F%23%EF%BF%BD');
});

test('the return address decides where a login leads a client, and what the home of the office offers', () => {
  const search = `?redirect=${encodeURIComponent(`/dashboard/companies/${id}?tab=2`)}`;
  const landing = (user: Visitor) => said(decide(match('/login', search), user, everything));
  expect(landing(admin)).toBe(`signed-in → /dashboard?redirect=%2Fdashboard%2Fcompanies%2F${id}%3Ftab%3D2`);
  expect(landing(client)).toBe('signed-in → /');
});

test('every redirect ends after one hop', () => {
  const offices = [
    everything,
    { ...everything, mode: 'production' as const },
    switchOff(everything, 'dashboard'),
    switchOff(everything, 'dashboard', 'company', 'users'),
  ];
  const hops = offices.flatMap((office) =>
    cases.flatMap(({ name, user }) => {
      const first = decide(match(addresses[name]), user, office);
      if (first.kind === 'show') return [];
      const [path = '', search] = first.to.split('?');
      return [decide(match(path, search), user, office).kind];
    }),
  );
  expect(hops.length).toBeGreaterThan(400);
  expect(new Set(hops)).toEqual(new Set(['show']));
});
