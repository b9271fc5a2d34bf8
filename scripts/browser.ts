import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './process.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Root may not use Chromium's sandbox; nothing of it may call home. */
export const browserArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Path of a Chrome or Chromium: an installed one, else Playwright's own, else (Debian, as root) the one of apt. */
export async function findBrowser(): Promise<string> {
  return installed() ?? (await playwrights()) ?? (await debians()) ?? fail();
}

function installed(): string | undefined {
  const inPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((directory) => NAMES.map((name) => join(directory, name)));
  return [process.env.CHROME_PATH ?? '', ...inPath, ...PLACES].find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    if (path === '') return false;
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function playwrights(): Promise<string | undefined> {
  if (isExecutable(chromium.executablePath())) return chromium.executablePath();
  console.error('No Chrome or Chromium found; fetching the one of Playwright…');
  const { code } = await run('pnpm', ['exec', 'playwright', 'install', 'chromium'], { show: 'collect' });
  return code === 0 && isExecutable(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

async function debians(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return undefined;
  console.error('Installing Chromium by apt…');
  await run('apt-get', ['update', '-qq'], { show: 'collect' });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { show: 'collect' });
  return installed();
}

function fail(): never {
  throw new Error('The browser journeys need Chrome or Chromium: install one, or set CHROME_PATH.');
}
