import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './process.ts';

/** The whole browser without its windows: for the same pages it takes a quarter less of the machine. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Root may not use Chromium's sandbox; and no part of it may call home. */
export const browserArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Path of a Chrome or Chromium that starts: an installed one, else Playwright's own, else (Debian, as root) the one of apt. */
export async function findBrowser(): Promise<string> {
  return (await wanted()) ?? (await installed(NAMES, PLACES)) ?? (await playwrights()) ?? (await debians()) ?? fail();
}

/** The same for the end-to-end tests, which need no window. */
export async function findShell(): Promise<string> {
  return (await wanted()) ?? (await installed([SHELL])) ?? findBrowser();
}

const wanted = () => firstThatStarts(process.env.CHROME_PATH ? [process.env.CHROME_PATH] : []);

function installed(names: string[], places: string[] = []): Promise<string | undefined> {
  const inPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((directory) => names.map((name) => join(directory, name)));
  return firstThatStarts([...inPath, ...places].filter(isExecutable));
}

async function playwrights(): Promise<string | undefined> {
  const own = chromium.executablePath();
  if (!isExecutable(own)) {
    console.error('Fetching the Chromium of Playwright…');
    const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
    await attempt('pnpm', ['exec', 'playwright', 'install', '--no-shell', 'chromium'], env);
  }
  return isExecutable(own) ? firstThatStarts([own]) : undefined;
}

async function debians(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return undefined;
  console.error('Installing Chromium by apt…');
  const apt = (...args: string[]) =>
    attempt('apt-get', ['-y', '-o', 'Acquire::Retries=1', ...args], { DEBIAN_FRONTEND: 'noninteractive' });
  await apt('-qq', 'update');
  await apt('install', '--no-install-recommends', 'chromium');
  return installed(NAMES, PLACES);
}

function fail(): never {
  throw new Error('The end-to-end tests need a Chrome or Chromium that starts: install one, or set CHROME_PATH.');
}

async function firstThatStarts(paths: string[]): Promise<string | undefined> {
  for (const path of paths) if (await starts(path)) return path;
  return undefined;
}

/** A stub of snap, or a browser that lacks a library, can be executed but ends at once. */
async function starts(path: string): Promise<boolean> {
  const { code, output } = await run(path, ['--version'], { show: 'collect', signal: AbortSignal.timeout(10_000) });
  if (code !== 0) console.error(`${path} does not start. ${reasonIn(output)}`);
  return code === 0;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function attempt(command: string, args: string[], env: Record<string, string>): Promise<void> {
  const { code, output } = await run(command, args, { show: 'progress', env });
  if (code !== 0) console.error(`This did not work. ${reasonIn(output)}`);
}

/** The first line that is marked as an error, else the first that says anything. */
const reasonIn = (output: string) => (/^E(?:rror)?: .+/m.exec(output) ?? /\S.*/.exec(output) ?? [''])[0];
