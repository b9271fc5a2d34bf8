import { expect, type Page } from '@playwright/test';
import { addPerson } from '../portal.ts';
import { user } from './records.ts';
import { type Screen, taken } from './screen.ts';

/** An answer that no test can make the real server give. */
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

/** A long list that becomes a file in the background, as far as this. */
const exported = (done: number, status: 'running' | 'done') => async (page: Page) => {
  const data = {
    id: '0190a000-0000-7000-8000-00000000000f',
    kind: 'export',
    status,
    done,
    total: 48_200,
    counts: {},
    error: null,
    created_by: 'Anna Kowalska',
    created_at: new Date().toISOString(),
    finished_at: status === 'done' ? new Date().toISOString() : null,
  };
  await answered('**/api/companies/export*', 202, { data })(page);
  await answered('**/api/jobs/*', 200, { data })(page);
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
    name: 'slow answer',
    path: '/dashboard/users',
    prepare: async (page) => {
      await page.clock.install();
      await page.route('**/api/users?*', () => new Promise(() => {}));
      const asked = page.waitForRequest('**/api/users?*');
      await page.getByRole('searchbox').fill('kowal');
      await asked;
      await page.clock.runFor(10_000);
      await expect(page.getByText('To trwa dłużej niż zwykle')).toBeVisible();
    },
  },
  {
    name: 'two versions of a record',
    path: async () => {
      const { id } = await addPerson(`wersje-${Date.now()}@screens.example`, 'assistant', 'Kornel Konflikt');
      return `/dashboard/users/${id}/edit`;
    },
    noise: /409|412/,
    prepare: async (page) => {
      const other = await page.context().newPage();
      await other.goto(page.url());
      await other.getByLabel('Stanowisko').fill('Księgowy');
      await other.getByRole('button', { name: 'Zapisz' }).click();
      await expect(other.getByLabel('Stanowisko')).toBeHidden();
      await other.close();
      await page.getByLabel('Stanowisko').fill('Kadrowy');
      await page.getByRole('button', { name: 'Zapisz' }).click();
      await page.getByRole('button', { name: 'Pokaż obie wersje' }).click();
      await expect(page.getByRole('group', { name: 'Stanowisko: wybierz wersję' })).toBeVisible();
    },
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
    name: 'long list that becomes a file',
    path: '/dashboard/companies',
    before: exported(21_400, 'running'),
    prepare: taken('Eksportuj', 'Plik CSV', (page) => expect(page.getByText('Możesz zamknąć to okno')).toBeVisible()),
  },
  {
    name: 'file of a long list that is ready',
    path: '/dashboard/companies',
    before: exported(48_200, 'done'),
    prepare: taken('Eksportuj', 'Plik CSV', (page) =>
      expect(page.getByRole('button', { name: 'Pobierz plik' })).toBeVisible(),
    ),
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
