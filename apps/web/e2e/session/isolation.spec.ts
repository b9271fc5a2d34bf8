import type { Page } from '@playwright/test';
import { ADMIN, asSignedIn, CLIENT, callApi, expect, test } from '../support/portal.ts';

interface Company {
  id: string;
  name: string;
}

/** Something that another company has, and where a client would look for it. */
interface Foreign {
  path: string;
  company: string;
}

const missing = 'Strony nie znaleziono';

test('a client who types the address of what another company has finds nothing, and learns no name', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await asSignedIn(context, CLIENT);
  const own: Company[] = (await callApi(CLIENT, '/companies/my')).body.data;
  const isForeign = ({ id }: Company) => own.every((mine) => mine.id !== id);
  const companies: Company[] = (await callApi(ADMIN, '/companies?limit=25')).body.data;
  const paths = companies
    .filter(isForeign)
    .flatMap(({ id, name }) =>
      [`/companies/${id}`, `/companies/${id}/employees`].map((path) => ({ path, company: name })),
    );
  const settlements = await recordsOf('/tasks?limit=15&filters[kind]=settlement', '/settlements', isForeign);
  const payments = await recordsOf('/liabilities?limit=15&filters[status]=read', '/payments', isForeign);
  const foreign = [...paths, ...settlements, ...payments];
  expect([paths.length > 40, settlements.length > 10, payments.length > 10]).toEqual([true, true, true]);

  await page.goto(`/companies/${own[0]?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own[0]?.name ?? '');
  const shown = await walk(
    page,
    foreign.map(({ path }) => path),
  );
  expect(foreign.filter((_, index) => !shown[index]?.includes(missing))).toEqual([]);
  expect(foreign.filter(({ company }, index) => shown[index]?.includes(company))).toEqual([]);
});

/** Records of other companies, as the office lists them. */
async function recordsOf(list: string, under: string, isForeign: (company: Company) => boolean): Promise<Foreign[]> {
  const records: { id: string; company: Company }[] = (await callApi(ADMIN, list)).body.data;
  return records
    .filter(({ company }) => isForeign(company))
    .map(({ id, company }) => ({ path: `${under}/${id}`, company: company.name }));
}

/** Goes from the page that is open to each address, as a link does, and back; brings what was said there. */
function walk(page: Page, paths: string[]): Promise<string[]> {
  return page.evaluate(
    async ({ paths: asked, heading }) => {
      const own = location.pathname;
      const go = async (path: string, isThere: () => boolean) => {
        history.pushState(null, '', path);
        const end = performance.now() + 5_000;
        while (!isThere() && performance.now() < end) await new Promise(requestAnimationFrame);
      };
      const isMissing = () => document.querySelector('h1')?.textContent === heading;
      const pages: string[] = [];
      for (const path of asked) {
        await go(path, isMissing);
        pages.push(document.body.innerText);
        await go(own, () => !isMissing());
      }
      return pages;
    },
    { paths, heading: missing },
  );
}

test('a client who types the address of a user lands at home, and reads nobody but themselves', async ({
  page,
  context,
}) => {
  const session = await asSignedIn(context, CLIENT);
  const people: { id: string }[] = (await callApi(ADMIN, '/users?limit=100')).body.data;
  const others = people.filter(({ id }) => id !== session.user.id);
  await page.goto(`/dashboard/users/${others[0]?.id}`);
  await expect(page).toHaveURL(/:\d+\/\?redirect=/);
  await expect(page.getByText('Ta część jest dla pracowników biura')).toBeVisible();

  const answers = await page.evaluate(
    async ({ ids, token }) => {
      const headers = { 'X-API-Key': 'biuro-web', Authorization: `Bearer ${token}` };
      return Promise.all(ids.map((id) => fetch(`/api/users/${id}`, { headers }).then(({ status }) => status)));
    },
    { ids: others.map(({ id }) => id), token: session.access_token },
  );
  expect(new Set(answers)).toEqual(new Set([404]));
});
