import { atRest } from '../support/idle.ts';
import { ADMIN, asSignedIn, CLIENT, callApi, expect, test } from '../support/portal.ts';

/** What a browser writes to the console without a network, also about code that is fetched on idle. */
const WITHOUT_INTERNET = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module|preload (assets|CSS)/;

test('five tabs with an expired token make one refresh and all of them show their page', async ({ context }) => {
  await asSignedIn(context, ADMIN, (session) => ({ ...session, access_token: 'expired-token-of-this-test' }));
  let refreshes = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/access')) refreshes += 1;
  });
  // Five that are opened at once would each store the expired session, the last one over the renewed one.
  const seed = await context.newPage();
  await seed.goto('/favicon.svg');
  const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto('/dashboard/companies')));
  for (const tab of tabs) await expect(tab.getByRole('link', { name: 'Alfa Instalacje Sp. z o.o.' })).toBeVisible();
  expect(refreshes).toBe(1);
});

test('a session that the server has ended leads to the login with a word why', async ({ page, context }) => {
  await asSignedIn(context, ADMIN, (session) => ({ ...session, access_token: 'spent', refresh_token: 'spent' }));
  await page.goto('/dashboard/companies');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByText('Sesja wygasła. Zaloguj się ponownie')).toBeVisible();
});

test('signing out in one tab signs the others out', async ({ context }) => {
  await asSignedIn(context, CLIENT);
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto('/');
  await second.goto('/');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await first.evaluate(() => localStorage.removeItem('biuro.session'));
  await expect(second).toHaveURL(/\/login/);
});

test('a lost connection keeps the session and says so', async ({ page, context, watch }) => {
  watch.allow(WITHOUT_INTERNET);
  await asSignedIn(context, ADMIN);
  await page.goto('/dashboard/companies');
  await expect(page.getByRole('link', { name: 'Alfa Instalacje Sp. z o.o.' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/Brak internetu/)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Alfa Instalacje Sp. z o.o.' })).toBeVisible();
});

test('without internet a page that was never opened says so, and opens by itself when the connection is back', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(WITHOUT_INTERNET);
  await asSignedIn(context, ADMIN);
  const blame = page.getByText('Coś nie działa po naszej stronie');
  await page.goto('/dashboard/companies');
  await expect(page.getByRole('link', { name: 'Alfa Instalacje Sp. z o.o.' })).toBeVisible();
  await context.setOffline(true);
  await page.evaluate(() => {
    history.pushState(null, '', '/dashboard/reports');
  });
  await expect(page.getByText('Strona wczyta się, gdy połączenie wróci.')).toBeVisible();
  await expect(page.getByText(/Pokazujemy dane/)).toBeHidden();
  await expect(blame).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Raporty' })).toBeVisible();
  await expect(blame).toBeHidden();
});

test('without internet a list that never came says so, and comes when the connection is back', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(WITHOUT_INTERNET);
  await asSignedIn(context, ADMIN);
  await page.route('**/api/companies?**', (route) => route.abort('internetdisconnected'));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const code = page.waitForEvent('requestfinished', (request) => /\/assets\/companies-[^/]+\.js$/.test(request.url()));
  await page.getByRole('link', { name: 'Firmy', exact: true }).hover();
  await code;
  await atRest(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Firmy', exact: true }).click();
  await expect(page.getByText('Lista wczyta się, gdy połączenie wróci.')).toBeVisible();
  await page.unroute('**/api/companies?**');
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: 'Alfa Instalacje Sp. z o.o.' })).toBeVisible();
});

test('a client opens the own company and finds nothing at the address of another', async ({ page, context }) => {
  await asSignedIn(context, CLIENT);
  const own = (await callApi(CLIENT, '/companies/my')).body.data[0];
  const other = (await callApi(ADMIN, '/companies?search=gamma')).body.data[0];
  await page.goto(`/companies/${own?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delta Spedycja Sp. z o.o.');
  await page.goto(`/companies/${other?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Strony nie znaleziono');
  expect((await page.content()).includes('Gamma')).toBe(false);
});
