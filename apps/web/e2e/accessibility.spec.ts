import { ADMIN, asSignedIn, axeFindings, CLIENT, callApi, expect, test } from './portal.ts';

interface Screen {
  name: string;
  account?: string;
  path(): Promise<string>;
}

const company = async () => (await callApi(ADMIN, '/companies?search=gamma')).body.data[0]?.id;
const own = async () => (await callApi(CLIENT, '/companies/my')).body.data[0]?.id;

const SCREENS: Screen[] = [
  { name: 'login', path: async () => '/login' },
  { name: 'not found', path: async () => '/nie/ma/takiej' },
  { name: 'outbox', path: async () => '/dev/outbox' },
  { name: 'dashboard', account: ADMIN, path: async () => '/dashboard' },
  { name: 'companies', account: ADMIN, path: async () => '/dashboard/companies' },
  { name: 'no company found', account: ADMIN, path: async () => '/dashboard/companies?search=qqqq' },
  { name: 'new company', account: ADMIN, path: async () => '/dashboard/companies/new' },
  { name: 'company', account: ADMIN, path: async () => `/dashboard/companies/${await company()}` },
  { name: 'edit company', account: ADMIN, path: async () => `/dashboard/companies/${await company()}/edit` },
  { name: 'client home', account: CLIENT, path: async () => '/' },
  { name: 'client company', account: CLIENT, path: async () => `/companies/${await own()}` },
];
const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const screen of SCREENS) {
  test(`axe finds nothing on ${screen.name}, in both themes and widths, and nothing scrolls sideways`, async ({
    page,
    context,
  }) => {
    if (screen.account) await asSignedIn(context, screen.account);
    const path = await screen.path();
    for (const viewport of VIEWPORTS) {
      for (const theme of ['light', 'dark']) {
        await page.setViewportSize(viewport);
        await page.goto(path);
        await page.evaluate((chosen) => localStorage.setItem('biuro.theme', chosen), theme);
        await page.reload();
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await page.waitForLoadState('networkidle');
        expect(await axeFindings(page), `${viewport.width} px, ${theme}`).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth),
        ).toBe(false);
      }
    }
  });
}
