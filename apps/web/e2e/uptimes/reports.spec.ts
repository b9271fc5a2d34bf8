import { readFileSync } from 'node:fs';
import { readWorkbook } from '@biuro/testing/read-workbook.ts';
import type { Page } from '@playwright/test';
import { biuro } from '../support/command-line.ts';
import { ADMIN, asSignedIn, callApi, expect, test } from '../support/portal.ts';

const COMPANIES = '/dashboard/reports/companies-uptimes';
/** A year, so that there is work whatever the day is. */
const year = new Date().getFullYear();
const DAYS = `from=${year - 1}-01-01&to=${year}-12-31`;

/** "1 230 h 45 min", "2 h" or "45 min" as minutes. */
const minutesOf = (text: string) => {
  const { h = '0', m = '0' } = /^(?:(?<h>\d+)h)?(?:(?<m>\d+)min)?$/.exec(text.replaceAll(/\s/g, ''))?.groups ?? {};
  return Number(h) * 60 + Number(m);
};
const TIME = 'Czas (godz.:min)';

/** A duration of a workbook in seconds: a reader takes its fraction of a day for a day since the beginning of its calendar. */
const lengthOf = (cell: unknown) => Math.round((Number(cell) - Date.UTC(1899, 11, 30)) / 1_000);
const totalOf = async (page: Page) =>
  minutesOf(await page.locator('.sum-table').first().locator('tfoot td').first().innerText());

/** Looks of the report of all companies, with the call and the command that tell the same. */
const TOTALS = [
  ['', '/reports/companies-uptimes', 'companies'],
  ['look=profitability&', '/reports/profitability', 'profitability'],
] as const;

const sumOf = (rows: object[], column: string) =>
  rows.map((row) => Number(Reflect.get(row, column))).reduce((sum, value) => sum + value, 0);

async function savedAs(page: Page, format: string): Promise<Buffer> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Eksportuj' }).click();
  await page.getByRole('menuitem', { name: new RegExp(format) }).click();
  return readFileSync(await (await saved).path());
}

/** A CSV file of ours as records under its headings. */
function readRecords(file: Buffer): Record<string, string | undefined>[] {
  const [heading = '', ...rows] = file.toString('utf8').replace('\uFEFF', '').trim().split('\r\n');
  const names = heading.split(';');
  return rows.map((row) => Object.fromEntries(row.split(';').map((cell, place) => [names[place], cell])));
}

interface Told {
  /** Page, call and command of a report. */
  address: string;
  path: string;
  command: string[];
  /** Where the answer has the numbers that it adds up. */
  rows: 'rows' | 'cells' | 'people';
}

