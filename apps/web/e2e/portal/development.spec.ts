import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { ADMIN, addPerson, expect, fillCredentials, PASSWORD, test, watched } from '../support/portal.ts';
import { drawnUntil, watchDrawing } from '../support/rendered-components.ts';
import { storeSession } from '../support/sessions.ts';

// Each worker would start a development server of its own, and one is enough
test.describe.configure({ mode: 'default' });

const program = fileURLToPath(new URL('../../../cli/bin/biuro.mjs', import.meta.url));

/** Somebody in front of the development server, and what goes wrong there. */
async function atWork(browser: Browser, workshop: string, { email, password } = { email: ADMIN, password: PASSWORD }) {
  const context = await browser.newContext({ baseURL: workshop });
  await storeSession(context, workshop, email, { password });
  const complaints = watched(context, workshop);
  return { context, page: await context.newPage(), complaints };
}

test('a second draws the figures of the timer and no other component', async ({ browser, workshop }) => {
  // A timer goes with its person from browser to browser, into the titles of other tests.
  const person = await addPerson('warsztat@biuro.example', 'accountant');
  const { context, page, complaints } = await atWork(browser, workshop, person);
  await watchDrawing(page);
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.setItem('biuro.uptime', String(Math.floor(Date.now() / 1000))));
  await page.goto('/dashboard/companies');
  // The development server compiles every module when a page asks for it for the first time.
  await expect(page.getByRole('timer')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const drawn = await drawnUntil(page, 'UptimeClock', 4);
  expect(drawn).toEqual(drawn.map(() => ['UptimeClock']));
  // The counter sees other components too, once they are rendered
  await page.getByRole('button', { name: 'Licznik działa' }).click();
  await expect(page.getByRole('dialog', { name: 'Czas pracy' })).toBeVisible();
  expect((await page.evaluate(() => window.drawn)).flat()).toContain('UptimePill');
  await page
    .getByRole('dialog', { name: 'Czas pracy' })
    .getByRole('button', { name: /Odrzuć|Usuń/ })
    .first()
    .click();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a dialog opens and stays open though React draws it twice', async ({ browser, workshop }) => {
  const { context, page, complaints } = await atWork(browser, workshop);
  await page.goto('/dashboard/uptimes?view=months');
  await page.getByRole('button', { name: 'Zamknij miesiąc' }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Zamknąć / });
  await expect(dialog.getByRole('button', { name: 'Anuluj' })).toBeFocused();
  // The event that closes it comes a turn later
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(complaints).toEqual([]);
  await context.close();
});

test('biuro inspect shows the charts of a page that is opened with ?inspect, and nobody’s secrets', async ({
  browser,
  workshop,
}) => {
  const hub = spawn(process.execPath, [program, 'inspect', '--port', '8899'], { stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: { actor: string; event: string; state: string }[] = [];
  createInterface(hub.stdout).on('line', (line) => lines.push(JSON.parse(line)));
  await once(hub.stderr, 'data');
  // The place of the inspector of XState, which comes from the internet
  const watcher = new WebSocket('ws://127.0.0.1:8899');
  const told: string[] = [];
  watcher.addEventListener('message', ({ data }) => told.push(String(data)));

  const context = await browser.newContext({ baseURL: workshop });
  const page = await context.newPage();
  await page.goto('/login?inspect');
  await fillCredentials(page, ADMIN, PASSWORD);
  await expect(page.getByLabel('Kod weryfikacyjny')).toBeVisible();
  await expect.poll(() => lines.filter(({ actor }) => actor === 'login').at(-1)).toMatchObject({ state: 'code' });
  expect(lines.map(({ actor, event }) => `${actor} ${event}`)).toContain('login credentials.submit');
  await page.getByLabel('Kod weryfikacyjny').fill('000000');
  await expect.poll(() => lines.map(({ event }) => event)).toContain('code.submit');
  await expect.poll(() => told.some((text) => text.includes('code.submit'))).toBe(true);

  const known = told.map((text) => JSON.parse(text)).filter(({ type }) => type === '@xstate.actor');
  expect(known.map(({ name }) => name)).toEqual(expect.arrayContaining(['session', 'navigation', 'login']));
  expect(known.every(({ definition }) => definition.includes('"id"'))).toBe(true);
  for (const secret of [ADMIN, PASSWORD, '000000']) expect(told.join('\n')).not.toContain(secret);
  watcher.close();
  hub.kill('SIGINT');
  await once(hub, 'exit');
  await context.close();
});
