import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storedSession } from '@biuro/testing/demo-login.ts';
import { type RunningServer, startServerProcess } from '@biuro/testing/server-process.ts';
import { type Browser, chromium } from '@playwright/test';
import { browserArgs, findBrowser } from '../../library/browser.ts';
import type { Figure } from '../../library/figures.ts';
import { root, run } from '../../library/process.ts';
import { timeEvents } from '../load/events.ts';
import { timeSorting } from '../load/sorting.ts';
import { openPage } from './browsing.ts';
import { timePage, type WebPage, weighPage } from './web-page.ts';

const LAST_ROW = 'tbody tr:nth-child(25) a';

const PAGES: Record<'login' | 'users' | 'companies' | 'client-home', WebPage> = {
  login: { name: 'login page', path: '/login', baseline: 'login', sign: 'form button[type=submit]' },
  users: {
    name: 'list of users',
    path: '/dashboard/users',
    as: 'admin@demo.example',
    baseline: 'users',
    sign: LAST_ROW,
  },
  companies: {
    name: 'list of companies',
    path: '/dashboard/companies',
    as: 'admin@demo.example',
    baseline: 'companies',
    sign: LAST_ROW,
  },
  'client-home': {
    name: 'client home',
    path: '/',
    as: 'klient@demo.example',
    baseline: 'client-home',
    sign: 'h2.hero-amount',
  },
};

/** Each page by its name: on a slow machine and a phone's network, beside the baseline page: React alone, showing the same. */
export const webPageBenches: Record<string, () => Promise<Figure[]>> = Object.fromEntries(
  Object.values(PAGES).map((page) => [`web-${page.baseline}`, () => benchWebPage(page)]),
);

async function benchWebPage(page: WebPage): Promise<Figure[]> {
  const baseline = await mkdtemp(join(tmpdir(), 'biuro-baseline-'));
  try {
    await buildBaseline(page, baseline);
    const server = await startServerProcess({ BENCH_BASELINE: baseline }, [
      '--max-semi-space-size=2',
      'scripts/bench/portal/page-server.ts',
    ]);
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
    try {
      return await measure(page, server, browser);
    } finally {
      await browser.close();
      await server.stop();
    }
  } finally {
    await rm(baseline, { recursive: true });
  }
}

async function buildBaseline({ baseline }: WebPage, folder: string): Promise<void> {
  const build = ['exec', 'vite', 'build', '--config', 'web/vite.config.ts', '--emptyOutDir', '--outDir'];
  const built = await run('pnpm', [...build, join(folder, baseline)], {
    cwd: join(root, 'scripts/bench'),
    env: { BENCH_PAGE: baseline },
    show: 'collect',
  });
  if (built.code !== 0) throw new Error(built.output);
}

async function measure(page: WebPage, { address }: RunningServer, browser: Browser): Promise<Figure[]> {
  const session = page.as === undefined ? undefined : await storedSession(address, page.as);
  const sides = {
    open: () => openPage(browser, session),
    ours: `${address}${page.path}`,
    baseline: `${address}/bench/baseline/${page.baseline}/index.html`,
  };
  return [
    // The size of the login page is among the figures of `web`, for a first visit.
    ...(page === PAGES.login ? [] : await weighPage(page, sides, address)),
    ...(await timePage(page, sides)),
    ...(page.sign === LAST_ROW ? [await timeSorting(page, sides), await timeEvents(page, sides)] : []),
  ];
}
