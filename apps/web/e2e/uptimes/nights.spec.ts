import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { biuro } from '../support/command-line.ts';
import { address, expect, test } from '../support/portal.ts';
import { timeKeeper } from '../support/timed-person.ts';

const nights = [
  { name: 'that of March leaves an hour out', day: '2026-03-28', hours: 7, clock: '7:00', row: '22:00–06:00' },
  { name: 'that of October has one twice', day: '2026-10-24', hours: 9, clock: '9:00', row: '22:00–06:00' },
  { name: 'a usual one', day: '2026-06-10', hours: 8, clock: '8:00', row: '22:00–06:00' },
];

const card = (page: Page, day: string) => page.locator(`[id="${day}"]`);

for (const { name, day, hours, clock, row } of nights)
  test(`a night is as long as it was on the page, in the API, in the file and by the command: ${name}`, async ({
    browser,
  }) => {
    // The browser of somebody who is far away: days and clocks are those of Poland.
    const context = await browser.newContext({ baseURL: address(), timezoneId: 'America/New_York' });
    const { session, call } = await timeKeeper(context);
    const page = await context.newPage();
    await page.goto(`/dashboard/uptimes?view=week&day=${day}`);
    await card(page, day).getByRole('button', { name: 'Dodaj wpis' }).click();
    const form = page.locator('form.entry-form');
    await form.getByLabel('Od', { exact: true }).fill('22:00');
    await form.getByLabel('Do', { exact: true }).fill('6:00');
    await expect(form.getByLabel('Czas', { exact: true })).toHaveValue(clock);
    await form.getByLabel('Czynność').selectOption({ label: 'Szkolenie' });
    await form.getByLabel('Komentarz').fill('Nocna zmiana zegara');
    await form.getByRole('button', { name: 'Zapisz wpis' }).click();
    await expect(card(page, day).locator('.entry-span')).toHaveText([row]);
    await expect(card(page, day).locator('.entry-length')).toHaveText([clock]);
    await expect(card(page, day).locator('.card-action')).toHaveText(`${hours} h`);

    const { data } = await call('/uptimes');
    expect(data).toMatchObject([{ day, seconds: hours * 3_600 }]);
    const summary = await call(`/uptimes/summary?filters[from]=${day}&filters[to]=${day}`);
    expect(summary.data.by_day).toEqual([{ day, seconds: hours * 3_600 }]);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Eksportuj' }).click();
    await page.getByRole('menuitem', { name: 'Plik CSV' }).click();
    const [heading = '', line = ''] = readFileSync(await (await saved).path(), 'utf8').split('\r\n');
    const cell = (column: string) => line.split(';')[heading.replace('\uFEFF', '').split(';').indexOf(column)];
    expect([cell('Dzień'), cell('Sekundy')]).toEqual([day, String(hours * 3_600)]);

    const printed = await biuro(['uptime', 'list', '--from', day, '--to', day, '--json'], {
      token: session.access_token,
    });
    expect(JSON.parse(printed.stdout).data).toMatchObject([{ day, seconds: hours * 3_600 }]);
    await context.close();
  });

test('an hour that the night of March leaves out is refused, and of the one that October has twice both show their zone', async ({
  page,
  context,
}) => {
  const { work } = await timeKeeper(context);
  await work('2026-10-25 00:15:00', '2026-10-25 01:45:00');
  await page.goto('/dashboard/uptimes?view=week&day=2026-10-25');
  await expect(card(page, '2026-10-25').locator('.entry-span')).toHaveText(['02:15 CEST–02:45 CET']);
  await expect(card(page, '2026-10-25').locator('.entry-length')).toHaveText(['1:30']);

  await page.goto('/dashboard/uptimes?view=week&day=2026-03-29');
  await card(page, '2026-03-29').getByRole('button', { name: 'Dodaj wpis' }).click();
  const form = page.locator('form.entry-form');
  await form.getByLabel('Od', { exact: true }).fill('2:30');
  await form.getByLabel('Do', { exact: true }).fill('4:00');
  await form.getByRole('button', { name: 'Zapisz wpis' }).click();
  await expect(form).toContainText('Takiej godziny nie ma w tym dniu');
});
