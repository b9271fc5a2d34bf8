import { devices } from '@playwright/test';
import { atRest } from '../support/idle.ts';
import { ADMIN, address, asSignedIn, axeFindings, CLIENT, callApi, expect, test, watched } from '../support/portal.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent: devices['Pixel 7'].userAgent,
};

test('a client proposes a change on a phone, the office sees was and will be and takes it over', async ({
  page,
  context,
  browser,
}) => {
  const phone = await browser.newContext({ ...PHONE, baseURL: address(), locale: 'pl-PL', reducedMotion: 'reduce' });
  const complaints = watched(phone, address());
  await asSignedIn(phone, CLIENT);
  const [company] = (await callApi(CLIENT, '/companies/my')).body.data;
  const client = await phone.newPage();
  await client.goto(`/companies/${company.id}`);

  await test.step('the client writes what has changed', async () => {
    await client.getByRole('button', { name: 'Zaproponuj zmianę danych' }).click();
    const dialog = client.getByRole('dialog', { name: 'Zaproponuj zmianę danych' });
    await dialog.getByLabel('Telefon').fill('+48 600 111 222');
    await dialog.getByLabel('Co jeszcze się zmieniło').fill('Od stycznia nowa wspólniczka');
    await atRest(client);
    expect(await axeFindings(client)).toEqual([]);
    await dialog.getByRole('button', { name: 'Wyślij do biura' }).click();
    await expect(client.getByText('Czeka na biuro')).toBeVisible();
    await atRest(client);
    expect(await axeFindings(client)).toEqual([]);
    expect(await client.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  await test.step('the office sees what was and what will be, and takes it over', async () => {
    await asSignedIn(context, ADMIN);
    await page.goto(`/dashboard/companies/${company.id}`);
    const row = page.getByRole('row', { name: /Telefon.*\+48 600 111 222/ });
    await expect(row).toBeVisible();
    await atRest(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Przyjmij' }).click();
    await expect(page.getByText('Dane firmy zmienione')).toBeVisible();
    await expect(row).toBeHidden();
    await expect(page.getByRole('link', { name: '+48 600 111 222' })).toBeVisible();
  });

  await test.step('the client reads the answer', async () => {
    await client.reload();
    await expect(client.getByText('Przyjęta')).toBeVisible();
    await phone.close();
    expect(complaints).toEqual([]);
  });
});
