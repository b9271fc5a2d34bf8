import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nipsFrom } from '@biuro/testing/nips.ts';
import { run } from '../../../../scripts/library/process.ts';
import { ADMIN, address, CLIENT, callApi, expect, PASSWORD, signIn, test } from '../support/portal.ts';

const home = mkdtempSync(join(tmpdir(), 'biuro-e2e-'));
test.afterAll(() => rmSync(home, { recursive: true }));

/** The command line, as an administrator uses it beside the browser. */
async function biuro(...args: string[]): Promise<string> {
  const env = { XDG_CONFIG_HOME: home, BIURO_HOST: address(), LANG: 'pl_PL.UTF-8', NO_COLOR: '1' };
  const { code, output } = await run(process.execPath, ['apps/cli/bin/biuro.mjs', ...args], { env, show: 'collect' });
  if (code !== 0) throw new Error(`biuro ${args[0]} ended with ${code}: ${output}`);
  return output;
}

const WORDS = ['Bławatek', 'Ćma', 'Dąb', 'Jarzębina', 'Kłos', 'Łoś', 'Śnieg', 'Wąż', 'Źródło', 'Żubr'];
const TOWNS = ['Łódź', 'Poznań', 'Gdańsk', 'Rzeszów', 'Toruń'];

const imported = nipsFrom(5_000, 200).map((nip, index) => {
  const name = `${WORDS[index % WORDS.length]} Usługi ${index} Sp. z o.o.`;
  return { name, line: `${name};${nip};zoo;${TOWNS[index % TOWNS.length]}` };
});

const withoutPolishLetters = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').toLowerCase();

test('200 companies come from a file, one is found, one is added and edited, and its client sees it', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const file = join(home, 'firmy.csv');
  const passwordFile = join(home, 'password');
  writeFileSync(file, ['Nazwa;NIP;Forma prawna;Miejscowość', ...imported.map(({ line }) => line)].join('\n'));
  writeFileSync(passwordFile, PASSWORD);
  const before: number = (await callApi(ADMIN, '/companies?limit=1')).body.meta.total;
  await biuro('login', '--email', ADMIN, '--password-file', passwordFile, '--code-from-outbox');
  expect(await biuro('companies', 'import', file, '--dry-run')).toContain('200');
  expect(await biuro('companies', 'import', file)).toContain('200');

  await signIn(page, ADMIN, '/dashboard/companies');
  await page.getByRole('link', { name: 'Wróć do: Firmy' }).click();
  await expect(page.getByText(new RegExp(`z ${before + 200}$`))).toBeVisible();
  const sought = imported.find(({ name }) => name.startsWith('Ź'))?.name ?? '';
  await page.getByRole('searchbox').fill(withoutPolishLetters(sought));
  await expect(page.getByRole('link', { name: sought })).toBeVisible();

  await page.goto('/dashboard/companies/new');
  await page.getByLabel('Nazwa', { exact: true }).fill('Świeże Pieczywo Sp. z o.o.');
  await page.getByLabel('Forma prawna').selectOption('zoo');
  await page.getByLabel('NIP', { exact: true }).fill('774-000-14-54');
  await page.getByRole('button', { name: 'Dodaj firmę' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Świeże Pieczywo Sp. z o.o.');
  await page.getByRole('link', { name: 'Edytuj' }).click();
  await page.getByLabel('Miejscowość').fill('Zamość');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Zamość')).toBeVisible();

  await page.getByRole('link', { name: 'Osoby' }).click();
  await page.getByRole('button', { name: 'Dodaj osobę' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dodaj osobę' });
  await dialog.getByLabel('Adres e-mail osoby').fill('nikt@demo.example');
  await dialog.getByRole('button', { name: 'Dodaj osobę' }).click();
  await expect(dialog.getByText('Nie ma klienta z takim adresem')).toBeVisible();
  await dialog.getByLabel('Adres e-mail osoby').fill(CLIENT);
  await dialog.getByRole('button', { name: 'Dodaj osobę' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Tomasz Bąk')).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pl-PL' });
  const phone = await context.newPage();
  await signIn(phone, CLIENT, `${address()}/login`);
  await phone.getByRole('button', { name: 'Pokaż: Świeże Pieczywo Sp. z o.o.' }).click();
  await expect(phone.getByRole('button', { name: /^Świeże Pieczywo .*, zmień firmę$/ })).toBeVisible();
  await phone.getByRole('button', { name: 'Więcej' }).click();
  await phone.getByRole('menuitem', { name: 'Firma', exact: true }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Świeże Pieczywo Sp. z o.o.');
  await expect(phone.getByText('Zamość')).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Edytuj' })).toHaveCount(0);
  await context.close();

  await page.getByRole('button', { name: 'Odbierz dostęp: Tomasz Bąk' }).click();
  await expect(page.getByText('Nikt z firmy nie ma jeszcze dostępu')).toBeVisible();
});
