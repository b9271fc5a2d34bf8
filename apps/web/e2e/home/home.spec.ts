import { addDays } from '@biuro/core/lib/date.ts';
import { warsawDay } from '@biuro/core/lib/warsaw.ts';
import type { Page } from '@playwright/test';
import { ADMIN, asSignedIn, callApi, expect, test } from '../support/portal.ts';

test.beforeEach(({ context }) => asSignedIn(context, ADMIN));

const firstNumber = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);

/** How many records the sentence under the title of a list speaks of. */
const found = (page: Page) => page.locator('.page-sentence').textContent().then(firstNumber);

test('each number of the month leads to a list of as many', async ({ page }) => {
  await lookAtAll(page);
  for (const name of ['Brakuje dokumentów', 'W pracy biura', 'Kwoty do przekazania', 'Wpłaty po terminie']) {
    await page.goto('/dashboard');
    const figure = page.locator('.figure', { hasText: name });
    await expect(figure.locator('.figure-value')).toHaveText(/\d/);
    const value = firstNumber(await figure.locator('.figure-value').textContent());
    await figure.getByRole('link').click();
    await expect(page).toHaveURL(/[?&]month=/);
    await expect.poll(() => found(page)).toBe(value);
  }
});

test('declarations of a deadline are seen to in one list, and the deadline counts down', async ({ page }) => {
  const day = addDays(warsawDay(Date.now()), 2);
  const what = await addDeclarations(day);
  const deadline = page.locator('.deadline', { has: page.locator(`time[datetime="${day}"]`) });
  const link = deadline.getByRole('link', { name: /deklaracj\S+ do wysłania/ });

  await lookAtAll(page);
  const before = firstNumber(await link.textContent());
  expect(before).toBeGreaterThanOrEqual(2);
  await link.click();
  await expect(page).toHaveTitle('Deklaracje | Biuro');
  await expect.poll(() => found(page)).toBe(before);

  // Before the 25th more wait than one page shows.
  await page.goto(`${page.url()}&limit=50`);
  const row = page.getByRole('row', { name: what }).filter({ hasText: 'Inna deklaracja' });
  await row.getByRole('button', { name: /^Więcej/ }).click();
  await page.getByRole('menuitem', { name: 'Oznacz: nie dotyczy' }).click();
  await expect(page.getByText('Inna deklaracja: Nie dotyczy')).toBeVisible();
  await expect.poll(() => found(page)).toBe(before - 1);

  await expect(row).toHaveCount(0);

  await page.getByRole('link', { name: 'Pulpit' }).first().click();
  await expect(link).toHaveText(new RegExp(`^${before - 1} `));
});

/** Everybody's work, which the browser remembers. */
async function lookAtAll(page: Page): Promise<void> {
  await page.goto('/dashboard');
  const answer = page.waitForResponse(/whose=all/);
  await page.getByRole('group', { name: 'Czyja praca' }).getByText('Całe biuro').click();
  await answer;
  await expect(page.locator('a[href*="filters[mine]"]')).toHaveCount(0);
}

/** Two that are to be sent on this day for one company, whose name it answers. */
async function addDeclarations(due_date: string): Promise<string> {
  const { body: companies } = await callApi(ADMIN, '/companies?search=Gamma&limit=1');
  const [company] = companies.data;
  const period = '2026-01';
  const { body: task } = await callApi(ADMIN, '/tasks', {
    company_id: company.id,
    kind: 'one_off',
    period,
    title: 'PFRON',
    due_at: due_date,
  });
  for (const form of ['other', 'vat_ue']) {
    const { status } = await callApi(ADMIN, '/declarations', { task_id: task.data.id, form, due_date });
    expect(status).toBe(201);
  }
  return company.name;
}
