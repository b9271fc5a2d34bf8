import type { Page } from '@playwright/test';

/** Counts what a page loads from now on; `address` is its own host. */
export async function watchNetwork(page: Page, address: string) {
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

/** Bytes of the scripts that had come after so many milliseconds of the page; what is fetched ahead once it can be used is not among them. */
export const scriptBytes = (page: Page, after: number): Promise<number> =>
  page.evaluate(
    (end) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name, responseEnd }) => /\.m?js$/.test(new URL(name).pathname) && responseEnd <= end)
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    after,
  );

/** Runs in the page: the sum of what has moved so far. */
export function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let total = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        total += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(total), 500);
  });
}
