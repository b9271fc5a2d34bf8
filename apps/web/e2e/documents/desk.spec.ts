import type { Page } from '@playwright/test';
import { pdfFile } from '../support/files.ts';
import { addDocument } from '../support/own-records.ts';
import { ADMIN, asSignedIn, axeFindings, CLIENT, callApi, expect, test } from '../support/portal.ts';
import { ownCompany } from '../support/screens/records.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const MOST = 50;

async function examine(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
    expect(await axeFindings(page)).toEqual([]);
  }
}

const waiting = async () =>
  (await callApi(ADMIN, '/documents?filters[state]=to_check&sort=company:asc&limit=100')).body.data as {
    id: string;
    title: string;
  }[];

/** More than that wait, with those of the demo. */
async function fillQueue(): Promise<void> {
  const company = await ownCompany();
  for (let number = (await waiting()).length; number <= MOST; number++)
    await addDocument(CLIENT, company, '2026-10', pdfFile(`biurko-${number}.pdf`, `Faktura z biurka ${number}`));
}

test('fifty documents are checked with the keyboard alone, one of them returned and one of another kind', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await fillQueue();
  const queue = (await waiting()).slice(0, MOST);
  await asSignedIn(context, ADMIN);
  await page.goto('/dashboard/documents/desk');
  const desk = page.getByRole('navigation', { name: 'Kolejka' });
  await expect(desk.getByRole('button').first()).toBeVisible();
  const rail = (name: string) => page.getByRole('region', { name, exact: true });
  await examine(page);

  const title = () => desk.locator('[aria-current]').locator('.desk-queue-title').textContent();
  const first = (await title()) ?? '';
  await page.keyboard.press('j');
  await expect.poll(title).not.toBe(first);
  await page.keyboard.press('k');
  await expect.poll(title).toBe(first);

  await page.keyboard.press('r');
  await expect(page.getByLabel('Rodzaj')).toBeFocused();
  await page.keyboard.press('u');
  await expect(page.getByText('Zapisano')).toBeVisible();
  await page.getByLabel('Rodzaj').evaluate((select) => (select as HTMLSelectElement).blur());

  await page.keyboard.press('x');
  const dialog = page.getByRole('dialog', { name: `Zwrot do poprawy: ${first}` });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Nieczytelny' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Uwaga dla klienta')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  for (let place = 2; place <= MOST; place++) {
    const now = (await title()) ?? '';
    await expect(rail(now)).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByText(new RegExp(`^${place} z \\d+ · `))).toBeVisible();
  }
  const checked = await Promise.all(
    queue.map(
      async ({ id }) => (await callApi(ADMIN, `/documents/${id}`)).body.data as { status: string; kind: string },
    ),
  );
  expect(checked.filter(({ status }) => status === 'accepted')).toHaveLength(MOST - 1);
  expect(checked.find(({ status }) => status === 'to_correct')?.kind).toBe('contract');
  await examine(page);
});
