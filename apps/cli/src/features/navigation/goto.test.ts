import { decide } from '@biuro/core/navigation/decide.ts';
import { match, routeNames } from '@biuro/core/navigation/routes.ts';
import { addresses } from '@biuro/core/testing/addresses.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../app/run.ts';
import { createPerson, type Person, visitor } from '../../testing/biuro.ts';
import { createTerminal } from '../../testing/terminal.ts';

const id = '0190a000-0000-7000-8000-00000000000f';

const never = new AbortController().signal;

let administrator: Person;
let client: Person;
beforeAll(async () => {
  administrator = createPerson();
  client = createPerson();
  await Promise.all([administrator.signIn('admin@demo.example'), client.signIn('klient@demo.example')]);
});
afterAll(() => {
  administrator.leave();
  client.leave();
});

type Answer = [route: string, reason?: string];

/** What an anonymous caller, a client and an administrator get; with a reason, the page where they land. */
const table: [path: string, anonymous: Answer, client: Answer, administrator: Answer][] = [
  ['/login', ['login'], ['home', 'signed-in'], ['dashboard', 'signed-in']],
  ['/register/a1B2', ['register'], ['register'], ['register']],
  ['/reset-password/a1B2', ['reset-password'], ['reset-password'], ['reset-password']],
  ['/dashboard?a=1', ['login', 'login-required'], ['home', 'admin-only'], ['dashboard']],
  ['/dashboard/companies/new', ['login', 'login-required'], ['home', 'admin-only'], ['dashboard-companies-new']],
  ['/dashboard/users', ['login', 'login-required'], ['home', 'admin-only'], ['dashboard-users']],
  ['/dashboard/users/profile', ['login', 'login-required'], ['home', 'admin-only'], ['dashboard-users-profile']],
  [`/dashboard/users/${id}/edit`, ['login', 'login-required'], ['home', 'admin-only'], ['dashboard-users-edit']],
  ['/', ['login', 'login-required'], ['home'], ['dashboard', 'client-only']],
  ['/profile', ['login', 'login-required'], ['profile'], ['dashboard', 'client-only']],
  [`/companies/${id}`, ['login', 'login-required'], ['companies-view'], ['dashboard', 'client-only']],
  ['/dashboard/users/1', ['not-found'], ['not-found'], ['not-found']],
  ['/dashboard/tickets', ['not-found'], ['not-found'], ['not-found']],
  ['/tickets/vat', ['not-found'], ['not-found'], ['not-found']],
  ['/no-such-page', ['not-found'], ['not-found'], ['not-found']],
];

const people = { anonymous: () => visitor(), client: () => client, administrator: () => administrator };

test.each(
  table.flatMap(([path, ...answers]) =>
    (['anonymous', 'client', 'administrator'] as const).map((who, index) => [who, path, answers[index]] as const),
  ),
)('what the guard answers %s at %s', async (who, path, answers) => {
  const [route, reason = null] = answers ?? [];
  const { stdout, code } = await people[who]().biuro(['goto', path, '--json']);
  const answer = JSON.parse(stdout);
  expect([answer.landing?.route ?? answer.route, answer.reason]).toEqual([route, reason]);
  expect([answer.path, answer.outcome, code]).toEqual([path, reason ? 'redirect' : 'show', 0]);
});

const visitors = { anonymous: null, client: { isAdmin: false }, administrator: { isAdmin: true } };

test.each(['anonymous', 'client', 'administrator'] as const)(
  'every route of the table is answered %s as the guard decides it',
  async (who) => {
    const { home } = people[who]();
    const config = JSON.parse((await people[who]().biuro(['config', '--json'])).stdout);
    const answers = [];
    for (const name of routeNames) {
      const { terminal, shown } = createTerminal(home, ['goto', addresses[name], '--json']);
      const code = await run(terminal, never);
      const { outcome, route, to, reason } = JSON.parse(shown.stdout);
      answers.push({ name, code, outcome, route, to, reason });
    }
    expect(answers).toEqual(
      routeNames.map((name) => {
        const decision = decide(match(addresses[name]), visitors[who], config);
        const shows = { route: null, to: null, reason: null, code: 0, name, outcome: decision.kind };
        if (decision.kind === 'show') return { ...shows, route: decision.name };
        return { ...shows, to: decision.to, reason: decision.reason };
      }),
    );
  },
);

test('an answer for programs has everything', async () => {
  const shown = await administrator.biuro(['goto', '/dashboard/users?page=2', '--json']);
  expect(JSON.parse(shown.stdout)).toEqual({
    path: '/dashboard/users?page=2',
    outcome: 'show',
    route: 'dashboard-users',
    title: 'Użytkownicy | Biuro',
    to: null,
    reason: null,
    landing: null,
  });
  const sent = await visitor().biuro(['goto', '/dashboard/users?page=2', '--json']);
  expect(JSON.parse(sent.stdout)).toEqual({
    path: '/dashboard/users?page=2',
    outcome: 'redirect',
    route: null,
    title: null,
    to: '/login?redirect=%2Fdashboard%2Fusers%3Fpage%3D2',
    reason: 'login-required',
    landing: { route: 'login', title: 'Zaloguj się | Biuro' },
  });
});

test('tells people the same in words', async () => {
  const { stdout } = await client.biuro(['goto', '/dashboard']);
  expect(stdout).toBe(
    [
      'Przekierowanie  /?redirect=%2Fdashboard',
      'Powód           ta część jest dla pracowników biura',
      'Strona          Pulpit | Biuro\n',
    ].join('\n'),
  );
});

test('a path begins with a slash', async () => {
  const { stderr, code } = await client.biuro(['goto', 'dashboard']);
  expect(stderr).toContain('Ścieżka musi zaczynać się od „/”, nie „dashboard”.');
  expect(code).toBe(2);
});
