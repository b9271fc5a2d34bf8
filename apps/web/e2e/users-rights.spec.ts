import { ADMIN, addPerson, address, asSignedIn, CLIENT, callApi, expect, test } from './portal.ts';
import { storeSession } from './sessions.ts';

test('a page that a role does not include says so, in place of a form that would be refused', async ({
  page,
  context,
}) => {
  const person = await addPerson('bez-praw@journey.example', 'assistant', 'Basia Bezprawna');
  const [company] = (await callApi(ADMIN, '/companies?limit=1')).body.data;
  await storeSession(context, address(), person.email, person);
  for (const path of [
    `/dashboard/users/${person.id}/edit`,
    '/dashboard/companies/new',
    `/dashboard/companies/${company.id}/edit`,
    '/dashboard/companies/import',
    '/dashboard/tasks/new',
  ]) {
    await page.goto(path);
    await expect(page.getByText('Twoja rola nie obejmuje tej strony')).toBeVisible();
    await expect(page.getByRole('form')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Wróć: Lista zadań' }).click();
  await expect(page).toHaveTitle('Lista zadań | Biuro');
});

test('an administrator changes of another one what the server takes, and sees what only owners change', async ({
  page,
  context,
}) => {
  const other = await addPerson('drugi-admin@journey.example', 'administrator', 'Damian Drugi');
  await asSignedIn(context, ADMIN);
  await page.goto(`/dashboard/users/${other.id}/edit`);
  const main = page.getByRole('main');
  await expect(main.getByText('Adres, telefon i rolę administratora zmienia właściciel biura.')).toBeVisible();
  await expect(main.getByLabel('E-mail')).toHaveCount(0);
  await expect(main.getByLabel('Rola')).toHaveCount(0);
  await expect(main.getByText(other.email)).toBeVisible();
  await page.getByLabel('Stanowisko').fill('Wspólnik');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Zapisano', { exact: true })).toBeVisible();
  await expect(main.getByText('Wspólnik').first()).toBeVisible();
});

test('the people of the companies that one looks after are a click away', async ({ page, context }) => {
  await asSignedIn(context, ADMIN);
  const mine = (await callApi(ADMIN, '/users/my?limit=1')).body.meta.total;
  await page.goto('/dashboard/users');
  await page.getByRole('link', { name: 'Moi klienci' }).click();
  await expect(page).toHaveURL(/people.*=mine/);
  if (mine > 0) await expect(page.getByText(new RegExp(`z ${mine}$`))).toBeVisible();
  else await expect(page.getByRole('rowheader')).toHaveCount(0);
});

test('a broken part of a page leaves the rest of it standing', async ({ page, context, watch }) => {
  watch.allow(/./);
  const person = await addPerson('pekniety@journey.example', 'assistant', 'Piotr Pęknięty');
  await asSignedIn(context, ADMIN);
  await page.route(`**/api/users/${person.id}/history*`, (route) =>
    route.fulfill({ json: { data: [{ changes: 5 }], meta: { page: 1, limit: 10, total: 1 } } }),
  );
  await page.goto(`/dashboard/users/${person.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name);
  await expect(page.getByRole('alert').getByText('Coś nie działa po naszej stronie')).toBeVisible();
  await expect(page.getByText('Kod przy logowaniu')).toBeVisible();
  await page.unroute(`**/api/users/${person.id}/history*`);
});

test('a frame whose code does not come leaves a way on, and no empty window', async ({ page, context, watch }) => {
  watch.allow(/./);
  await asSignedIn(context, CLIENT);
  await page.addInitScript(() => sessionStorage.setItem('biuro.reloaded-at', String(Date.now())));
  await page.route(/\/assets\/client-frame-[^/]+\.js$/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('Coś nie działa po naszej stronie')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Odśwież tę część' })).toBeVisible();
});

test('an invitation that has run out leads to a new one', async ({ page }) => {
  await page.goto(`/register/${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ten odnośnik już nie działa');
  await page.getByRole('button', { name: 'Poproś o nowe zaproszenie' }).click();
  await expect(page.getByText('Jeśli tylko minął jego czas, nowe zaproszenie jest już w drodze')).toBeVisible();
});
