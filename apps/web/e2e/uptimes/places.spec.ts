import { atRest } from '../support/idle.ts';
import { addCompany, addTask } from '../support/own-records.ts';
import { expect, test } from '../support/portal.ts';
import { timeKeeper } from '../support/timed-person.ts';
import { clock, panel, pill, startedAgo, stop, storedStart, writeEnd } from '../support/timer-page.ts';

const HOUR = 3600;

test('one click on the page of a company or of a settlement measures the work on it', async ({ page, context }) => {
  const { call, entries } = await timeKeeper(context);
  const company = await addCompany('Klikana Księgarnia s.c.');
  const task = await addTask(company.id, '2026-02');
  await page.goto(`/dashboard/companies/${company.id}`);
  await page.getByRole('button', { name: 'Mierz czas' }).click();
  await expect(clock(page)).toBeVisible();
  await expect(page).toHaveTitle(/^0:00 · Klikana Księgarnia s\.c\. \| /);

  await page.goto(`/dashboard/tasks/${task.id}`);
  await page.getByRole('button', { name: 'Mierz czas' }).click();
  await expect.poll(async () => (await call('/uptimes/active')).data.running?.settlement?.id).toBe(task.id);
  await expect.poll(() => storedStart(page)).toBe(null);
  await expect(page.getByRole('button', { name: 'Mierzysz czas' })).toBeVisible();
  await stop(page).click();
  await expect(clock(page)).toBeHidden();
  await expect.poll(async () => (await entries()).length).toBe(2);
  const { data } = await call('/uptimes?sort=start_date:asc');
  expect(data).toMatchObject([
    { company: { id: company.id }, settlement: null, status: 'saved' },
    { company: { id: company.id }, settlement: { id: task.id }, status: 'saved' },
  ]);
});

test('a free timer that runs becomes the settlement’s by one click and keeps its start', async ({ page, context }) => {
  const { call } = await timeKeeper(context);
  const company = await addCompany('Ciągła Piekarnia s.c.');
  const task = await addTask(company.id, '2026-02');
  const start = await startedAgo(page, 20);
  await expect(clock(page)).toBeVisible();
  await page.goto(`/dashboard/tasks/${task.id}`);
  await page.getByRole('button', { name: 'Mierz czas' }).click();
  await expect.poll(async () => (await call('/uptimes/active')).data.running?.settlement?.id).toBe(task.id);
  const { data } = await call('/uptimes/active');
  expect([data.timer, Date.parse(`${data.running.start_date.replace(' ', 'T')}Z`) / 1000]).toEqual([null, start]);
  await expect(clock(page)).toHaveText(/^0:00:/);
});

test('a machine that slept for hours with the page open has the time of the clock, and asks', async ({
  page,
  context,
}) => {
  const { entries } = await timeKeeper(context);
  let slept = 0;
  // While the machine slept, the clock of the server went on
  await page.route('**/api/uptimes/active', async (route) => {
    const response = await route.fetch();
    if (response.status() !== 200) return route.fulfill({ response });
    const { data } = await response.json();
    return route.fulfill({ response, json: { data: { ...data, now: data.now + slept } } });
  });
  await page.clock.install();
  const start = await startedAgo(page, 600);
  await expect(clock(page)).toHaveText(/^0:10:/);
  // Whoever is still arriving is asked at once, and not when they look.
  await atRest(page);
  slept = 8 * HOUR;
  await page.clock.fastForward(slept * 1000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(clock(page)).toHaveText(/^8:1\d:/);
  await pill(page).getByRole('button', { name: 'Sprawdź licznik' }).click();
  await expect(panel(page)).toContainText('Zostaw go, podaj koniec albo usuń czas');
  expect([await storedStart(page), await entries()]).toEqual([String(start), []]);

  await writeEnd(page, start + 300);
  await panel(page).getByRole('button', { name: 'Zapisz z tym końcem' }).click();
  await expect.poll(entries).toHaveLength(1);
  const [seconds = 0] = await entries();
  expect(Math.abs(seconds - 300)).toBeLessThanOrEqual(60);
});