test.describe('in the office', () => {
  test.beforeEach(({ context }) => asSignedIn(context, ADMIN));

  /** The total on the page, of the call, of both files and of the command is the sum of the rows. */
  async function agree(page: Page, { address, path, command, rows }: Told) {
    const { access_token: token } = await asSignedIn(page.context(), ADMIN);
    await page.goto(`${address}${DAYS}`);
    await expect(page.locator('.report[aria-busy="false"]')).toBeVisible();
    const { body } = await callApi(ADMIN, `${path}?${DAYS}`);
    const { seconds } = body.data;
    expect(seconds).toBeGreaterThan(0);
    expect(sumOf(body.data[rows], 'seconds')).toBe(seconds);
    expect(await totalOf(page)).toBe(Math.floor(seconds / 60));

    const records = readRecords(await savedAs(page, 'CSV'));
    const minutes = records.map((record) => (record[TIME] ?? '').split(':').map(Number));
    const written = minutes.reduce((sum, [h = 0, m = 0]) => sum + (h * 60 + m) * 60, 0);
    // A file of text leaves out what is less than a minute.
    expect(seconds - written).toBeGreaterThanOrEqual(0);
    expect(seconds - written).toBeLessThan(60 * records.length);
    const workbook = await readWorkbook(new Uint8Array(await savedAs(page, 'XLSX')));
    const lengths = workbook.map((row) => lengthOf(row[TIME]));
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(seconds);

    const days = ['--from', `${year - 1}-01-01`, '--to', `${year}-12-31`];
    const told = JSON.parse((await biuro(['reports', ...command, ...days, '--json'], { token })).stdout);
    expect([told.data.seconds, sumOf(told.data[rows], 'seconds')]).toEqual([seconds, seconds]);
  }

  for (const [look, path, command] of TOTALS)
    test(`the page, the API, both files and the command tell the same total: ${command}`, ({ page }) =>
      agree(page, { address: `${COMPANIES}?${look}`, path, command: [command], rows: 'rows' }));

  test('so do those of one company: its months and its people', async ({ page }) => {
    const { body } = await callApi(ADMIN, '/reports?search=Alfa');
    const { id } = body.data.find(({ title }: { title: string }) => title === 'Alfa Instalacje Sp. z o.o.');
    const of = (place: string) => ({ address: `/dashboard/reports/${id}/${place}?`, path: `/reports/${id}/${place}` });
    await agree(page, { ...of('uptimes'), command: ['time', id], rows: 'cells' });
    await agree(page, { ...of('workeruptimes'), command: ['people', id], rows: 'people' });
  });

  test('profitability says that it is in hours, and how many of them fall on the peak', async ({ page }) => {
    await page.goto(`${COMPANIES}?look=profitability&${DAYS}`);
    await expect(page.getByText(/rentowność jest w godzinach.* od 5. do 20. dnia/)).toBeVisible();
    const { body } = await callApi(ADMIN, `/reports/profitability?${DAYS}`);
    const peak = await page.locator('.sum-table').first().locator('tfoot td').nth(2).innerText();
    expect(minutesOf(peak)).toBe(Math.floor(body.data.peak_seconds / 60));
  });

  test('period and person stand in the address, and Back takes them back', async ({ page }) => {
    await page.goto('/dashboard/reports');
    await page.getByRole('link', { name: 'Czas pracy firm' }).click();
    await page.getByText('Rok', { exact: true }).click();
    await expect(page).toHaveURL(`${COMPANIES}?from=${year}-01-01&to=${year}-12-31`);
    await page.getByLabel('Osoba').selectOption({ label: 'Maria Wójcik' });
    await expect(page).toHaveURL(/&user_id=/);
    await page.goBack();
    await expect(page.getByLabel('Osoba')).toHaveValue('');
    await expect(page.getByRole('button', { name: `Zakres dat: 1 stycznia – 31 grudnia ${year}` })).toBeVisible();
  });

  test('chart and table point at each other, and a bar leads to its entries', async ({ page }) => {
    await page.goto(`${COMPANIES}?${DAYS}`);
    const row = page
      .locator('.sum-table')
      .first()
      .locator('tbody tr', { has: page.getByRole('link') })
      .first();
    await row.hover();
    const bar = page.locator('.bars-row[data-active]');
    await expect(bar).toHaveCount(1);
    const name = await row.getByRole('link').innerText();
    await expect(bar.getByRole('link')).toHaveText(name);
    await bar.getByRole('link').focus();
    await expect(row).toHaveAttribute('data-active', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard\/uptimes\?filters\[from\]=.*filters\[company_id\]=/);
  });

  test('the three reports of a company are a step apart', async ({ page }) => {
    await page.goto('/dashboard/reports?search=alfa');
    const row = page.getByRole('row', { name: 'Alfa Instalacje Sp. z o.o.' });
    await row.getByRole('link', { name: /wpis/ }).click();
    await expect(page).toHaveTitle(/Szczegółowy czas pracy/);
    const looks = page.getByRole('navigation', { name: 'Raporty' });
    await looks.getByRole('link', { name: 'Czas pracy', exact: true }).click();
    await expect(page.getByRole('heading', { name: /Najwięcej czasu zajmuje/ })).toBeVisible();
    await looks.getByRole('link', { name: 'Rozliczenia miesięczne' }).click();
    await expect(page.getByRole('columnheader', { name: 'Klient poinformowany' })).toBeVisible();
  });

  test('on paper there is the report and nothing around it, within A4', async ({ page }) => {
    await page.goto(`${COMPANIES}?${DAYS}`);
    await expect(page.locator('.report[aria-busy="false"]')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    // A4 without its margins.
    await page.setViewportSize({ width: 688, height: 1016 });
    for (const part of ['.topbar', '.admin-sidebar', '.page-actions', '.page-tabs', '.report-toolbar'])
      await expect(page.locator(part).first()).toBeHidden();
    await expect(page.locator('.bars').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

test('who may not see others finds no way to their entries', async ({ page, context }) => {
  await asSignedIn(context, 'ksiegowa@demo.example');
  await page.goto(`${COMPANIES}?${DAYS}`);
  await expect(page.locator('.bars-row').first()).toBeVisible();
  await expect(page.locator('.bars').first().getByRole('link')).toHaveCount(0);
  await expect(page.locator('.bars').last()).toContainText('Pozostali');
  await expect(page.getByLabel('Osoba').locator('option')).toHaveText(['Wszyscy', 'Tylko ja']);
});
