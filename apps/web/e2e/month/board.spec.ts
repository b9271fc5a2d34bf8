import type { Locator, Page } from '@playwright/test';
import { fromMenu } from '../support/keyboard.ts';
import { addCompany, addTask } from '../support/own-records.ts';
import { ADMIN, asSignedIn, axeFindings, callApi, expect, test } from '../support/portal.ts';

const statusOf = async (id: string) => (await callApi(ADMIN, `/tasks/${id}`)).body.data.status;

/** The card of a company, and the column that is called so. */
const cardOf = (page: Page, company: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: company, exact: true }) });
const columnOf = (page: Page, name: string): Locator => page.getByRole('region', { name: new RegExp(`^${name}`) });

test('a card is dragged to the next column, and the keyboard takes it on from there', async ({ page, context }) => {
  const company = await addCompany('Tablica Testowa Zofia Kolumna');
  const { id } = await addTask(company.id, '2025-05');
  await asSignedIn(context, ADMIN);
  await page.goto('/dashboard/tasks/board?month=2025-05');
  const card = cardOf(page, company.name);
  await expect(columnOf(page, 'Oczekuje na dokumenty').locator(card)).toBeVisible();

  await card.dragTo(columnOf(page, 'W trakcie księgowania'));
  await expect(columnOf(page, 'W trakcie księgowania').locator(card)).toBeVisible();
  await expect.poll(() => statusOf(id)).toBe('booking');
  expect(await axeFindings(page)).toEqual([]);

  await fromMenu(page, card.getByRole('button', { name: /^Przenieś: / }), 'Oznacz jako zaksięgowane');
  await expect(columnOf(page, 'Zaksięgowane').locator(card)).toBeVisible();
  await expect.poll(() => statusOf(id)).toBe('booked');
});

test('a card that may not go there stays, and says why', async ({ page, context }) => {
  const company = await addCompany('Tablica Testowa Adam Zawrócony');
  const { id } = await addTask(company.id, '2025-06');
  // All columns are seen, so that nothing scrolls under the mouse.
  await page.setViewportSize({ width: 2200, height: 900 });
  await asSignedIn(context, ADMIN);
  await page.goto('/dashboard/tasks/board?month=2025-06');
  const card = cardOf(page, company.name);
  await card.dragTo(columnOf(page, 'Zaksięgowane'));
  await expect(page.getByText('Ze statusu „Oczekuje na dokumenty” nie ma przejścia do „Zaksięgowane”')).toBeVisible();
  await expect(columnOf(page, 'Oczekuje na dokumenty').locator(card)).toBeVisible();
  expect(await statusOf(id)).toBe('awaiting_documents');
});

test('a JPK without a power of attorney asks on what ground; the refusal of the office is told with its reason', async ({
  page,
  context,
}) => {
  const company = await addCompany('Deklaracja Testowa Jan Pełnomocny');
  const task = await addTask(company.id, '2025-07');
  await asSignedIn(context, ADMIN);
  await page.goto(`/dashboard/tasks/${task.id}`);
  await page.getByRole('button', { name: 'Oznacz: przygotowana: JPK_V7M' }).click();
  await page.getByRole('button', { name: 'Oznacz: podpisana: JPK_V7M' }).click();
  await page.getByRole('button', { name: 'Oznacz: wysłana: JPK_V7M' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('nie ma zaznaczonego pełnomocnictwa UPL-1')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Oznacz: wysłana' }).click();
  await expect(dialog.getByText(/^Popraw 1 pole/)).toBeVisible();
  await dialog.getByLabel('Na jakiej podstawie wysyłasz').fill('Podpisał klient');
  await dialog.getByRole('button', { name: 'Oznacz: wysłana' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Więcej: JPK_V7M' }).click();
  await page.getByRole('menuitem', { name: 'Oznacz: odrzucona' }).click();
  await dialog.getByLabel('Powód odrzucenia').fill('Bramka MF: 401');
  await dialog.getByRole('button', { name: 'Oznacz: odrzucona' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Bramka MF: 401').first()).toBeVisible();
  await expect(page.getByText('Podpisał klient').first()).toBeVisible();
});
