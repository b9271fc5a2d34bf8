import { ADMIN, asSignedIn, CLIENT, callApi, expect, test } from './portal.ts';

test('five tabs with an expired token make one refresh and all of them show their page', async ({ context }) => {
  await asSignedIn(context, ADMIN, (session) => ({ ...session, access_token: 'expired-token-of-this-test' }));
  let refreshes = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/access')) refreshes += 1;
  });
  const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto('/dashboard/companies')));
  for (const tab of tabs) await expect(tab.getByRole('link', { name: 'Alfa Instalacje Sp. z o.o.' })).toBeVisible();
  expect(refreshes).toBe(1);
});

test('a session that the server has ended leads to the login with a word why', async ({ page, context }) => {
  await asSignedIn(context, ADMIN, (session) => ({ ...session, access_token: 'spent', refresh_token: 'spent' }));
  await page.goto('/dashboard/companies');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByText('Sesja wygasła. Zaloguj się, a wrócisz w to samo miejsce')).toBeVisible();
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
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await asSignedIn(context, ADMIN);
  await page.goto('/dashboard/companies');
  await expect(page.getByRole('link', { name: 'Alfa Instalacje Sp. z o.o.' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/Brak internetu/)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
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
