import type { Page } from '@playwright/test';

export const pill = (page: Page) => page.locator('.uptime-pill');
export const clock = (page: Page) => pill(page).getByRole('timer');
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Czas pracy' });
export const stop = (page: Page) => pill(page).getByRole('button', { name: 'Stop' });
export const storedStart = (page: Page) => page.evaluate(() => localStorage.getItem('biuro.uptime'));

/** Makes the timer look as if it had been started so many seconds ago. Not on an earlier day, because the portal then asks whether it was forgotten. */
export async function startedAgo(page: Page, seconds: number): Promise<number> {
  const start = Math.floor(Date.now() / 1000) - seconds;
  await page.goto('/favicon.svg');
  await page.evaluate((text) => localStorage.setItem('biuro.uptime', text), String(start));
  await page.goto('/dashboard/companies');
  return start;
}

/** Writes down when the work ended, in Polish time. */
export async function writeEnd(page: Page, second: number): Promise<void> {
  const options = { timeZone: 'Europe/Warsaw', dateStyle: 'short', timeStyle: 'short' } as const;
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv-SE', options).format(second * 1000).split(' ');
  await panel(page).getByLabel('Dzień zakończenia').fill(day);
  await panel(page).getByLabel('Godzina zakończenia').fill(time);
}
