import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createMemoryBrowser } from '../lib/memory-browser.ts';
import { createSessionMachine } from '../session/session-machine.ts';
import { sessionKey, writeSession } from '../session/stored-session.ts';
import { createFakePorts } from '../testing/fake-ports.ts';
import { createFakeServer, empty, held, json, noConnection, problem } from '../testing/fake-server.ts';
import { done, failed, reachableStates } from '../testing/reachable-states.ts';
import { admin, client, config, sessionOf } from '../testing/samples.ts';
import { createNavigationMachine, type NavigationActor } from './navigation-machine.ts';
import { configFailureOf, currentPlace, interruptedPersonOf, isSettled } from './navigation-selectors.ts';

const id = '0190a000-0000-7000-8000-00000000000f';

function setUp(
  user: typeof client | null = null,
  { hasUnsavedChanges = (): boolean => false, startOver = () => {} } = {},
) {
  const browser = createMemoryBrowser();
  const server = createFakeServer({
    'GET /config': () => json(200, config),
    'POST /auth/logout': () => empty(),
  });
  const ports = createFakePorts({ server, tab: browser.openTab() });
  if (user) writeSession(ports.storage, sessionOf(user));
  const session = createActor(createSessionMachine(ports), { clock: ports.clock }).start();
  const navigation = createActor(createNavigationMachine({ ...ports, hasUnsavedChanges, startOver, session }), {
    clock: ports.clock,
  }).start();
  onTestFinished(() => void [navigation.stop(), session.stop()]);

  const visit = async (path: string, search?: string) => {
    navigation.send({ type: 'place.requested', path, search });
    return settled(navigation);
  };
  return { ...ports, browser, session, navigation, visit };
}

const settled = (navigation: NavigationActor) => waitFor(navigation, isSettled);

describe('the configuration', () => {
  test('is not read before somebody asks for a page', () => {
    const { server, navigation } = setUp();
    expect([navigation.getSnapshot().value, server.calls()]).toEqual(['idle', []]);
  });

  test('is read once, before the first page, however many pages follow', async () => {
    const { server, visit, titles } = setUp(admin);
    expect(currentPlace(await visit('/dashboard'))?.name).toBe('dashboard');
    expect(currentPlace(await visit('/dashboard/companies'))?.name).toBe('dashboard-companies');
    expect(server.calls()).toEqual(['GET /config']);
    expect(titles).toEqual(['Pulpit | Biuro', 'Firmy | Biuro']);
  });

  test('shows only the last page that was asked for while it was on its way', async () => {
    const { server, navigation, visit, titles } = setUp(admin);
    const late = held();
    server.on('GET /config', late.answer);
    navigation.send({ type: 'place.requested', path: '/dashboard' });
    const last = visit('/dashboard/companies');
    expect(currentPlace(navigation.getSnapshot())).toBeNull();
    late.release(json(200, config));
    expect(currentPlace(await last)?.name).toBe('dashboard-companies');
    expect(titles).toEqual(['Firmy | Biuro']);
  });

  test('that cannot be read says why and is tried again on request', async () => {
    const { server, navigation, visit } = setUp(admin);
    server.on('GET /config', noConnection);
    expect(configFailureOf(await visit('/dashboard'))).toEqual({
      kind: 'offline',
      message: 'Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie',
    });
    server.on('GET /config', () => json(200, config));
    navigation.send({ type: 'config.retry' });
    const snapshot = await settled(navigation);
    expect([configFailureOf(snapshot), currentPlace(snapshot)?.name]).toEqual([null, 'dashboard']);
  });

  test('of an unknown office is a sentence of the server', async () => {
    const { server, visit } = setUp();
    server.on('GET /config', () => problem(404, 'unknown_office', 'Pod tym adresem nie ma biura'));
    expect(configFailureOf(await visit('/'))?.message).toBe('Pod tym adresem nie ma biura');
  });
});

