import { devices } from '@playwright/test';
import { englishWords } from '../support/english.ts';
import { atRest } from '../support/idle.ts';
import { addClient, addCompany, nextNip } from '../support/own-records.ts';
import { ADMIN, address, asSignedIn, axeFindings, callApi, expect, test, watched } from '../support/portal.ts';
import { storeSession } from '../support/sessions.ts';

const month = '2025-09';

test('a partnership: its partners are entered, a month brings each their tax, and the client sees whose it is', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  const [jan, ewa] = [`Jan Wspólny ${Date.now() % 10_000}`, `Ewa Wspólna ${Date.now() % 10_000}`];
  const { id: companyId, name } = await addCompany(`Warsztat Wspólny ${Date.now()} s.c.`, {
    company_type: 'sc',
    taxation_form: 'linear',
    vat_status: 'exempt',
    lifecycle: 'active',
  });
  const client = await addClient(`wspolnik${Date.now()}@test.example`, 'Jan Wspólny', companyId);
  await asSignedIn(context, ADMIN);

  await test.step('the office enters the partners', async () => {
    await page.goto(`/dashboard/companies/${companyId}/edit`);
    for (const [index, partner] of [jan, ewa].entries()) {
      await page.getByRole('button', { name: 'Dodaj wspólnika' }).click();
      const fields = page.getByRole('group', { name: `Wspólnik ${index + 1}` });
      await fields.getByLabel('NIP').fill(nextNip());
      await fields.getByLabel('Udział w zysku').fill(index === 0 ? '60' : '30,5');
      if (index === 1) await fields.getByLabel('Forma opodatkowania').selectOption('scale');
      await fields.getByLabel('Imię i nazwisko').fill(partner);
    }
    await expect(page.getByText('Udziały to razem 90,5%, a nie 100%.')).toBeVisible();
    await page.getByRole('group', { name: ewa }).getByLabel('Udział w zysku').fill('40');
    await expect(page.getByText('Udziały to razem')).toBeHidden();
    await atRest(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(await englishWords(page)).toEqual([]);
    await page.getByRole('button', { name: 'Zapisz' }).click();
    await expect(page.getByRole('group', { name: jan }).getByText('60%')).toBeVisible();
    await expect(page.getByRole('group', { name: ewa }).getByText('40%')).toBeVisible();
    await atRest(page);
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('the month brings two amounts of income tax, which are published', async () => {
    const created = await callApi(ADMIN, '/tasks', { company_id: companyId, kind: 'settlement', period: month });
    await page.goto(`/dashboard/tasks/${created.body.data.id}`);
    for (const [partner, amount] of [
      [jan, '900'],
      [ewa, '500'],
    ] as const) {
      await page.getByRole('button', { name: `Wpisz kwotę: Zaliczka PIT – ${partner}` }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Kwota', { exact: true }).fill(amount);
      await dialog.getByRole('button', { name: 'Zapisz kwotę' }).click();
      await expect(dialog).toBeHidden();
    }
    await page.getByRole('button', { name: /^Przekaż klientowi 2 / }).click();
    const dialog = page.getByRole('dialog', { name: 'Przekazanie kwot klientom' });
    await expect(dialog.getByText(`Zaliczka PIT za wrzesień 2025 – ${ewa}`)).toBeVisible();
    await dialog.getByRole('button', { name: /^Przekaż \d/ }).click();
    await expect(dialog.getByText(/^Przekazano \d+ kwot/)).toBeVisible();
  });

  await test.step('the client sees both, by name', async () => {
    const phone = await browser.newContext({
      ...devices['Pixel 7'],
      viewport: { width: 390, height: 844 },
      locale: 'pl-PL',
    });
    watched(phone, address());
    await storeSession(phone, address(), client.email, { password: client.password });
    const own = await phone.newPage();
    await own.goto('/');
    await expect(own.getByText(name).first()).toBeVisible();
    for (const partner of [jan, ewa])
      await expect(own.getByRole('link', { name: `Zaliczka PIT za wrzesień 2025 – ${partner}` })).toBeVisible();
    await atRest(own);
    expect(await axeFindings(own)).toEqual([]);
    expect(await englishWords(own)).toEqual([]);
    await own.getByRole('link', { name: `Zaliczka PIT za wrzesień 2025 – ${jan}` }).click();
    await own.getByRole('dialog').getByText('Pozostałe dane przelewu').click();
    await expect(own.getByText('PIT5L', { exact: true })).toBeVisible();
    await phone.close();
  });
});
