import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ADMIN, axeFindings, CLIENT, expect, fillCredentials, PASSWORD, signIn, test } from '../support/portal.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

test('the page of the charts shows where those of another tab are, and goes back in time with the keyboard', async ({
  page,
  context,
}) => {
  await page.goto('/dev/charts?chart=login');
  await expect(page.getByRole('heading', { level: 1, name: 'Diagramy stanów' })).toBeVisible();
  const portal = await context.newPage();
  await portal.goto('/login');
  await fillCredentials(portal, CLIENT, PASSWORD);
  await expect(portal.getByLabel('Kod weryfikacyjny')).toBeVisible();

  const here = page.locator('.chart-picture .here');
  await expect(page.getByRole('link', { name: 'login: code' })).toBeVisible();
  await expect(here).toHaveText('code');
  await expect(page.locator('.chart-facts pre')).toContainText('"email": "•••"');
  expect(await page.locator('main').innerText()).not.toContain(CLIENT);

  await page.getByRole('slider').press('ArrowLeft');
  await expect(here).toContainText('checking');
  await page.getByRole('button', { name: 'Dalej' }).press('Enter');
  await expect(here).toHaveText('code');
});

test('a recorded trace is replayed step by step', async ({ page }) => {
  const line = (event: string, state: string) =>
    JSON.stringify({ at: '2026-11-20T08:00:00.000Z', actor: 'session', event, state });
  const trace = [
    line('xstate.init', 'loggedIn'),
    line('token.rejected', 'refreshing'),
    line('log.out', 'loggedOut.ending'),
  ];
  await page.goto('/dev/charts');
  await page.getByLabel('Odtwórz ślad').setInputFiles({
    name: 'trace.jsonl',
    mimeType: 'text/plain',
    buffer: Buffer.from(trace.join('\n')),
  });
  const here = page.locator('.chart-picture .here');
  await expect(here.last()).toContainText('loggedIn');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(here.last()).toContainText('refreshing');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(here.last()).toContainText('ending');
  await page.getByRole('button', { name: 'Wróć na żywo' }).click();
  await expect(page.getByRole('link', { name: 'session: loggedOut.idle' })).toBeVisible();
});

test('of a large chart the part is shown where it stands', async ({ page }) => {
  await page.goto('/dev/charts?chart=uptime');
  const line = (state: string) =>
    JSON.stringify({ at: '2026-11-20T08:00:00.000Z', actor: 'uptime', event: 'timer.discard', state });
  await page.getByLabel('Odtwórz ślad').setInputFiles({
    name: 'trace.jsonl',
    mimeType: 'text/plain',
    buffer: Buffer.from([line('idle.quiet'), line('discarding.deleting')].join('\n')),
  });
  const here = page.locator('.chart-picture .here').last();
  await expect(here).toContainText('quiet');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(here).toContainText('deleting');
  const [frame, state] = [await page.locator('.chart-picture').boundingBox(), await here.boundingBox()];
  if (!frame || !state) throw new Error('Nothing is drawn');
  expect([state.x >= frame.x, state.y >= frame.y]).toEqual([true, true]);
  expect([state.x + state.width <= frame.x + frame.width, state.y + state.height <= frame.y + frame.height]).toEqual([
    true,
    true,
  ]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any chart, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.addInitScript((theme) => localStorage.setItem('biuro.theme', theme), colorScheme);
    for (const chart of ['session', 'login', 'navigation', 'uptime', 'upload']) {
      await page.goto(`/dev/charts?chart=${chart}`);
      await expect(page.locator('.chart-picture svg')).toBeVisible();
      expect(await axeFindings(page), chart).toEqual([]);
    }
  });
}

test('the production build holds no inspector', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const found = files.filter((name) =>
    /statelyai|stately\.ai|127\.0\.0\.1:8899/.test(readFileSync(`${dist}/${name}`, 'utf8')),
  );
  expect([files.length > 10, found]).toEqual([true, []]);
});

test('?inspect does nothing where the portal was built', async ({ page }) => {
  await signIn(page, ADMIN, '/login?inspect');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
