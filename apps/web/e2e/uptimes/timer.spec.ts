import type { Page } from '@playwright/test';
import { atRest } from '../support/idle.ts';
import { address, axeFindings, expect, test } from '../support/portal.ts';
import { timeKeeper } from '../support/timed-person.ts';
import { clock, panel, pill, startedAgo, stop, storedStart, writeEnd } from '../support/timer-page.ts';

async function open(page: Page) {
  await page.goto('/dashboard/companies');
  await expect(page.getByRole('button', { name: /Licznik/ }).first()).toBeVisible();
}

async function startTimer(page: Page) {
  await page.getByRole('button', { name: 'Licznik czasu' }).click();
  await panel(page).getByRole('button', { name: 'Uruchom licznik' }).click();
  await expect(clock(page)).toBeVisible();
}

test('a timer is started and stopped from the top bar; its time stands in the title and survives a reload', async ({
  page,
  context,
}) => {
  const { entries } = await timeKeeper(context);
  await open(page);
  const before = Math.floor(Date.now() / 1000);
  await startTimer(page);
  const stored = Number(await storedStart(page));
  // Read after the server's clock, which another answer may have set off by a little.
  expect(stored - before).toBeGreaterThanOrEqual(-20);
  expect(stored - before).toBeLessThan(20);
  await expect(page).toHaveTitle(/^0:00 \| .*Biuro/);

  await page.reload();
  await expect(clock(page)).toHaveText(/^0:00:\d\d$/);
  expect(await storedStart(page)).toBe(String(stored));
  await stop(page).click();
  await expect(page.getByText(/^Zapisano czas/)).toBeVisible();
  expect(await entries()).toHaveLength(1);
  expect(await storedStart(page)).toBe(null);
  await expect(page).toHaveTitle(/^Firmy/);
});

test('three tabs show the same timer, and stopping it in all of them makes one entry', async ({ page, context }) => {
  const { entries } = await timeKeeper(context);
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) await open(tab);
  await startTimer(page);
  for (const tab of tabs) await expect(clock(tab)).toBeVisible();
  // At once, before any of them can hear of the others
  await Promise.all(
    tabs.map((tab) => tab.evaluate(() => document.querySelector<HTMLElement>('.uptime-pill > .button')?.click())),
  );
  for (const tab of tabs) await expect(clock(tab)).toBeHidden();
  expect(await entries()).toHaveLength(1);
  expect(await storedStart(page)).toBe(null);
});

test('without a network nothing is lost: start and end are kept and sent when it is back', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const { entries } = await timeKeeper(context);
  const start = await startedAgo(page, 20);
  await expect(clock(page)).toHaveText(/^0:00:/);
  await context.setOffline(true);
  await stop(page).click();
  await expect(pill(page).getByText('Czas czeka na wysłanie')).toBeAttached();
  expect(await storedStart(page)).toBe(String(start));
  expect(await entries()).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText(/^Zapisano czas/)).toBeVisible();
  const [seconds = 0] = await entries();
  expect(seconds).toBeGreaterThanOrEqual(20);
  expect(seconds).toBeLessThan(80);
});

test('a tab that is closed while its stop could not be sent has it sent by the next one', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const { entries } = await timeKeeper(context);
  await startedAgo(page, 20);
  await expect(clock(page)).toBeVisible();
  await context.setOffline(true);
  await stop(page).click();
  await expect(pill(page).getByText('Czas czeka na wysłanie')).toBeAttached();
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await open(next);
  await expect.poll(entries).toHaveLength(1);
  await expect.poll(() => storedStart(next)).toBe(null);
});

test('a timer that ran overnight asks, and is shortened in Polish time wherever the browser stands', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: address(), locale: 'pl-PL', timezoneId: 'America/New_York' });
  const { entries } = await timeKeeper(context);
  const page = await context.newPage();
  const start = await startedAgo(page, 20 * 3600);
  await expect(panel(page)).toContainText('a wpis może mieć najwyżej 16 godzin');
  expect(await storedStart(page)).toBe(String(start));
  expect(await entries()).toEqual([]);

  await writeEnd(page, start + 7200);
  await panel(page).getByRole('button', { name: 'Zapisz z tym końcem' }).click();
  await expect.poll(entries).toHaveLength(1);
  const [seconds = 0] = await entries();
  expect(Math.abs(seconds - 7200)).toBeLessThanOrEqual(60);
  await context.close();
});

test('work without the timer is added in one line', async ({ page, context }) => {
  const { entries } = await timeKeeper(context);
  await open(page);
  await page.getByRole('button', { name: 'Licznik czasu' }).click();
  const line = panel(page).getByLabel('Dodaj czas bez licznika');
  await line.fill('wczoraj 9-11:30 porządki');
  await expect(panel(page)).toContainText('2 h 30 min');
  await panel(page).getByRole('button', { name: 'Dodaj czas' }).click();
  await expect(page.getByText(/^Zapisano czas: 2 h 30 min/)).toBeVisible();
  expect(await entries()).toEqual([9000]);
});

test('the palette adds a quarter of an hour and resumes what was worked on last', async ({ page, context }) => {
  const { entries, call } = await timeKeeper(context);
  const { data: companies } = await call('/companies?limit=1');
  const [company] = companies;
  const times = { start_date: '2026-03-04 08:00:00', end_date: '2026-03-04 09:00:00' };
  await call('/uptimes', { ...times, company_id: company.id, category: 'vat', source: 'manual' });
  await open(page);
  const choose = async (words: string, option: string) => {
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: 'Szukaj lub wpisz polecenie' }).fill(words);
    await page.getByRole('option', { name: option }).click();
  };
  await choose('dodaj 15', 'Dodaj 15 minut pracy');
  await expect(page.getByText(`Zapisano 15 minut: ${company.name}`)).toBeVisible();
  expect(await entries()).toEqual([3_600, 900]);
  await choose('wznów', 'Wznów ostatni wpis');
  await expect(clock(page)).toBeVisible();
  await stop(page).click();
  await expect.poll(entries).toHaveLength(3);
  const { data } = await call('/uptimes?sort=start_date:desc&limit=1');
  expect(data).toMatchObject([{ category: 'vat', company: { id: company.id }, source: 'timer' }]);
});

test('a second changes the figures of the timer and nothing else of the page', async ({ page, context }) => {
  await timeKeeper(context);
  await startedAgo(page, 5);
  await expect(clock(page)).toBeVisible();
  await atRest(page);
  const changed = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const places = new Set<string>();
        let seconds = 0;
        const watcher = new MutationObserver((changes) => {
          for (const { target } of changes) {
            const element = target instanceof Element ? target : target.parentElement;
            places.add(element?.className ?? '');
            if (element?.className === 'uptime-clock') seconds += 1;
          }
          if (seconds < 4) return;
          watcher.disconnect();
          resolve([...places]);
        });
        watcher.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      }),
  );
  expect(changed).toEqual(['uptime-clock']);
});

test('axe finds nothing in the panel, idle, running and asking, light and dark', async ({ page, context }) => {
  await timeKeeper(context);
  await open(page);
  await page.getByRole('button', { name: 'Licznik czasu' }).click();
  await expect(panel(page)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await panel(page).getByRole('button', { name: 'Uruchom licznik' }).click();
  await page.getByRole('button', { name: 'Licznik działa' }).click();
  await expect(panel(page).getByLabel('Czynność')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await startedAgo(page, 9 * 3600);
  await expect(panel(page)).toContainText('Zostaw go, podaj koniec');
  expect(await axeFindings(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await axeFindings(page, 'colours')).toEqual([]);
});
