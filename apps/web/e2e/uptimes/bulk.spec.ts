import { addCompany, addTask } from '../support/own-records.ts';
import { axeFindings, expect, test } from '../support/portal.ts';
import { timeKeeper } from '../support/timed-person.ts';

const DAY = '2026-03-11';

test('several entries are marked, changed, handed in and deleted at once, and taken back', async ({
  page,
  context,
}) => {
  const { call, work } = await timeKeeper(context, 'Zofia Zbiorcza');
  const company = await addCompany('Zbiorcza Rozliczana s.c.');
  const task = await addTask(company.id, '2026-02');
  for (const hour of ['07', '08', '09']) await work(`${DAY} ${hour}:00:00`, `${DAY} ${hour}:30:00`);
  const held = async () =>
    (await call('/uptimes?sort=start_date:asc')).data.map((entry: Record<string, unknown>) => [
      entry.category,
      entry.billable,
      (entry.settlement as { id: string } | null)?.id ?? null,
      entry.status,
    ]);
  const before = ['administration', false, null, 'saved'];
  const rows = page.locator(`[id="${DAY}"] li.entry`);
  const bar = page.getByRole('region', { name: 'Zaznaczone' });
  const dialog = page.getByRole('dialog');
  const undo = () => page.getByRole('button', { name: 'Cofnij' }).last().click();
  await page.goto(`/dashboard/uptimes?view=week&day=${DAY}`);

  await test.step('some of them, for a settlement', async () => {
    await page.getByRole('checkbox', { name: /08:00–08:30/ }).check();
    await page.getByRole('checkbox', { name: /10:00–10:30/ }).check();
    await expect(bar).toContainText('Zaznaczone: 2');
    expect(await axeFindings(page)).toEqual([]);
    await bar.getByRole('button', { name: 'Zmień' }).click();
    await dialog.getByRole('button', { name: 'Zapisz zmiany' }).click();
    await expect(dialog.getByText('Wybierz, co zmienić we wpisach').first()).toBeVisible();
    await dialog.getByLabel('Czynność').selectOption({ label: 'Deklaracje' });
    await dialog.getByLabel('Firma').fill('Zbiorcza');
    await page.getByRole('option', { name: /Zbiorcza Rozliczana/ }).click();
    await dialog.getByLabel('Rozliczenie').selectOption({ index: 1 });
    await dialog.getByLabel('Do zafakturowania').selectOption({ label: 'tak' });
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Zapisz zmiany' }).click();
    await expect(page.getByText('Zmieniono 2 wpisy')).toBeVisible();
    await expect(bar).toBeHidden();
    const after = ['declarations', true, task.id, 'saved'];
    expect(await held()).toEqual([after, before, after]);
    await undo();
    await expect(rows.filter({ hasText: 'Administracja biura' })).toHaveCount(3);
    expect(await held()).toEqual([before, before, before]);
  });

  await test.step('all of them, with what the server refuses by name', async () => {
    await page.getByRole('checkbox', { name: /09:00–09:30/ }).check();
    await bar.getByRole('button', { name: 'Zaznacz wszystkie 3' }).click();
    await bar.getByRole('button', { name: 'Zmień' }).click();
    await dialog.getByLabel('Czynność').selectOption({ label: 'Doradztwo' });
    await dialog.getByRole('button', { name: 'Zapisz zmiany' }).click();
    await expect(dialog).toContainText('Nie udało się: 3');
    await expect(dialog.getByRole('listitem').first()).toContainText('11 marca 2026, 08:00');
    await expect(dialog.getByRole('listitem').first()).toContainText('Doradztwo wymaga komentarza');
    await dialog.getByRole('button', { name: 'Zamknij' }).last().click();
  });

  await test.step('handed in, deleted, and back as they were', async () => {
    await page.getByRole('checkbox', { name: /08:00–08:30/ }).check();
    await page.getByRole('checkbox', { name: /09:00–09:30/ }).check();
    await bar.getByRole('button', { name: 'Prześlij' }).click();
    await expect(rows.filter({ hasText: 'Przesłany' })).toHaveCount(2);
    await page.getByRole('checkbox', { name: /09:00–09:30/ }).check();
    await page.getByRole('checkbox', { name: /10:00–10:30/ }).check();
    await bar.getByRole('button', { name: 'Usuń', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Usunąć 2 wpisy?' })
      .getByRole('button', { name: 'Usuń', exact: true })
      .click();
    await expect(rows).toHaveCount(1);
    await undo();
    await expect(rows).toHaveCount(3);
    await expect(rows.filter({ hasText: 'Przesłany' })).toHaveCount(2);
    const handedIn = ['administration', false, null, 'submitted'];
    expect(await held()).toEqual([handedIn, handedIn, before]);
  });
});
