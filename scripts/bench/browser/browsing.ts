import type { Browser, CDPSession, Page } from '@playwright/test';

const TIMEOUT = 30_000;

/** As the browser's own tools define it: milliseconds, bytes per second. */
const FAST_4G = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };

/** A page in a new browser context; with a session, signed in. */
export async function openPage(browser: Browser, session: string | undefined): Promise<Page> {
  const context = await browser.newContext({ locale: 'pl-PL', viewport: { width: 1440, height: 900 } });
  if (session !== undefined)
    await context.addInitScript((stored) => localStorage.setItem('biuro.session', stored), session);
  await context.addInitScript(watchTasks);
  return context.newPage();
}

/** A slow machine and a phone's network. */
export async function throttled(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', FAST_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return devtools;
}

export interface Usable {
  /** Milliseconds from the start of the navigation until what the page is for stands there and a click would be answered. */
  after: number;
  /** Milliseconds by which tasks of the main thread were longer than 50 until then, from the first paint on. */
  blocking: number;
}

/** Waits for the text of the sign. A task that begins after it was painted is the first that could answer a click. */
export const usable = (page: Page, sign: string): Promise<Usable> =>
  page.evaluate(
    ({ sign: selector, timeout }) =>
      new Promise<Usable>((resolve, reject) => {
        const end = () => {
          const after = performance.now();
          const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
          const tasks = (window as unknown as { longTasks: PerformanceEntry[] }).longTasks;
          const blocking = tasks
            .filter(({ startTime, duration }) => startTime + duration > painted && startTime < after)
            .reduce((sum, { duration }) => sum + duration - 50, 0);
          resolve({ after, blocking });
        };
        const look = () => {
          if (document.querySelector(selector)?.textContent) requestAnimationFrame(() => setTimeout(end));
          else if (performance.now() > timeout) reject(new Error(`No ${selector} at ${location.href}`));
          else requestAnimationFrame(look);
        };
        look();
      }),
    { sign, timeout: TIMEOUT },
  );

/**
 * Moves the mouse over the first of these elements, to be pressed by `page.mouse`: a locator's `click` would check within the event which
 * element it hits, and that would be measured too.
 */
export async function pointAt(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`Nothing to point at: ${selector}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/** Runs in the page, before anything else: the browser keeps only some of the tasks for those who ask later. */
function watchTasks(): void {
  const kept: PerformanceEntry[] = [];
  Object.assign(window, { longTasks: kept });
  new PerformanceObserver((list) => void kept.push(...list.getEntries())).observe({ type: 'longtask' });
}
