import type { BrowserContext, Page, Request } from '@playwright/test';

const pending = new WeakMap<Page, Set<Request>>();

/** Counts what the pages of a context are fetching from here on. */
export function countRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const open = new Set<Request>();
    pending.set(page, open);
    page.on('request', (request) => {
      // A kept configuration is asked for anew behind the page, and nobody hears of the end.
      if (!request.url().endsWith('/api/config')) open.add(request);
    });
    page.on('requestfinished', (request) => open.delete(request));
    page.on('requestfailed', (request) => open.delete(request));
  });
}

/** Until the page has drawn all that it asked for: nothing is being fetched, and nothing on it waits for anything. */
export async function atRest(page: Page): Promise<void> {
  const open = pending.get(page);
  if (!open) throw new Error('The requests of this page are not counted');
  const end = Date.now() + 10_000;
  let waiting: string[] = [];
  do {
    waiting = [...(await page.evaluate(whatWaits)), ...[...open].map((request) => request.url())];
    if (waiting.length === 0) return;
  } while (Date.now() < end);
  throw new Error(`The page does not come to rest: ${waiting.join(', ')}`);
}

/** What is drawn as not there yet, once an answer has had the frames that it takes to be drawn and to lead to the next question. */
async function whatWaits(): Promise<string[]> {
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  const waiting = document.querySelectorAll('.skeleton, [aria-busy="true"]');
  return [...waiting, ...(document.readyState === 'complete' ? [] : [document.documentElement])].map(
    ({ tagName, className }) => `${tagName}.${className}`,
  );
}
