import type { Page } from '@playwright/test';
import { atRest } from '../support/idle.ts';
import { walkTo } from '../support/navigation.ts';
import { ADMIN, asSignedIn, CLIENT, expect, test } from '../support/portal.ts';
import { company, liability, ownCompany, task } from '../support/screens/records.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Addressed {
  path: () => Promise<string> | string;
  forms: string[];
}

/** Every page over which a dialog opens that is named in the address. */
const OFFICE: Addressed[] = [
  { path: () => '/dashboard/companies', forms: ['deleted'] },
  { path: () => '/dashboard/users', forms: ['invite', 'new', 'deleted'] },
  { path: async () => `/dashboard/companies/${await company()}/employees`, forms: ['deleted'] },
  { path: () => '/dashboard/tasks', forms: ['open-month', 'deleted'] },
  { path: async () => `/dashboard/tasks/${(await task('calculated')).id}`, forms: ['checklist', 'edit'] },
  { path: () => '/dashboard/liabilities', forms: ['deleted'] },
  {
    path: async () => `/dashboard/liabilities/${await liability('approved')}`,
    forms: ['amount', 'pay', 'publish', 'delete'],
  },
];

test('Escape closes each dialog that has an address and stays on its page, and Back leads to the page before', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await asSignedIn(context, ADMIN);
  await page.goto('/dashboard');
  for (const { path, forms } of OFFICE)
    for (const form of forms) await escapeFrom(page, '/dashboard', await path(), form);
});

test('the same holds for a client', async ({ page, context }) => {
  await asSignedIn(context, CLIENT);
  await page.goto('/');
  await escapeFrom(page, '/', `/companies/${await ownCompany()}`, 'change');
});

async function escapeFrom(page: Page, before: string, path: string, form: string): Promise<void> {
  await test.step(`${path}?form=${form}`, async () => {
    await walkTo(page, before);
    await walkTo(page, path);
    const open = page.locator('dialog[open]');
    // As a button of the page opens it.
    await page.evaluate((name) => history.pushState({ form: name }, '', `${location.pathname}?form=${name}`), form);
    await expect(open).toHaveCount(1);
    await atRest(page);
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
    await atRest(page);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
    await page.goBack();
    await expect(page).toHaveURL(before);
  });
}