describe('a page', () => {
  test('has everything that a screen needs', async () => {
    const { visit } = setUp(admin);
    expect(currentPlace(await visit(`/dashboard/companies/${id}`, 'tab=2'))).toEqual({
      name: 'dashboard-companies-view',
      params: { id },
      path: `/dashboard/companies/${id}`,
      search: '?tab=2',
      title: 'Firma | Biuro',
      breadcrumbs: [
        { label: 'Pulpit', path: '/dashboard' },
        { label: 'Firmy', path: '/dashboard/companies' },
        { label: 'Firma', path: `/dashboard/companies/${id}` },
      ],
      redirected: null,
    });
  });

  test('takes the name of what it shows', async () => {
    const { navigation, visit, titles } = setUp(admin);
    await visit(`/dashboard/companies/${id}`);
    navigation.send({ type: 'place.named', name: 'Alfa' });
    expect(currentPlace(navigation.getSnapshot())?.breadcrumbs.at(-1)?.label).toBe('Alfa');
    expect(titles).toEqual(['Firma | Biuro', 'Alfa | Biuro']);
  });

  test.each([
    ['a record', `/companies/${id}`],
    ['a part of a record', `/companies/${id}/employees`],
  ])('of %s that is not there says so in its title', async (_, path) => {
    const { navigation, visit, titles } = setUp({ ...client });
    await visit(path);
    navigation.send({ type: 'place.missing' });
    expect(currentPlace(navigation.getSnapshot())).toMatchObject({ title: 'Strony nie znaleziono | Biuro', path });
    expect(titles.at(-1)).toBe('Strony nie znaleziono | Biuro');
  });

  test('keeps its name while only the query changes', async () => {
    const { navigation, visit } = setUp(admin);
    await visit(`/dashboard/companies/${id}`);
    navigation.send({ type: 'place.named', name: 'Alfa' });
    expect(currentPlace(await visit(`/dashboard/companies/${id}`, '?tab=history'))).toMatchObject({
      title: 'Alfa | Biuro',
      search: '?tab=history',
    });
    expect(currentPlace(await visit(`/dashboard/companies/${id.replace('f', 'e')}`))?.title).toBe('Firma | Biuro');
  });

  test('that is refused is not shown, and the page after it knows why', async () => {
    const { visit, ways } = setUp(client);
    const refused = await visit('/dashboard');
    expect([refused.value, currentPlace(refused), ways]).toEqual([
      { ready: 'redirecting' },
      null,
      ['/?redirect=%2Fdashboard'],
    ]);
    expect(currentPlace(await visit('/', '?redirect=%2Fdashboard'))).toMatchObject({
      name: 'home',
      redirected: 'admin-only',
    });
    expect(currentPlace(await visit('/nowhere'))).toMatchObject({ name: 'not-found', redirected: null });
  });

  test('that needs a login leads there, and the login page knows why', async () => {
    const { visit, ways } = setUp();
    await visit('/dashboard/users', '?page=2');
    expect(ways).toEqual(['/login?redirect=%2Fdashboard%2Fusers%3Fpage%3D2']);
    const place = currentPlace(await visit('/login', '?redirect=%2Fdashboard%2Fusers%3Fpage%3D2'));
    expect(place).toMatchObject({ name: 'login', redirected: 'login-required' });
  });

  test('of a module that is off is not found, for whoever asks', async () => {
    const { visit, ways } = setUp();
    expect(currentPlace(await visit('/dashboard/tickets'))?.title).toBe('Strony nie znaleziono | Biuro');
    expect(ways).toEqual([]);
  });

  test('that is named keeps the reason why the person came to it', async () => {
    const { navigation, visit } = setUp(client);
    await visit('/dashboard');
    await visit('/', '?redirect=%2Fdashboard');
    navigation.send({ type: 'place.named', name: 'x' });
    expect(currentPlace(navigation.getSnapshot())?.redirected).toBe('admin-only');
  });
});

