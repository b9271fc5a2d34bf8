import type { Page } from '@playwright/test';
import { ON_PHONE } from '../support/appearance.ts';
import { atRest } from '../support/idle.ts';
import { addCompany, addErrand } from '../support/own-records.ts';
import { ADMIN, asSignedIn, callApi, expect, test } from '../support/portal.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edycja zadania' });
const due = (page: Page) => dialog(page).getByLabel('Termin', { exact: true });
const opener = (page: Page) => dialog(page).getByRole('button', { name: 'Otwórz kalendarz' }).last();
const day = (page: Page, name: string) => page.getByRole('gridcell', { name });

/** A task of a company of its own, open for editing. */
async function openTask(page: Page, name: string): Promise<string> {
  const { id } = await addCompany(name);
  const errand = await addErrand(id, '2026-10');
  await asSignedIn(page.context(), ADMIN);
  await page.goto(`/dashboard/tasks/${errand.id}?form=edit`);
  await expect(dialog(page)).toBeVisible();
  await atRest(page);
  return errand.id;
}

const dueOf = async (id: string) => (await callApi(ADMIN, `/tasks/${id}`)).body.data.due_at;

test('a date is typed, walked to in the calendar, and saved as a day', async ({ page }) => {
  const id = await openTask(page, 'Daty Pisane Janina Kalendarz');
  await due(page).fill('24 11 2026');
  await page.keyboard.press('Enter');
  await expect(due(page)).toHaveValue('24.11.2026');
  await expect(dialog(page)).toBeVisible();

  await test.step('the focus goes to the day, Tab stays inside, Escape closes the calendar alone', async () => {
    await page.keyboard.press('Alt+ArrowDown');
    await expect(day(page, 'wtorek, 24 listopada 2026')).toBeFocused();
    const popover = page.getByRole('dialog', { name: 'Termin: kalendarz' });
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab');
      await expect(popover.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
    await expect(due(page)).toBeFocused();
    await expect(dialog(page)).toBeVisible();
  });

  await test.step('a holiday is named, and Enter picks it', async () => {
    await opener(page).click();
    await expect(day(page, 'wtorek, 24 listopada 2026')).toBeFocused();
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
    await expect(day(page, 'środa, 11 listopada 2026, Święto Niepodległości')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(due(page)).toHaveValue('11.11.2026');
    await expect(opener(page)).toBeFocused();
  });

  await test.step('the pointer picks, too, and the month is turned without losing the focus', async () => {
    await opener(page).click();
    const next = page.getByRole('button', { name: 'Następny miesiąc' });
    await next.click();
    await expect(page.getByRole('grid', { name: 'grudzień 2026' })).toBeVisible();
    await expect(next).toBeFocused();
    await day(page, 'wtorek, 15 grudnia 2026').click();
    await expect(due(page)).toHaveValue('15.12.2026');
  });

  await dialog(page).getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await dueOf(id)).toBe('2026-12-15');
});

test('what is no date is refused by the server, too, and nothing is saved', async ({ page }) => {
  const id = await openTask(page, 'Daty Niemożliwe Jan Listopad');
  const before = await dueOf(id);
  await due(page).fill('31.11.2026');
  await dialog(page).getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog(page).getByText(/^Popraw 1 pole/)).toBeVisible();
  expect(await dueOf(id)).toBe(before);
  await dialog(page).getByRole('button', { name: 'Wpisz 30.11' }).click();
  await dialog(page).getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await dueOf(id)).toBe('2026-11-30');
});

test('on a phone the calendar is a sheet that brings up no keyboard', async ({ page }) => {
  await page.setViewportSize(ON_PHONE);
  const id = await openTask(page, 'Daty Telefoniczne Anna Arkusz');
  await due(page).fill('24.11.2026');
  await opener(page).click();
  const sheet = page.getByRole('dialog', { name: 'Termin', exact: true });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('textbox')).not.toBeFocused();
  const { bottom, width } = await sheet.evaluate((element) => element.getBoundingClientRect().toJSON());
  expect([Math.round(bottom), width]).toEqual([ON_PHONE.height, ON_PHONE.width]);
  await day(page, 'piątek, 27 listopada 2026').click();
  await expect(sheet.getByRole('textbox')).toHaveValue('27.11.2026');
  await sheet.getByRole('button', { name: 'Wybierz 27 listopada' }).click();
  await expect(sheet).toBeHidden();
  await expect(due(page)).toHaveValue('27.11.2026');
  await expect(due(page)).not.toBeFocused();
  await dialog(page).getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await dueOf(id)).toBe('2026-11-27');
});

test('a range is pressed in either order or typed, and its button counts', async ({ page, context }) => {
  await asSignedIn(context, ADMIN);
  await page.goto('/dashboard/reports/companies-uptimes?from=2026-10-01&to=2026-11-30');
  await page.getByRole('button', { name: 'Zakres dat: 1 października – 30 listopada 2026' }).click();
  const popover = page.getByRole('dialog', { name: 'Zakres dat: kalendarz' });
  await expect(popover.getByRole('button', { name: 'Pokaż 61 dni' })).toBeVisible();
  await day(page, 'środa, 18 listopada 2026').click();
  await expect(popover.getByRole('button', { name: 'Pokaż 1 dzień' })).toBeVisible();
  await day(page, 'wtorek, 20 października 2026').click();
  await expect(day(page, 'wtorek, 20 października 2026, początek')).toHaveAttribute('aria-selected', 'true');
  await expect(day(page, 'środa, 18 listopada 2026, koniec')).toHaveAttribute('aria-selected', 'true');
  await popover.getByLabel('Do', { exact: true }).fill('19.11.2026');
  await page.keyboard.press('Enter');
  await expect(popover.getByLabel('Do', { exact: true })).toBeFocused();
  await popover.getByRole('button', { name: 'Pokaż 31 dni' }).click();
  await expect(page).toHaveURL(/from=2026-10-20&to=2026-11-19/);
  await page.getByRole('button', { name: /^Zakres dat: 20 października – 19 listopada/ }).click();
  await popover.getByRole('button', { name: 'Ten miesiąc' }).click();
  await popover.getByLabel('Od', { exact: true }).fill('1.1.2015');
  await expect(popover.getByText('Najwyżej 5 lat')).toBeVisible();
  await expect(popover.getByRole('button', { name: /^Pokaż / })).toHaveAttribute('aria-disabled', 'true');
});
