import type { CDPSession, Page } from '@playwright/test';
import { type Figure, ofRuns, spread } from '../../library/figures.ts';
import { pointAt, throttled, usable } from '../browser/browsing.ts';
import type { Sides, WebPage } from '../browser/web-page.ts';

const ROUNDS = 5;
/** Milliseconds for the work that the arrival of the pointer causes. */
const SETTLE = 500;

/** Work of the main thread from a click on the first heading until the rows stand in the other order, beside that of the baseline page. */
export async function timeSorting({ name, sign }: WebPage, { open, ours, baseline }: Sides): Promise<Figure> {
  const works = await sortWorks(await open(), ours, sign);
  const least = await sortWorks(await open(), baseline, sign);
  return {
    name: `${name}: work from click to sorted rows`,
    ...ofRuns(works),
    unit: 'ms',
    goal: { atMost: 200 },
    detail: `main thread, 4× slower CPU; baseline ${spread(least)}`,
  };
}

async function sortWorks(page: Page, address: string, sign: string): Promise<number[]> {
  await page.goto(address);
  await usable(page, sign);
  const devtools = await throttled(page);
  await devtools.send('Performance.enable');
  const works: number[] = [];
  for (let round = 0; round < ROUNDS; round++) works.push(await sortOnce(page, devtools));
  await page.context().close();
  return works;
}

/** Clicks as a mouse does and does not poll the page meanwhile, because that would add work to its main thread. */
async function sortOnce(page: Page, devtools: CDPSession): Promise<number> {
  await pointAt(page, 'thead th button');
  const sorted = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const first = document.querySelector('tbody tr')?.textContent;
        const body = document.querySelector('tbody');
        const watcher = new MutationObserver(() => {
          if (document.querySelector('tbody tr')?.textContent === first) return;
          watcher.disconnect();
          requestAnimationFrame(() => setTimeout(resolve));
        });
        if (body) watcher.observe(body, { childList: true, characterData: true, subtree: true });
      }),
  );
  await page.waitForTimeout(SETTLE);
  const start = await taskSeconds(devtools);
  await page.mouse.down();
  await page.mouse.up();
  await sorted;
  return ((await taskSeconds(devtools)) - start) * 1_000;
}

async function taskSeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}