describe('a session that changes', () => {
  test('a login leads to the return address', async () => {
    const { session, visit, ways } = setUp();
    await visit('/login', `?redirect=%2Fcompanies%2F${id}`);
    session.send({ type: 'login.succeeded', session: sessionOf(client) });
    expect(ways).toEqual([`/companies/${id}`]);
  });

  test('an admin lands on the dashboard', async () => {
    const { session, visit, ways } = setUp();
    await visit('/login');
    session.send({ type: 'login.succeeded', session: sessionOf(admin) });
    expect(ways).toEqual(['/dashboard']);
  });

  test('a logout leads to the plain login page, and the private page is gone at once', async () => {
    const { session, navigation, visit, ways } = setUp(admin);
    await visit('/dashboard/companies');
    session.send({ type: 'log.out' });
    expect(currentPlace(navigation.getSnapshot())).toBeNull();
    expect(ways).toEqual(['/login']);
    expect(currentPlace(await visit('/login'))).toMatchObject({ name: 'login', redirected: 'signed-out' });
  });

  test('a session that expired leads back to the same place after the next login', async () => {
    const { session, server, visit, ways } = setUp(client);
    server.on('POST /auth/access', () => problem(401, 'token_expired', 'Sesja wygasła'));
    await visit(`/companies/${id}`, '?page=2');
    session.send({ type: 'token.rejected', token: 'access-1' });
    await waitFor(session, (snapshot) => snapshot.matches('loggedOut'));
    const search = `?redirect=%2Fcompanies%2F${id}%3Fpage%3D2`;
    expect(ways).toEqual([`/login${search}`]);
    await visit('/login', search);
    session.send({ type: 'login.succeeded', session: sessionOf(client) });
    expect(ways.at(-1)).toBe(`/companies/${id}?page=2`);
  });

  describe('that expired over something unsaved', () => {
    async function interrupted() {
      const startOver = vi.fn();
      const portal = setUp(client, { hasUnsavedChanges: () => true, startOver });
      const { server, session, visit } = portal;
      server.on('POST /auth/access', () => problem(401, 'unauthorized', 'Zaloguj się od nowa'));
      const { context } = await visit('/profile');
      session.send({ type: 'token.rejected', token: 'access-1' });
      await waitFor(session, (snapshot) => snapshot.matches('loggedOut'));
      return { ...portal, startOver, place: context.place };
    }

    test('leaves the page where it is and says whose it is', async () => {
      const { navigation, ways, place } = await interrupted();
      const snapshot = navigation.getSnapshot();
      expect(snapshot.value).toEqual({ ready: 'interrupted' });
      expect([currentPlace(snapshot), interruptedPersonOf(snapshot), ways]).toEqual([place, client, []]);
    });

    test('goes on as the same page after the same person has signed in again', async () => {
      const { navigation, session, ways, place } = await interrupted();
      session.send({ type: 'login.succeeded', session: sessionOf(client, 5) });
      const snapshot = navigation.getSnapshot();
      expect(snapshot.value).toEqual({ ready: 'showing' });
      expect(currentPlace(snapshot)).toBe(place);
      expect([interruptedPersonOf(snapshot), ways]).toEqual([null, []]);
    });

    test('does not become the page of somebody else', async () => {
      const { navigation, session, startOver, place } = await interrupted();
      session.send({ type: 'login.succeeded', session: sessionOf(admin, 5) });
      const snapshot = navigation.getSnapshot();
      expect(snapshot.value).toEqual({ ready: 'interrupted' });
      expect([currentPlace(snapshot), interruptedPersonOf(snapshot)]).toEqual([place, client]);
      expect(startOver).toHaveBeenCalledOnce();
    });

    test('leads to the login and back where the person gives the page up', async () => {
      const { navigation, ways } = await interrupted();
      navigation.send({ type: 'place.abandoned' });
      expect(currentPlace(navigation.getSnapshot())).toBeNull();
      expect(ways).toEqual(['/login?redirect=%2Fprofile']);
    });

    test('shows no other page without a session', async () => {
      const { visit, ways } = await interrupted();
      expect(currentPlace(await visit('/'))).toBeNull();
      expect(ways).toEqual(['/login?redirect=%2F']);
    });
  });

  test('a logout in another tab counts here too', async () => {
    const { browser, visit, ways } = setUp(client);
    await visit('/');
    browser.openTab().storage.remove(sessionKey);
    expect(ways).toEqual(['/login?redirect=%2F']);
  });

  test('new tokens change nothing on the screen', async () => {
    const { session, navigation, visit, titles } = setUp(client);
    const before = currentPlace(await visit('/'));
    session.send({ type: 'login.succeeded', session: sessionOf(client, 2) });
    expect(currentPlace(navigation.getSnapshot())).toBe(before);
    expect(titles).toHaveLength(1);
  });

  test('a logout on a page that is open to all stays there', async () => {
    const { session, visit, navigation, ways } = setUp(client);
    await visit('/register/AbC123');
    session.send({ type: 'log.out' });
    expect([currentPlace(navigation.getSnapshot())?.name, ways]).toEqual(['register', []]);
  });

  test('a logout where nothing was found leads to the login page', async () => {
    const { session, visit, ways } = setUp(client);
    await visit('/nie/ma/takiej');
    session.send({ type: 'log.out' });
    expect(ways).toEqual(['/login']);
  });

  test('a logout while the login page is asked for stays there', async () => {
    const { session, visit, navigation } = setUp(client);
    await visit('/login');
    session.send({ type: 'log.out' });
    expect(currentPlace(navigation.getSnapshot())?.name).toBe('login');
  });
});

test('shortest paths reach every state', () => {
  const ports = createFakePorts();
  const session = createActor(createSessionMachine(ports));
  const { states, reached } = reachableStates(
    createNavigationMachine({ ...ports, hasUnsavedChanges: () => true, session }),
    [
      { type: 'place.requested', path: '/dashboard' },
      { type: 'session.changed', user: admin, reason: null },
      { type: 'session.changed', user: null, reason: 'user' },
      { type: 'session.changed', user: null, reason: 'expired' },
      { type: 'config.retry' },
      done('getConfig', config),
      failed('getConfig', new Error('away')),
    ],
  );
  expect(reached).toEqual(states);
  expect(states).toEqual([
    'navigation.idle',
    'navigation.loadingConfig',
    'navigation.configUnavailable',
    'navigation.ready',
    'navigation.ready.showing',
    'navigation.ready.interrupted',
    'navigation.ready.redirecting',
  ]);
});
