import type { Page } from '@playwright/test';
import { type Figure, median, spread } from '../../library/figures.ts';
import { throttled, type Usable, usable } from './browsing.ts';
import { layoutShift, scriptBytes, watchNetwork } from './watch-page.ts';

const ROUNDS = 5;

/** A page of the portal, and the baseline page of `scripts/bench/web` beside it. */
export interface WebPage {
  name: string;
  path: string;
  /** The account that looks at it; undefined for a public page. */
  as?: string;
  /** Folder of the baseline page. */
  baseline: string;
  /** What is there, with a text, as soon as the page can be used; on both. */
  sign: string;
}

/** The two sides: how to come to a new page in an unused browser, and the addresses. */
export interface Sides {
  open: () => Promise<Page>;
  ours: string;
  baseline: string;
}

interface Visit {
  cold: Usable;
  warm: Usable;
}

/** Until the page can be used, cold and warm, on a slow machine and a phone's network, beside the baseline in turn; and how long it does not react. */
export async function timePage({ name, sign }: WebPage, { open, ours, baseline }: Sides): Promise<Figure[]> {
  const visits: { ours: Visit; baseline: Visit }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    visits.push({
      ours: await visit(await open(), ours, sign, serviceWorkerIsThere),
      baseline: await visit(await open(), baseline, sign),
    });
  const ratio = (kind: keyof Visit, atMost: number): Figure => {
    const [own, least] = [visits.map((one) => one.ours[kind].after), visits.map((one) => one.baseline[kind].after)];
    return {
      name: `${name}: usable against the baseline page, ${kind}`,
      value: median(own) / median(least),
      runs: own.map((after, round) => after / (least[round] ?? Number.NaN)),
      unit: '×',
      goal: { atMost },
      detail: `4× slower CPU, fast 4G; ms ours ${spread(own)}, baseline ${spread(least)}`,
    };
  };
  const [blocked, least] = [
    visits.map((one) => one.ours.cold.blocking),
    visits.map((one) => one.baseline.cold.blocking),
  ];
  return [
    ratio('cold', 1.7),
    ratio('warm', 1.5),
    {
      name: `${name}: total blocking time until usable, cold`,
      value: median(blocked),
      runs: blocked,
      unit: 'ms',
      goal: { atMost: 300 },
      detail: `4× slower CPU, fast 4G; baseline ${spread(least)}`,
    },
  ];
}

/** It is installed once the page is idle, and fetches the shell then. */
const serviceWorkerIsThere = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

async function visit(
  page: Page,
  address: string,
  sign: string,
  isOver: (page: Page) => Promise<unknown> = async () => {},
): Promise<Visit> {
  await throttled(page);
  await page.goto(address, { waitUntil: 'commit' });
  const cold = await usable(page, sign);
  // The second visit begins when the first has ended.
  await page.waitForLoadState('networkidle');
  await isOver(page);
  await page.goto(address, { waitUntil: 'commit' });
  const warm = await usable(page, sign);
  await page.context().close();
  return { cold, warm };
}

/** JavaScript until the page can be used, and its layout shift; `address` is that of the server. */
export async function weighPage({ name, sign }: WebPage, { open, ours }: Sides, address: string): Promise<Figure[]> {
  const page = await open();
  const seen = await watchNetwork(page, address);
  await page.goto(ours, { waitUntil: 'commit' });
  const { after } = await usable(page, sign);
  const scripts = await scriptBytes(page, after);
  const shift = await page.evaluate(layoutShift);
  await page.context().close();
  return [
    {
      name: `${name}: JavaScript until usable`,
      value: scripts / 1_000,
      unit: 'kB',
      goal: { atMost: 175 },
      detail: `${seen.files} files, encoding ${[...seen.encodings].join(', ')}`,
    },
    {
      name: `${name}: layout shift`,
      value: shift,
      unit: '',
      goal: { atMost: 0 },
      detail: 'sum of layout-shift entries',
    },
  ];
}
