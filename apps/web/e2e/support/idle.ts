import type { BrowserContext, Page, Request } from '@playwright/test';

/** The open requests of a page, and how many have begun or ended so far. */
interface Traffic {
  open: Set<Request>;
  turns: number;
}

const traffic = new WeakMap<Page, Traffic>();

/** Counts the requests of the pages of a context from now on. */
export function countRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const own: Traffic = { open: new Set(), turns: 0 };
    traffic.set(page, own);
    page.on('request', (request) => {
      own.turns += 1;
      // A stored configuration is refetched in the background, and Playwright does not always report the end.
      if (!request.url().endsWith('/api/config')) own.open.add(request);
    });
    const ended = (request: Request) => {
      own.turns += 1;
      own.open.delete(request);
    };
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
  });
}

/** Waits until no request is open and nothing on the page is loading. */
export async function atRest(page: Page): Promise<void> {
  const own = traffic.get(page);
  if (!own) throw new Error('The requests of this page are not counted');
  const end = Date.now() + 10_000;
  let waiting: string[] = [];
  do {
    const before = own.turns;
    waiting = [...(await page.evaluate(whatWaits)), ...[...own.open].map((request) => request.url())];
    // An answer that came meanwhile may not be rendered yet.
    if (waiting.length === 0 && own.turns === before) return;
  } while (Date.now() < end);
  throw new Error(`The page does not come to rest: ${waiting.join(', ')}`);
}

/** What the page shows as loading, after the frames in which an answer is rendered and starts the next request. */
async function whatWaits(): Promise<string[]> {
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  const waiting = document.querySelectorAll('.skeleton, [aria-busy="true"]');
  return [...waiting, ...(document.readyState === 'complete' ? [] : [document.documentElement])].map(
    ({ tagName, className }) => `${tagName}.${className}`,
  );
}
