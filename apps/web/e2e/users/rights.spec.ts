import type { Page } from '@playwright/test';
import { atRest } from '../support/idle.ts';
import {
  ADMIN,
  addPerson,
  address,
  asSignedIn,
  axeFindings,
  CLIENT,
  callApi,
  expect,
  test,
} from '../support/portal.ts';
import { storeSession } from '../support/sessions.ts';

test('a page that a role does not include says so, in place of a form that would be refused', async ({
  page,
  context,
}) => {
  const person = await addPerson('bez-praw@e2e.example', 'assistant', 'Basia Bezprawna');
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
  const other = await addPerson('drugi-admin@e2e.example', 'administrator', 'Damian Drugi');
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
  await atRest(page);
  if (mine > 0) await expect(page.getByText(new RegExp(`z ${mine}$`))).toBeVisible();
  else await expect(page.getByRole('rowheader')).toHaveCount(0);
});

test('before somebody of the office is locked out, what they look after is counted and a click away', async ({
  page,
  context,
}) => {
  const [piotr] = (await callApi(ADMIN, '/users?search=zielinski')).body.data;
  const companies = `filters[owner_id]=${piotr.id}`;
  const tasks = `filters[assignee_id]=${piotr.id}`;
  const [owned, assigned] = await Promise.all(
    [`/companies?limit=1&${companies}`, `/tasks?limit=1&${tasks}&filters[open]=true`].map(
      async (path): Promise<number> => (await callApi(ADMIN, path)).body.meta.total,
    ),
  );
  await asSignedIn(context, ADMIN);
  const dialog = page.getByRole('dialog', { name: 'Wyłączyć konto: Piotr Zieliński?' });
  const links = dialog.getByRole('link');

  await askToDeactivate(page, piotr.id);
  await expect(dialog).toContainText('przekaż komuś innemu to, czym zajmuje się ta osoba');
  await expect(links).toHaveText([new RegExp(`^${owned} firm`), new RegExp(`^${assigned} otwart`)]);
  expect(await axeFindings(page)).toEqual([]);
  await links.first().click();
  await expect(page).toHaveURL(`/dashboard/companies?${companies}`);
  await expect(page.getByText(new RegExp(`z ${owned}$`))).toBeVisible();

  await askToDeactivate(page, piotr.id);
  await links.last().click();
  await expect(page).toHaveURL(`/dashboard/tasks?${tasks}`);
  await expect(page.getByText(new RegExp(`z ${assigned}$`))).toBeVisible();

  await askToDeactivate(page, piotr.id);
  await dialog.getByRole('button', { name: 'Anuluj' }).click();
  await expect(dialog).toBeHidden();
  expect((await callApi(ADMIN, `/users/${piotr.id}`)).body.data.status).toBe('active');
});

test('nothing is said of work where there is none, and nobody waits long for what is not told', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 500/);
  const person = await addPerson('bez-firm@e2e.example', 'assistant', 'Celina Cicha');
  const [client] = (await callApi(ADMIN, `/users?search=${CLIENT}`)).body.data;
  await asSignedIn(context, ADMIN);
  const asked: string[] = [];
  await page.route(/owner_id|assignee_id/, (route) => {
    asked.push(route.request().url());
    return route.continue();
  });
  const dialog = page.getByRole('dialog');

  await askToDeactivate(page, client.id);
  await expect(dialog).toContainText('logowanie przestanie działać');
  expect(asked).toEqual([]);

  await askToDeactivate(page, person.id);
  await expect(dialog).toContainText('logowanie przestanie działać');
  await expect(dialog.getByText('przekaż')).toHaveCount(0);
  expect(asked).toHaveLength(2);

  await page.route(/owner_id/, () => undefined);
  await page.route(/assignee_id/, (route) => route.fulfill({ status: 500 }));
  await askToDeactivate(page, person.id);
  await dialog.getByRole('button', { name: 'Wyłącz konto' }).click();
  await expect(page.getByText(`Konto wyłączone: ${person.name}`)).toBeVisible();
});

test('a broken part of a page leaves the rest of it standing', async ({ page, context, watch }) => {
  watch.allow(/./);
  const person = await addPerson('pekniety@e2e.example', 'assistant', 'Piotr Pęknięty');
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
  await page.route(/\/assets\/client-[^/]+\.js$/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('Nie udało się wczytać tej strony')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Odśwież stronę' })).toBeVisible();
});

test('an invitation that has run out leads to a new one', async ({ page }) => {
  await page.goto(`/register/${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ten odnośnik już nie działa');
  await page.getByRole('button', { name: 'Poproś o nowe zaproszenie' }).click();
  await expect(page.getByText('Jeśli tylko minął jego czas, nowe zaproszenie jest już w drodze')).toBeVisible();
});

async function askToDeactivate(page: Page, id: string): Promise<void> {
  await page.goto(`/dashboard/users/${id}`);
  await page.getByRole('button', { name: 'Więcej' }).click();
  await page.getByRole('menuitem', { name: 'Wyłącz konto' }).click();
}
