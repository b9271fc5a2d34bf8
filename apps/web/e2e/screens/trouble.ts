import { expect, type Page } from '@playwright/test';
import { user } from './records.ts';
import type { Screen } from './screen.ts';

/** An answer of the server that no journey can bring about. */
const answered = (path: string, status: number, json: object) => (page: Page) =>
  page.route(path, (route) => route.fulfill({ status, json }));

const problem = {
  type: 'about:blank',
  title: 'Biuro teraz nie odpowiada',
  status: 422,
  error: 'Biuro teraz nie odpowiada',
  code: 'unavailable',
  requestId: '0000',
};

/** What is seen when something is missing, late, broken or new. */
export const TROUBLE: Screen[] = [
  {
    name: 'list on the first day',
    path: '/dashboard/companies',
    before: answered('**/api/companies?*', 200, { data: [], meta: { page: 1, limit: 25, total: 0 } }),
    prepare: (page) => expect(page.getByText('Nie masz jeszcze firm')).toBeVisible(),
  },
  {
    name: 'list that failed',
    path: '/dashboard/users',
    before: answered('**/api/users?*', 422, problem),
    prepare: (page) => expect(page.getByText('Nie udało się wczytać listy')).toBeVisible(),
  },
  {
    name: 'broken part of a page',
    path: async () => `/dashboard/users/${await user()}`,
    before: answered('**/api/users/*/history*', 200, {
      data: [{ changes: 5 }],
      meta: { page: 1, limit: 10, total: 1 },
    }),
    noise: /./,
    prepare: (page) => expect(page.getByText('Coś nie działa po naszej stronie')).toBeVisible(),
  },
  {
    name: 'new version',
    path: '/dashboard',
    before: answered('**/version.json', 200, { build: '/assets/start-of-tomorrow.js' }),
    prepare: async (page) => {
      await page.evaluate(() => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + 60_000;
        dispatchEvent(new Event('focus'));
      });
      await expect(page.getByText('Jest nowa wersja')).toBeVisible();
    },
  },
  {
    name: 'configuration that does not come',
    path: '/dashboard',
    before: answered('**/api/config', 422, problem),
    prepare: (page) => expect(page.getByText('Nie udało się otworzyć portalu')).toBeVisible(),
  },
];
