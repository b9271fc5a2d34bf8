import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { startServerProcess } from '../../apps/api/src/app/testing/server-process.ts';
import { browserArgs, findBrowser } from '../browser.ts';
import { root, run } from '../process.ts';
import { storedSession } from '../stored-session.ts';
import { type Figure, median, spread } from './figures.ts';
import { layoutShift, watchNetwork } from './watch-page.ts';

const ROUNDS = 5;
const ROWS = 25;
const PATIENCE = 30_000;
/** Milliseconds for what the pointer wakes when it arrives. */
const SETTLE = 500;

/** As the browser's own tools define it: milliseconds, bytes per second. */
const FAST_4G = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };

interface Visit {
  cold: number;
  warm: number;
}

/** The list of users on a slow machine and a phone's network, beside a bare React page with the same rows. */
export async function benchWebList(): Promise<Figure[]> {
  const bare = await mkdtemp(join(tmpdir(), 'biuro-bare-'));
  const config = 'bench/vite.config.ts';
  const built = await run('pnpm', ['exec', 'vite', 'build', '--config', config, '--outDir', bare, '--emptyOutDir'], {
    cwd: join(root, 'apps/web'),
    show: 'collect',
  });
  if (built.code !== 0) throw new Error(built.output);
  const server = await startServerProcess({ BENCH_BARE: bare }, [
    '--max-semi-space-size=4',
    'scripts/bench/bare-server.ts',
  ]);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
  try {
    const session = await storedSession(server.address, 'admin@demo.example');
    const open = () => openPage(browser, session);
    const bytes = await weigh(await open(), server.address);
    const ours: Visit[] = [];
    const limit: Visit[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await visit(await open(), `${server.address}/dashboard/users`));
      limit.push(await visit(await open(), `${server.address}/bench/bare/index.html`));
    }
    return [
      ...bytes,
      ratio('cold', ours, limit, 1.7),
      ratio('warm', ours, limit, 1.5),
      await sorting(open, `${server.address}/dashboard/users`, `${server.address}/bench/bare/index.html`),
    ];
  } finally {
    await browser.close();
    await server.stop();
    await rm(bare, { recursive: true });
  }
}

function ratio(kind: keyof Visit, ours: Visit[], limit: Visit[], atMost: number): Figure {
  const times = (visits: Visit[]) => visits.map((one) => one[kind]);
  return {
    name: `list of users: usable against a bare React page, ${kind}`,
    value: median(times(ours)) / median(times(limit)),
    unit: '×',
    goal: { atMost },
    detail: `4× slower CPU, fast 4G; ms ours ${spread(times(ours))}, bare ${spread(times(limit))}`,
  };
}

async function openPage(browser: Browser, session: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'pl-PL', viewport: { width: 1440, height: 900 } });
  await context.addInitScript((stored) => localStorage.setItem('biuro.session', stored), session);
  return context.newPage();
}

async function throttled(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', FAST_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return devtools;
}

/** Milliseconds from the start of the navigation until the rows stand there and the page answers; then once more with a full cache. */
async function visit(page: Page, address: string): Promise<Visit> {
  await throttled(page);
  await page.goto(address, { waitUntil: 'commit' });
  const cold = await usable(page);
  await page.goto(address, { waitUntil: 'commit' });
  const warm = await usable(page);
  await page.context().close();
  return { cold, warm };
}

/** Runs in the page: a task that begins after the rows were painted is the first that could answer a click. */
const usable = (page: Page): Promise<number> =>
  page.evaluate(
    ({ rows, patience }) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const last = document.querySelector(`tbody tr:nth-child(${rows}) a`);
          if (last?.textContent) requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
          else if (performance.now() > patience) reject(new Error(`No ${rows} rows at ${location.href}`));
          else requestAnimationFrame(look);
        };
        look();
      }),
    { rows: ROWS, patience: PATIENCE },
  );

async function weigh(page: Page, address: string): Promise<Figure[]> {
  const seen = await watchNetwork(page, address);
  await page.goto(`${address}/dashboard/users`, { waitUntil: 'commit' });
  await usable(page);
  const scripts = seen.scripts;
  const shift = await page.evaluate(layoutShift);
  await page.context().close();
  const name = 'list of users';
  return [
    {
      name: `${name}: JavaScript until usable`,
      value: scripts / 1_000,
      unit: 'kB',
      goal: { atMost: 170 },
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

/** Work of the main thread from a click on the first heading until the rows stand in the other order, beside that of the bare page. */
async function sorting(open: () => Promise<Page>, ours: string, bare: string): Promise<Figure> {
  const works = await sortWorks(await open(), ours);
  const least = await sortWorks(await open(), bare);
  return {
    name: 'list of users: work from click to sorted rows',
    value: median(works),
    unit: 'ms',
    goal: { atMost: 200 },
    detail: `main thread, 4× slower CPU; ${spread(works)}; bare page ${spread(least)}`,
  };
}

async function sortWorks(page: Page, address: string): Promise<number[]> {
  await page.goto(address);
  await usable(page);
  const devtools = await throttled(page);
  await devtools.send('Performance.enable');
  const works: number[] = [];
  for (let round = 0; round < ROUNDS; round++) works.push(await sortOnce(page, devtools));
  await page.context().close();
  return works;
}

/** Clicks as a mouse does and looks at nothing meanwhile: what watches the page would work on its main thread, too. */
async function sortOnce(page: Page, devtools: CDPSession): Promise<number> {
  const heading = await page.locator('thead th button').first().boundingBox();
  if (!heading) throw new Error('No heading to sort by');
  await page.mouse.move(heading.x + heading.width / 2, heading.y + heading.height / 2);
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
