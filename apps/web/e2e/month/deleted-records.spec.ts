import { addCompany, nextNip } from '../support/own-records.ts';
import { ADMIN, asSignedIn, callApi, expect, removeApi, test } from '../support/portal.ts';

test('a company that was added by mistake goes, is undone, and comes back from the list of deleted ones', async ({
  page,
  context,
}) => {
  const nip = nextNip();
  const name = `Literówka ${nip} Sp. z o.o.`;
  await asSignedIn(context, ADMIN);
  await page.goto('/dashboard/companies/new');
  await page.getByLabel('NIP').fill(nip);
  await page.getByLabel('Nazwa', { exact: true }).fill(name);
  await page.getByLabel('Forma prawna').selectOption('zoo');
  await page.getByRole('button', { name: 'Dodaj firmę' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const remove = async () => {
    await page.getByRole('button', { name: 'Więcej' }).click();
    await page.getByRole('menuitem', { name: 'Usuń firmę' }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.getByRole('button', { name: 'Usuń firmę' }).click();
    await expect(page.getByText(`Firma usunięta: ${name}`)).toBeVisible();
  };
  await remove();
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(page.getByText('Cofnięto', { exact: true })).toBeVisible();

  const [company] = (await callApi(ADMIN, `/companies?search=${nip}`)).body.data;
  await page.goto(`/dashboard/companies/${company.id}`);
  await remove();
  await page.getByRole('button', { name: 'Ostatnio usunięte' }).click();
  await page.getByRole('button', { name: `Przywróć: ${name}` }).click();
  await expect(page).toHaveURL(new RegExp(company.id));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a company that the office must keep says why', async ({ page, context }) => {
  await asSignedIn(context, ADMIN);
  const [{ company }] = (await callApi(ADMIN, '/tasks?filters[status]=closed&limit=1')).body.data;
  await page.goto(`/dashboard/companies/${company.id}`);
  await page.getByRole('button', { name: 'Więcej' }).click();
  await page.getByRole('menuitem', { name: 'Usuń firmę' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('button', { name: 'Usuń firmę' }).click();
  await expect(dialog.getByText(/biuro musi zachować: \d+ rozlicze/)).toBeVisible();
});

test('a deleted task waits for its company, and then comes back from the list', async ({ page, context }) => {
  await asSignedIn(context, ADMIN);
  const company = await addCompany('Przywracana Sp. z o.o.');
  const errand = { company_id: company.id, kind: 'one_off', period: '2025-11', due_at: '2025-12-15' };
  const { body } = await callApi(ADMIN, '/tasks', { ...errand, title: 'Pismo do przywrócenia' });
  await removeApi(ADMIN, `/tasks/${body.data.id}`);
  await removeApi(ADMIN, `/companies/${company.id}`);

  await page.goto('/dashboard/tasks?form=deleted');
  const dialog = page.getByRole('dialog', { name: 'Ostatnio usunięte zadania' });
  await dialog.getByRole('button', { name: 'Przywróć: Pismo do przywrócenia' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Najpierw przywróć firmę. Znajdziesz ją na liście firm ostatnio usuniętych',
  );
  await callApi(ADMIN, `/companies/${company.id}/restore`, {});
  await dialog.getByRole('button', { name: 'Przywróć: Pismo do przywrócenia' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pismo do przywrócenia' })).toBeVisible();
});
