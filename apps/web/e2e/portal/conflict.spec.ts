import type { Browser, Page } from '@playwright/test';
import {
  ADMIN,
  addPerson,
  address,
  asSignedIn,
  axeFindings,
  callApi,
  expect,
  type NewPerson,
  test,
  watched,
} from '../support/portal.ts';
import { storeSession } from '../support/sessions.ts';

const ACCOUNTANT = 'ksiegowa@demo.example';

/** Another member of the office, in a browser of their own. */
async function another(
  browser: Browser,
  person?: NewPerson,
): Promise<{ page: Page; complaints: string[]; close: () => Promise<void> }> {
  const context = await browser.newContext({
    baseURL: address(),
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    reducedMotion: 'reduce',
  });
  const complaints = watched(context, address());
  if (person) await storeSession(context, address(), person.email, person);
  else await asSignedIn(context, ACCOUNTANT);
  return { page: await context.newPage(), complaints, close: () => context.close() };
}

interface Editing {
  path: string;
  /** Label of a field that both change. */
  both: string;
  own: string;
  others: string;
  /** Label of a field that only the other person changes. */
  only: string;
  theirs: string;
  save: string;
}

/** By its label, beside which it may say that it may stay empty. */
const field = (page: Page, label: string) => page.locator('form').getByLabel(new RegExp(`^${label}( opcjonalne)?$`));

/** Both open the record; the other person saves first, and whoever saves second chooses which of the two values stays. */
async function editTogether(page: Page, other: Page, { path, both, own, others, only, theirs, save }: Editing) {
  for (const one of [page, other]) {
    await one.goto(path);
    await expect(field(one, both)).toBeVisible();
  }
  await field(other, both).fill(others);
  await field(other, only).fill(theirs);
  await other.getByRole('button', { name: save }).click();
  await expect(field(other, both)).toBeHidden();

  await field(page, both).fill(own);
  await page.getByRole('button', { name: save }).click();
  await expect(page.getByRole('alert')).toContainText('Ktoś zmienił te dane przed chwilą');
  await page.getByRole('button', { name: 'Pokaż obie wersje' }).click();
  const choice = page.getByRole('group', { name: `${both}: wybierz wersję` });
  await expect(choice.getByRole('radio', { name: /^Twoja wersja/ })).toBeChecked();
  await expect(choice.getByText(others)).toBeVisible();
  await expect(field(page, only)).toHaveValue(theirs);
  expect(await axeFindings(page)).toEqual([]);
  return choice;
}

/** A settlement of the demo with an amount that is not told yet. */
async function settlement(): Promise<{ id: string; company: { id: string } }> {
  const { body } = await callApi(ADMIN, '/tasks?search=Dach-Bud&filters[kind]=settlement&filters[open]=true');
  return body.data[0];
}

test('two accountants change one settlement: the second keeps their own words', async ({ page, context, browser }) => {
  await asSignedIn(context, ADMIN);
  const { page: other, complaints, close } = await another(browser);
  const { id } = await settlement();
  await editTogether(page, other, {
    path: `/dashboard/tasks/${id}?form=edit`,
    both: 'Tytuł',
    own: 'Rozliczenie Dach-Bud, wersja pierwsza',
    others: 'Rozliczenie Dach-Bud, wersja druga',
    only: 'Termin',
    theirs: '15.12.2026',
    save: 'Zapisz',
  });
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rozliczenie Dach-Bud, wersja pierwsza');
  const { body } = await callApi(ADMIN, `/tasks/${id}`);
  expect(body.data).toMatchObject({ title: 'Rozliczenie Dach-Bud, wersja pierwsza', due_at: '2026-12-15' });
  expect(complaints).toEqual([]);
  await close();
});

test('two accountants write one amount: the second takes what is stored', async ({ page, context, browser }) => {
  await asSignedIn(context, ADMIN);
  const { page: other, complaints, close } = await another(browser);
  const task = await settlement();
  const list = await callApi(ADMIN, `/liabilities?filters[task_id]=${task.id}&filters[state]=to_publish`);
  const [{ id }] = list.body.data;
  const choice = await editTogether(page, other, {
    path: `/dashboard/liabilities/${id}?form=amount`,
    both: 'Kwota',
    own: '1200',
    others: '1300',
    only: 'Tytuł przelewu',
    theirs: 'Wspólny tytuł',
    save: 'Zapisz kwotę',
  });
  await choice.getByRole('radio', { name: /^Zapisane teraz/ }).check();
  await page.getByRole('button', { name: 'Zapisz kwotę' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const { body } = await callApi(ADMIN, `/liabilities/${id}`);
  expect(body.data).toMatchObject({ amount: '1300.00', title: 'Wspólny tytuł' });
  expect(complaints).toEqual([]);
  await close();
});

test('two accountants change one company: the second keeps their own value', async ({ page, context, browser }) => {
  await asSignedIn(context, ADMIN);
  const { page: other, complaints, close } = await another(browser);
  const { company } = await settlement();
  await editTogether(page, other, {
    path: `/dashboard/companies/${company.id}/edit`,
    both: 'Miejscowość',
    own: 'Siedlce',
    others: 'Garwolin',
    only: 'Nazwa skrócona',
    theirs: 'Dach-Bud',
    save: 'Zapisz',
  });
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/companies/${company.id}$`));
  const { body } = await callApi(ADMIN, `/companies/${company.id}`);
  expect(body.data).toMatchObject({ city: 'Siedlce', short_name: 'Dach-Bud' });
  expect(complaints).toEqual([]);
  await close();
});

test('two administrators change one user: the second keeps their own value', async ({ page, context, browser }) => {
  const colleague = await addPerson(`wersje-admin-${Date.now()}@e2e.example`, 'administrator', 'Wera Wersja');
  const { id } = await addPerson(`wersje-${Date.now()}@e2e.example`, 'assistant', 'Kornel Konflikt');
  await asSignedIn(context, ADMIN);
  const { page: other, complaints, close } = await another(browser, colleague);
  await editTogether(page, other, {
    path: `/dashboard/users/${id}/edit`,
    both: 'Stanowisko',
    own: 'Kadrowy',
    others: 'Księgowy',
    only: 'Nazwisko',
    theirs: 'Zgodny',
    save: 'Zapisz',
  });
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/users/${id}$`));
  const { body } = await callApi(ADMIN, `/users/${id}`);
  expect(body.data).toMatchObject({ position: 'Kadrowy', last_name: 'Zgodny' });
  expect(complaints).toEqual([]);
  await close();
});
