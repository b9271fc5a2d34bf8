import { atRest } from '../support/idle.ts';
import { addCompany } from '../support/own-records.ts';
import { ADMIN, addPerson, asSignedIn, callApi, expect, test } from '../support/portal.ts';

test.beforeEach(({ context }) => asSignedIn(context, ADMIN));

test('a new version is offered on return to the tab, may be put off, and is fetched when the person says so', async ({
  page,
}) => {
  let build = '/assets/start-of-tomorrow.js';
  await page.route('**/version.json', (route) => route.fulfill({ json: { build } }));
  await page.clock.install();
  await page.goto('/dashboard/companies');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Firmy');
  const notice = page.getByRole('status').filter({ hasText: 'Jest nowa wersja' });
  const comeBack = async () => {
    const answer = page.waitForResponse('**/version.json');
    await page.clock.fastForward(60_000);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await (await answer).finished();
    await atRest(page);
  };
  await comeBack();
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Zamknij' }).click();
  await expect(notice).toHaveCount(0);
  await comeBack();
  await expect(notice).toHaveCount(0);

  build = '/assets/start-of-next-week.js';
  await comeBack();
  await expect(notice).toBeVisible();
  const loaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Odśwież' }).click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Firmy');
});

test('a file that is gone with an update is mended by one reload, and a file that was lost on the way by none', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource|palette/);
  let build: string | undefined;
  await page.route('**/version.json', (route) => (build ? route.fulfill({ json: { build } }) : route.continue()));
  await page.route(/\/assets\/palette-[^/]+\.js$/, (route) => route.abort());
  const broken = page.getByText('Coś nie działa po naszej stronie');
  const openPalette = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+K');
  };
  await page.goto('/dashboard/companies');
  const asked = page.waitForResponse('**/version.json');
  await openPalette();
  await (await asked).finished();
  await expect(broken).toBeVisible();

  build = '/assets/start-of-tomorrow.js';
  await page.goto('/dashboard/users');
  const loaded = page.waitForEvent('load');
  await openPalette();
  await loaded;
  await openPalette();
  await expect(broken).toBeVisible();
});

test('an answer that is late is spoken of, and reading can be given up', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED|ERR_ABORTED/);
  await page.clock.install();
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/users?*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/users?*');
  await page.goto('/dashboard/users');
  await asked;
  const notice = page.getByText('To trwa dłużej niż zwykle');
  await expect(page.getByRole('table')).toBeVisible();
  await page.clock.runFor(9_000);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Anuluj' }).click();
  await expect(page.getByText('Wczytywanie zostało przerwane')).toBeVisible();
  await expect(notice).toHaveCount(0);
  gate.resolve();
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('an answer that never comes is given up: a list and a form say so, nothing typed is lost, and what is sent again is done once', async ({
  page,
}) => {
  const company = await addCompany(`Głucha ${Date.now()}`);
  const late = page.getByText('Serwer nie odpowiedział na czas. Spróbuj ponownie');
  await page.clock.install();
  await page.goto('/dashboard/companies');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await atRest(page);
  await page.route('**/api/tasks?*', () => undefined);
  const listed = page.waitForRequest('**/api/tasks?*');
  await page.getByRole('link', { name: 'Zadania', exact: true }).click();
  await listed;
  await expect(page.getByRole('table')).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(page.getByRole('alert').filter({ has: late })).toContainText('Nie udało się wczytać listy');
  await page.unroute('**/api/tasks?*');
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();

  await page.goto(`/dashboard/tasks/new?company=${company.id}`);
  const title = page.getByLabel('Tytuł');
  await expect(page.getByRole('main')).toContainText(company.name);
  await title.fill('Zadanie bez odpowiedzi');
  await page.getByLabel('Termin').fill('15.12.2026');
  const done = Promise.withResolvers<void>();
  // The server carries out the request, and its answer is lost.
  await page.route('**/api/tasks', async (route) => {
    await route.fetch();
    done.resolve();
  });
  const save = page.getByRole('button', { name: 'Dodaj zadanie' });
  await save.click();
  await done.promise;
  await page.clock.runFor(15_000);
  await expect(late).toBeVisible();
  await expect(title).toHaveValue('Zadanie bez odpowiedzi');
  await page.unroute('**/api/tasks');
  await save.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zadanie bez odpowiedzi');
  const { body } = await callApi(ADMIN, `/tasks?filters[company_id]=${company.id}`);
  expect(body.meta.total).toBe(1);
});

test('what is typed is not lost by leaving: the page asks, whichever way one goes', async ({ page }) => {
  const { id } = await addPerson(`niezapisane-${Date.now()}@e2e.example`, 'assistant', 'Nela Niezapisana');
  const view = `/dashboard/users/${id}`;
  await page.goto(view);
  await page.getByRole('link', { name: 'Edytuj' }).click();
  const field = page.getByLabel('Stanowisko');
  const dialog = page.getByRole('dialog', { name: 'Masz niezapisane zmiany' });
  await field.fill('Praktykantka');

  await page.getByRole('link', { name: 'Firmy', exact: true }).first().click();
  await expect(dialog.getByRole('button', { name: 'Anuluj' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Anuluj' }).click();
  await expect(dialog).toBeHidden();
  await expect(field).toHaveValue('Praktykantka');

  await page.evaluate(() => history.back());
  await dialog.getByRole('button', { name: 'Odrzuć zmiany' }).click();
  await expect(page).toHaveURL(new RegExp(`${view}$`));
  await expect(page.getByRole('main')).not.toContainText('Praktykantka');

  await page.getByRole('link', { name: 'Edytuj' }).click();
  await expect(field).toHaveValue('');
  await field.fill('Stażystka');
  await page.getByRole('link', { name: 'Anuluj' }).click();
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page).toHaveURL(new RegExp(`${view}$`));
  await expect(page.getByRole('main')).toContainText('Stażystka');
});

test('what is typed comes back after a reload as a draft that can be given up; a password never does', async ({
  page,
}) => {
  const { id } = await addPerson(`szkic-${Date.now()}@e2e.example`, 'assistant', 'Szymon Szkic');
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(`/dashboard/users/${id}/edit`);
  const field = page.getByLabel('Stanowisko');
  await field.fill('Archiwista');
  await page.reload();
  await expect(page.getByText('Przywrócono szkic')).toBeVisible();
  await expect(field).toHaveValue('Archiwista');
  await page.getByRole('button', { name: 'Odrzuć', exact: true }).click();
  await expect(field).toHaveValue('');
  await expect(page.getByText('Przywrócono szkic')).toHaveCount(0);
  await page.reload();
  await expect(field).toHaveValue('');
  await expect(page.getByText('Przywrócono szkic')).toHaveCount(0);

  await page.goto('/dashboard/users/profile');
  await page.getByLabel('Obecne hasło').fill('nigdy-nie-zapisane');
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toContain('nigdy-nie-zapisane');
});
