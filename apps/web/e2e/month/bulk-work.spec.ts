import type { Page } from '@playwright/test';
import { addClient, addCompany, addErrand } from '../support/own-records.ts';
import { ADMIN, asSignedIn, callApi, expect, test } from '../support/portal.ts';

async function markAll(page: Page, count: number) {
  await page.getByRole('checkbox', { name: 'Zaznacz wszystkie na stronie' }).check();
  const bar = page.getByRole('region', { name: 'Zaznaczone' });
  await expect(bar).toContainText(`Zaznaczone: ${count}`);
  return bar;
}

/** An amount that somebody has approved. */
async function addApproved(taskId: string, amount: string): Promise<string> {
  const { body } = await callApi(ADMIN, '/liabilities', { task_id: taskId, kind: 'vat', amount });
  const { id, version } = body.data;
  expect((await callApi(ADMIN, `/liabilities/${id}/status`, { to: 'approved', version })).status).toBe(200);
  return id;
}

test('several tasks get another priority in one go', async ({ page, context }) => {
  const company = await addCompany('Priorytety Testowe Adam Pilny');
  const tasks = [await addErrand(company.id, '2025-05'), await addErrand(company.id, '2025-06')];
  const { vat_number } = (await callApi(ADMIN, `/companies/${company.id}`)).body.data;
  await asSignedIn(context, ADMIN);
  await page.goto(`/dashboard/tasks?search=${vat_number}`);
  const bar = await markAll(page, 2);
  await bar.getByRole('button', { name: 'Zmień priorytet' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption({ label: 'Pilny' });
  await dialog.getByRole('button', { name: 'Zmień priorytet' }).click();
  await expect(page.getByText('Zmieniono 2 zadania')).toBeVisible();
  const after = await Promise.all(tasks.map(({ id }) => callApi(ADMIN, `/tasks/${id}`)));
  expect(after.map(({ body }) => body.data.priority)).toEqual(['urgent', 'urgent']);
});

test('amounts of several companies go to their clients from the list', async ({ page, context }) => {
  const ids: string[] = [];
  for (const name of ['Zbiorcza Testowa Iga Lis', 'Zbiorcza Testowa Jan Ryś']) {
    const company = await addCompany(name);
    await addClient(`zbiorcza${ids.length}@klienci.example`, 'Iga Lis', company.id);
    ids.push(await addApproved((await addErrand(company.id, '2025-05')).id, `${ids.length + 1}00.00`));
  }
  await asSignedIn(context, ADMIN);
  await page.goto('/dashboard/liabilities?search=zbiorcza testowa');
  const bar = await markAll(page, 2);
  await bar.getByRole('button', { name: 'Przekaż klientowi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Przekazanie kwot klientom' });
  await expect(dialog.getByText(/^2 kwoty, firmy: 2, razem 300,00\szł$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Przekaż 2 kwoty' }).click();
  await expect(dialog.getByText(/^Przekazano \d+ kwot/)).toBeVisible();
  const after = await Promise.all(ids.map((id) => callApi(ADMIN, `/liabilities/${id}`)));
  expect(after.map(({ body }) => body.data.status)).toEqual(['published', 'published']);
});
