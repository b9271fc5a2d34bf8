import { startServerProcess } from '@biuro/testing/server-process.ts';
import { chromium } from '@playwright/test';
import { browserArgs, findBrowser } from '../library/browser.ts';
import type { Figure } from '../library/figures.ts';
import { openPage, usable } from './browser/browsing.ts';
import { layoutShift, scriptBytes, watchNetwork } from './browser/watch-page.ts';

/** The login page on a first visit: bytes until it can be used, layout shift, and requests to other hosts. */
export async function benchWeb(): Promise<Figure[]> {
  const server = await startServerProcess();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
  try {
    const page = await openPage(browser, undefined);
    const seen = await watchNetwork(page, server.address);
    await page.goto(`${server.address}/login`, { waitUntil: 'commit' });
    const { after } = await usable(page, 'form button[type=submit]');
    const untilUsable = await scriptBytes(page, after);
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(layoutShift);
    return [
      {
        name: 'login page: JavaScript until usable',
        value: untilUsable / 1_000,
        unit: 'kB',
        goal: { atMost: 115 },
        detail: `${(seen.scripts / 1_000).toFixed(1)} kB in ${seen.files} files once it is at rest, encoding ${[...seen.encodings].join(', ')}`,
      },
      {
        name: 'login page: layout shift',
        value: shift,
        unit: '',
        goal: { atMost: 0 },
        detail: 'sum of layout-shift entries',
      },
      {
        name: 'login page: requests to other hosts',
        value: seen.foreign,
        unit: '',
        goal: { atMost: 0 },
        detail: `${seen.requests} requests in all`,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
