import type { Page } from '@playwright/test';
import { type Figure, ofRuns } from '../../library/figures.ts';
import { pointAt, throttled, usable } from '../browser/browsing.ts';
import type { Sides, WebPage } from '../browser/web-page.ts';

const ROUNDS = 3;
/** Milliseconds for an answer to come and to be drawn. */
const SETTLE = 1_200;
/** Milliseconds between the arrival of the pointer and a press. */
const ARRIVAL = 200;

interface Slowest {
  after: string;
  duration: number;
}

/** The longest that the portal leaves a click or a key without anything drawn, while a list is sorted and searched and a row is opened and left. */
export async function timeEvents({ name, sign }: WebPage, { open, ours }: Sides): Promise<Figure> {
  const slowest: Slowest[] = [];
  for (let round = 0; round < ROUNDS; round++) slowest.push(await slowestEvent(await open(), ours, sign));
  return {
    name: `${name}: slowest event of sort, search, open and back`,
    ...ofRuns(slowest.map(({ duration }) => duration)),
    unit: 'ms',
    goal: { atMost: 100 },
    detail: `4× slower CPU, fast 4G, to the next picture; ${slowest.map(({ after }) => after).join(', ')}`,
  };
}

async function slowestEvent(page: Page, address: string, sign: string): Promise<Slowest> {
  await page.goto(address);
  await usable(page, sign);
  await throttled(page);
  await page.evaluate(watchEvents);
  const steps: Record<string, { act: () => Promise<unknown>; leadsTo: RegExp }> = {
    sort: { act: () => press(page, 'thead th button'), leadsTo: /[?&]sort=/ },
    search: {
      act: () => page.getByRole('searchbox').first().pressSequentially('an', { delay: 150 }),
      leadsTo: /[?&]search=an/,
    },
    open: { act: () => press(page, 'tbody tr a'), leadsTo: /\/[0-9a-f-]{36}$/ },
    back: { act: () => page.goBack(), leadsTo: /[?&]search=an/ },
  };
  const found: Slowest[] = [];
  for (const [after, { act, leadsTo }] of Object.entries(steps)) {
    await act();
    await page.waitForTimeout(SETTLE);
    if (!leadsTo.test(page.url())) throw new Error(`${after} led to ${page.url()}`);
    const durations = await page.evaluate(() =>
      (window as unknown as { events: PerformanceEntry[] }).events.splice(0).map(({ duration }) => duration),
    );
    found.push({ after, duration: Math.max(0, ...durations) });
  }
  await page.context().close();
  return found.reduce((one, other) => (other.duration > one.duration ? other : one));
}

/** As people do: the pointer has come to rest before. */
async function press(page: Page, selector: string): Promise<void> {
  await pointAt(page, selector);
  await page.waitForTimeout(ARRIVAL);
  await page.mouse.down();
  await page.mouse.up();
}

/** Runs in the page. The browser tells of events that take 16 ms or more, in steps of 8. */
function watchEvents(): void {
  const events: PerformanceEntry[] = [];
  Object.assign(window, { events });
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => void events.push(...list.getEntries())).observe(options);
}
