import { describe, expect, test } from 'vitest';
import type { AppConfig, ModuleName } from '../config/config.ts';
import { addresses, id } from '../testing/addresses.ts';
import { admin, client, everything, switchOff } from '../testing/samples.ts';
import { type Decision, decide } from './decide.ts';
import type { Access } from './route-table.ts';
import { match, type RouteName, routeNames } from './routes.ts';
import type { Visitor } from './safe-redirect.ts';

/** Who may open each page, and the module that it belongs to, by the words of the specification. */
const rules: Record<RouteName, [Access, ModuleName?]> = {
  login: ['public'],
  'forgot-password': ['public'],
  register: ['public'],
  'reset-password': ['public'],

  dashboard: ['admin', 'dashboard'],
  'dashboard-companies': ['admin', 'company'],
  'dashboard-companies-new': ['admin', 'company'],
  'dashboard-companies-view': ['admin', 'company'],
  'dashboard-companies-edit': ['admin', 'company'],
  'dashboard-companies-import': ['admin', 'company'],
  'dashboard-companies-tasks': ['admin', 'tasks'],
  'dashboard-companies-employees': ['admin', 'employees'],
  'dashboard-companies-people': ['admin', 'company'],
  'dashboard-companies-history': ['admin', 'company'],
  'dashboard-staff-reports': ['admin', 'employees'],
  'dashboard-documents': ['admin', 'documents'],
  'dashboard-documents-view': ['admin', 'documents'],
  'dashboard-tasks': ['admin', 'tasks'],
  'dashboard-tasks-board': ['admin', 'tasks'],
  'dashboard-tasks-new': ['admin', 'tasks'],
  'dashboard-tasks-view': ['admin', 'tasks'],
  'dashboard-liabilities': ['admin', 'tasks'],
  'dashboard-liabilities-view': ['admin', 'tasks'],
  'dashboard-declarations': ['admin', 'tasks'],
  'dashboard-payments': ['admin', 'tasks'],
  'dashboard-tickets': ['admin', 'tickets'],
  'dashboard-tickets-new': ['admin', 'tickets'],
  'dashboard-tickets-view': ['admin', 'tickets'],
  'dashboard-trainings-categories': ['admin', 'trainings'],
  'dashboard-trainings': ['admin', 'trainings'],
  'dashboard-trainings-new': ['admin', 'trainings'],
  'dashboard-trainings-view': ['admin', 'trainings'],
  'dashboard-polls': ['admin', 'polls'],
  'dashboard-pricelist': ['admin', 'pricelist'],
  'dashboard-pricelist-new': ['admin', 'pricelist'],
  'dashboard-reports': ['admin', 'reports'],
  'dashboard-reports-companies-uptimes-view': ['admin', 'reports'],
  'dashboard-reports-view': ['admin', 'reports'],
  'dashboard-reports-uptimes-view': ['admin', 'reports'],
  'dashboard-reports-workeruptimes-view': ['admin', 'reports'],
  'dashboard-uptimes': ['admin', 'uptime'],
  'dashboard-messages': ['admin', 'messages'],
  'dashboard-messages-new': ['admin', 'messages'],
  'dashboard-messages-view': ['admin', 'messages'],
  'dashboard-users': ['admin', 'users'],
  'dashboard-users-profile': ['admin'],
  'dashboard-users-view': ['admin', 'users'],
  'dashboard-users-edit': ['admin', 'users'],
  'dashboard-limits': ['admin', 'limits'],
  'dashboard-surveys': ['admin', 'surveys'],
  'dashboard-surveys-create': ['admin', 'surveys'],
  'dashboard-surveys-view': ['admin', 'surveys'],
  'dashboard-surveys-edit': ['admin', 'surveys'],
  'dashboard-recurring-tasks': ['admin', 'recurring_tasks'],
  'dashboard-recurring-tasks-new': ['admin', 'recurring_tasks'],
  'dashboard-settings': ['admin', 'settings'],
  'dashboard-settings-notifications': ['admin', 'settings'],
  'dashboard-settings-notifications-edit': ['admin', 'settings'],

  home: ['client'],
  profile: ['client'],
  'companies-view': ['client', 'company'],
  'companies-employees': ['client', 'employees'],
  tasks: ['client', 'tasks'],
  'tasks-view': ['client', 'tasks'],
  liabilities: ['client', 'tasks'],
  'liabilities-view': ['client', 'tasks'],
  messages: ['client', 'messages'],
  'messages-new': ['client', 'messages'],
  'messages-view': ['client', 'messages'],
  tickets: ['client', 'tickets'],
  'tickets-new': ['client', 'tickets'],
  'tickets-view': ['client', 'tickets'],
  'tickets-category': ['client', 'tickets'],
  surveys: ['client', 'surveys'],
  'surveys-view': ['client', 'surveys'],
  trainings: ['client', 'trainings'],
  'trainings-category': ['client', 'trainings'],
  'trainings-view': ['client', 'trainings'],
  documents: ['client', 'documents'],
  'documents-view': ['client', 'documents'],

  'dev-outbox': ['public'],
  'dev-charts': ['public'],
  'not-found': ['public'],
};

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
    const [access, module] = rules[name];
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
      title: 'title.not-found',
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
  const bare = switchOff(everything, ...cases.flatMap(({ module }) => module ?? []));
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

test('the return address decides where a login leads, for each role', () => {
  const search = `?redirect=${encodeURIComponent(`/dashboard/companies/${id}?tab=2`)}`;
  const landing = (user: Visitor) => said(decide(match('/login', search), user, everything));
  expect(landing(admin)).toBe(`signed-in → /dashboard/companies/${id}?tab=2`);
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
