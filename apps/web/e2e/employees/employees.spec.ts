import { englishWords } from '../support/english.ts';
import { atRest } from '../support/idle.ts';
import { ADMIN, asSignedIn, axeFindings, CLIENT, callApi, expect, test } from '../support/portal.ts';

const PESEL = '90011500112';

test('an employee whom a client has reported: known by the PESEL, away for a while, back', async ({
  page,
  context,
}) => {
  const { body } = await callApi(CLIENT, '/companies/my');
  const [{ id }] = body.data;
  await asSignedIn(context, CLIENT);
  await page.goto(`/companies/${id}/employees`);
  await test.step('the report wants to know who it is', async () => {
    await page.getByRole('button', { name: 'Zgłoś nowego pracownika' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Imię').fill('Zofia');
    await dialog.getByText('Brak PESEL-u').click();
    await dialog.getByRole('button', { name: 'Wyślij do biura' }).click();
    await expect(dialog.getByText('Popraw 3 pola')).toBeVisible();
    await expect(dialog.getByLabel('Paszport')).toHaveAccessibleDescription(/Wpisz numer paszportu/);
    await dialog.getByText('PESEL', { exact: true }).click();
    await dialog.getByLabel('Nazwisko').fill('Żuk');
    await dialog.getByLabel('Zatrudnienie od').fill('2.01.2026');
    await dialog.getByRole('button', { name: 'Wyślij do biura' }).click();
    await expect(dialog.getByText('Podaj PESEL albo numer paszportu i datę urodzenia').first()).toBeVisible();
    await dialog.getByText('Brak PESEL-u').click();
    await expect(dialog.getByLabel('Numer PESEL')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Wyślij do biura' }).click();
    await expect(dialog.getByLabel('Paszport')).toHaveAccessibleDescription(/Wpisz numer paszportu/);
    await dialog.getByLabel('Paszport').fill('FA1234567');
    await dialog.getByRole('button', { name: 'Wyślij do biura' }).click();
    const birth = dialog.getByLabel('Data urodzenia');
    await expect(birth).toHaveAccessibleDescription(/Przy numerze paszportu potrzebna jest data urodzenia/);
    await dialog.getByText('PESEL', { exact: true }).click();
    await dialog.getByLabel('Numer PESEL').fill(PESEL);
    await dialog.getByRole('button', { name: 'Wyślij do biura' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Minęło 7 dni na zgłoszenie do ZUS').first()).toBeVisible();
    await expect(page.getByText('*******0112')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pokaż PESEL: Zofia Żuk' })).toBeHidden();
  });

  await asSignedIn(context, ADMIN);
  await page.goto(`/dashboard/companies/${id}/employees`);
  await test.step('the office reads the PESEL in full, and the history tells of it', async () => {
    await page.getByRole('button', { name: 'Pokaż PESEL: Zofia Żuk' }).click();
    await expect(page.getByText(PESEL, { exact: true })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(await englishWords(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ukryj PESEL: Zofia Żuk' }).click();
    await expect(page.getByText(PESEL, { exact: true })).toBeHidden();
    await page.goto(`/dashboard/companies/${id}/history`);
    await expect(page.getByText('Odczytany PESEL lub paszport pracownika').first()).toBeVisible();
  });

  await test.step('the office finishes the report and writes down an absence until a day', async () => {
    await page.goto(`/dashboard/companies/${id}/employees`);
    await page.getByRole('button', { name: 'Przyjmij: Nowe zatrudnienie, Zofia Żuk' }).click();
    const finish = page.getByRole('button', { name: 'Oznacz jako wykonane: Nowe zatrudnienie, Zofia Żuk' });
    await finish.click();
    await expect(page.getByText('Zgłoszenie wykonane').first()).toBeVisible();
    // The person comes anew with it, and only the new version can be changed.
    await atRest(page);
    await page.getByRole('button', { name: 'Edytuj: Zofia Żuk' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Status').selectOption('absent');
    await dialog.getByLabel('Ostatni dzień nieobecności').fill('4.12.2099');
    await dialog.getByRole('button', { name: 'Zapisz' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/nieobecność do .*2099/)).toBeVisible();
  });
});
