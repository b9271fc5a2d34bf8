import { warsawDay } from '@biuro/core/lib/warsaw.ts';
import { wireTime } from '@biuro/core/lib/wire-time.ts';
import type { Browser, Page } from '@playwright/test';
import { ADMIN, asSignedIn, axeFindings, expect, test } from '../support/portal.ts';
import { timeKeeper } from '../support/timed-person.ts';

const DAY = '2026-03-11';
const WEEK = `/dashboard/uptimes?view=week&day=${DAY}`;

const card = (page: Page, day = DAY) => page.locator(`[id="${day}"]`);
const rows = (page: Page, day = DAY) => card(page, day).locator('li.entry');
const spans = (page: Page, day = DAY) => card(page, day).locator('.entry-span').allInnerTexts();
const form = (page: Page) => page.locator('form.entry-form');

async function choose(page: Page, span: string, item: string) {
  await page.getByRole('button', { name: `Wpis ${span}: co zrobić` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Writes a line down for the office itself. */
async function addLine(page: Page, times: { od?: string; czas?: string }, day = DAY) {
  await card(page, day).getByRole('button', { name: 'Dodaj wpis' }).click();
  if (times.od !== undefined) await form(page).getByLabel('Od', { exact: true }).fill(times.od);
  if (times.czas !== undefined) await form(page).getByLabel('Czas', { exact: true }).fill(times.czas);
  await form(page).getByLabel('Czynność').selectOption({ label: 'Administracja biura' });
  await form(page).getByRole('button', { name: 'Zapisz wpis' }).click();
  await expect(form(page)).toBeHidden();
}

/** The page of an administrator, who is another person. */
async function approver(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext();
  await asSignedIn(context, ADMIN);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test('lines are written down as people say them, and gaps of the day filled by click and by keyboard', async ({
  page,
  context,
}) => {
  const { entries } = await timeKeeper(context);
  await page.goto(WEEK);
  await addLine(page, { od: '8', czas: '1,5h' });
  await addLine(page, { czas: '11-12:00' });
  await addLine(page, { czas: '13:30-14:00' });
  await expect.poll(() => spans(page)).toEqual(['08:00–09:30', '11:00–12:00', '13:30–14:00']);

  await page.getByRole('button', { name: 'Wpisz czas 09:30–11:00' }).click();
  await expect(form(page).getByLabel('Od', { exact: true })).toBeFocused();
  expect([
    await form(page).getByLabel('Od', { exact: true }).inputValue(),
    await form(page).getByLabel('Do', { exact: true }).inputValue(),
  ]).toEqual(['09:30', '11:00']);
  await form(page).getByLabel('Czynność').selectOption({ label: 'Szkolenie' });
  await form(page).getByRole('button', { name: 'Zapisz wpis' }).click();
  await expect(rows(page)).toHaveCount(4);

  await page.getByRole('button', { name: 'Wpisz czas 12:00–13:30' }).focus();
  await page.keyboard.press('Enter');
  await expect(form(page).getByLabel('Od', { exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('13:00');
  await expect(form(page).getByLabel('Czas', { exact: true })).toHaveValue('1:00');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Szkolenie');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(5);
  await expect(card(page).getByRole('button', { name: 'Dodaj wpis' })).toBeFocused();
  await expect
    .poll(() => spans(page))
    .toEqual(['08:00–09:30', '09:30–11:00', '11:00–12:00', '12:00–13:00', '13:30–14:00']);
  await expect(card(page).locator('.card-action')).toHaveText('5 h 30 min');
  expect(await entries()).toEqual([5_400, 5_400, 3_600, 3_600, 1_800]);
  expect(await axeFindings(page)).toEqual([]);
});

test('an entry is changed where it stands, split, written down again, deleted and brought back', async ({
  page,
  context,
}) => {
  const { entries, work } = await timeKeeper(context);
  await work(`${DAY} 07:00:00`, `${DAY} 09:00:00`);
  await page.goto(WEEK);
  await choose(page, '08:00–10:00', 'Edytuj');
  await form(page).getByLabel('Do', { exact: true }).fill('11');
  await expect(form(page).getByLabel('Czas', { exact: true })).toHaveValue('3:00');
  await form(page).getByLabel('Komentarz').fill('Porządki w teczkach');
  await form(page).getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(rows(page)).toContainText(['Porządki w teczkach']);
  await expect(rows(page).first()).toBeFocused();

  await choose(page, '08:00–11:00', 'Podziel');
  await page.getByLabel('O której godzinie').fill('12:00');
  await page.getByRole('button', { name: 'Podziel', exact: true }).click();
  await expect(page.getByText('Ta godzina nie leży wewnątrz wpisu').first()).toBeVisible();
  await page.getByLabel('O której godzinie').fill('9');
  await page.getByRole('button', { name: 'Podziel', exact: true }).click();
  await expect(rows(page)).toHaveCount(2);

  await choose(page, '09:00–11:00', 'Powiel');
  await expect(form(page).getByLabel('Od', { exact: true })).toHaveValue('11:00');
  await expect(form(page).getByLabel('Komentarz')).toHaveValue('Porządki w teczkach');
  await form(page).getByLabel('Czas', { exact: true }).fill('45m');
  await form(page).getByRole('button', { name: 'Zapisz wpis' }).click();
  await expect(rows(page)).toHaveCount(3);
  expect(await entries()).toEqual([3_600, 7_200, 2_700]);

  await choose(page, '08:00–09:00', 'Usuń wpis');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(rows(page)).toHaveCount(3);
  expect(await entries()).toEqual([3_600, 7_200, 2_700]);

  await choose(page, '09:00–11:00', 'Historia');
  await expect(page.getByRole('dialog', { name: 'Historia wpisu 09:00–11:00' })).toContainText('Zapisano');
});

test('work that lies on other work is refused, and its link shows the entry that is in the way', async ({
  page,
  context,
}) => {
  const { work } = await timeKeeper(context);
  await work('2026-03-04 08:00:00', '2026-03-04 10:00:00');
  await page.goto('/dashboard/uptimes?view=week&day=2026-03-04');
  await card(page, '2026-03-04').getByRole('button', { name: 'Dodaj wpis' }).click();
  await form(page).getByLabel('Czas', { exact: true }).fill('10-12');
  await form(page).getByLabel('Czynność').selectOption({ label: 'Szkolenie' });
  await form(page).getByRole('button', { name: 'Zapisz wpis' }).click();
  await expect(form(page)).toContainText('Wpis nakłada się na inny: 09:00–11:00');
  const link = form(page).getByRole('link', { name: 'Otwórz' }).last();
  const target = await link.getAttribute('href');
  expect(target).toMatch(/^\/dashboard\/uptimes\?entry=[\da-f-]{36}$/);
  await page.goto(target ?? '');
  const shown = page.locator('.entry[data-marked]');
  await expect(shown).toContainText('09:00–11:00');
  await expect(shown).toBeFocused();
  await expect(page).toHaveURL(/view=week&day=2026-03-04&/);
});

test('what one hands in another approves, or gives back with a reason, and a correction is handed in again', async ({
  page,
  context,
  browser,
}) => {
  const { person, work, call } = await timeKeeper(context, 'Ida Zatwierdzana');
  await work(`${DAY} 07:00:00`, `${DAY} 09:00:00`);
  await work(`${DAY} 10:00:00`, `${DAY} 11:00:00`);
  await page.goto(WEEK);
  await expect(page.getByText('2 zapisane wpisy czekają na przesłanie')).toBeVisible();
  await page.getByRole('button', { name: 'Prześlij do zatwierdzenia' }).click();
  await expect(rows(page).filter({ hasText: 'Przesłany' })).toHaveCount(2);

  const other = await approver(browser, '/dashboard/uptimes?view=approvals');
  const handedIn = other.getByRole('region', { name: person.name });
  await handedIn.getByRole('checkbox', { name: /11:00–12:00/ }).uncheck();
  await expect(handedIn.locator('.card-action')).toHaveText('zaznaczono 1 wpis · 2 h');
  const question = other.getByRole('dialog', { name: 'Zatwierdzić 1 wpis?' });
  const approve = async () => {
    await handedIn.getByRole('button', { name: 'Zatwierdź zaznaczone' }).click();
    await expect(question).toContainText(`${person.name}: razem 2 h`);
    await question.getByRole('button', { name: 'Zatwierdź 1 wpis' }).click();
    await expect(other.getByText('Zatwierdzono 1 wpis')).toBeVisible();
  };
  await approve();
  await other.getByRole('button', { name: 'Cofnij' }).click();
  await expect(handedIn.getByRole('checkbox')).toHaveCount(2);
  await handedIn.getByRole('checkbox', { name: /11:00–12:00/ }).setChecked(false);
  await approve();
  await expect(handedIn.getByRole('checkbox')).toHaveCount(1);
  await handedIn.getByRole('checkbox').check();
  await handedIn.getByRole('button', { name: 'Odrzuć zaznaczone' }).click();
  const dialog = other.getByRole('dialog', { name: 'Odrzucić 1 wpis?' });
  await dialog.getByRole('button', { name: 'Odrzuć zaznaczone' }).click();
  await expect(dialog.getByLabel('Powód')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Powód').fill('To było szkolenie');
  await dialog.getByRole('button', { name: 'Odrzuć zaznaczone' }).click();
  await expect(handedIn).toBeHidden();
  await other.context().close();

  await page.reload();
  await expect(rows(page).first()).toContainText('Zatwierdzony');
  await expect(rows(page).last()).toContainText('Odrzucony: To było szkolenie');
  await page.getByRole('button', { name: 'Wpis 08:00–10:00: co zrobić' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Powiel', 'Historia']);
  await page.keyboard.press('Escape');
  await choose(page, '11:00–12:00', 'Edytuj');
  await form(page).getByLabel('Czynność').selectOption({ label: 'Szkolenie' });
  await form(page).getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(rows(page).last()).toContainText('Zapisany');
  await choose(page, '11:00–12:00', 'Prześlij do zatwierdzenia');
  await expect(rows(page).last()).toContainText('Przesłany');
  const { data } = await call('/uptimes?sort=start_date:asc');
  expect(data.map(({ status }: { status: string }) => status)).toEqual(['approved', 'submitted']);
});

test('a closed month is read only until it is opened again with a reason', async ({ page, context, browser }) => {
  const end = Date.now() - 60_000;
  const start = end - 300_000;
  const day = warsawDay(start);
  const { person, work } = await timeKeeper(context, 'Iga Zamykana');
  await work(wireTime(start), wireTime(end));

  const other = await approver(browser, '/dashboard/uptimes?view=months');
  await other
    .getByRole('button', { name: `Zamknij: ${person.name}` })
    .first()
    .click();
  const asking = other.getByRole('dialog', { name: /^Zamknąć .* dla 1 osoby\?$/ });
  await expect(asking).toContainText('1 wpis nie jest zatwierdzony i tak zostanie.');
  await asking.getByRole('button', { name: 'Zamknij', exact: true }).last().click();
  const reopen = other.getByRole('button', { name: `Otwórz ponownie: ${person.name}` });
  await expect(reopen).toBeVisible();

  await page.goto(`/dashboard/uptimes?view=week&day=${day}`);
  await expect(rows(page, day).getByTitle('Miesiąc jest zamknięty')).toBeVisible();
  await rows(page, day)
    .getByRole('button', { name: /co zrobić/ })
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['Historia']);
  await page.keyboard.press('Escape');
  await expect(card(page, day).getByRole('button', { name: 'Dodaj wpis' })).toBeHidden();

  await reopen.click();
  const why = other.getByRole('dialog', { name: new RegExp(`^Otworzyć ponownie: .*, ${person.name}\\?$`) });
  await why.getByLabel('Powód').fill('Brakuje wpisu z piątku');
  await why.getByRole('button', { name: 'Otwórz ponownie' }).click();
  await expect(other.locator('li.entry', { hasText: person.name })).toContainText('Brakuje wpisu z piątku');
  await other.context().close();

  await page.reload();
  await expect(card(page, day).getByRole('button', { name: 'Dodaj wpis' })).toBeVisible();
  await choose(page, await rows(page, day).locator('.entry-span').innerText(), 'Edytuj');
  await expect(form(page).getByRole('button', { name: 'Zapisz zmiany' })).toBeVisible();
});
