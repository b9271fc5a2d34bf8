import { chromium, type Page } from '@playwright/test';
import { startServerProcess } from '../../apps/api/src/app/testing/server-process.ts';
import { browserArgs, findBrowser } from '../browser.ts';
import type { Figure } from './figures.ts';

/** The login page as a stranger meets it: bytes until it can be used, what moves, and who else is asked. */
export async function benchWeb(): Promise<Figure[]> {
  const server = await startServerProcess();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
  try {
    const page = await browser.newPage({ locale: 'pl-PL' });
    const seen = await watch(page, server.address);
    await page.goto(`${server.address}/login`);
    await page.getByRole('button', { name: 'Zaloguj się' }).waitFor();
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(layoutShift);
    return [
      {
        name: 'login page: JavaScript over the wire',
        value: seen.scripts / 1_000,
        unit: 'kB',
        goal: { atMost: 110 },
        detail: `${seen.files} files, encoding ${[...seen.encodings].join(', ')}`,
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

async function watch(page: Page, address: string) {
  const seen = { scripts: 0, files: 0, foreign: 0, requests: 0, encodings: new Set<string>() };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  session.on('Network.requestWillBeSent', ({ request }) => {
    seen.requests += 1;
    if (!request.url.startsWith(address) && !request.url.startsWith('data:') && !request.url.startsWith('blob:'))
      seen.foreign += 1;
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type !== 'Script') return;
    scripts.add(requestId);
    seen.files += 1;
    seen.encodings.add(response.headers['content-encoding'] ?? 'none');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) seen.scripts += encodedDataLength;
  });
  return seen;
}

/** Runs in the page. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let total = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        total += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(total), 500);
  });
}
