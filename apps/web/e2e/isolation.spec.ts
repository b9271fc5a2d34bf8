import { ADMIN, asSignedIn, CLIENT, callApi, expect, test } from './portal.ts';

interface Record {
  id: string;
  name: string;
}

test('a client who types the address of somebody else’s company finds nothing, and learns no name', async ({
  page,
  context,
}) => {
  await asSignedIn(context, CLIENT);
  const own: Record[] = (await callApi(CLIENT, '/companies/my')).body.data;
  const all: Record[] = (await callApi(ADMIN, '/companies?limit=100')).body.data;
  const foreign = all.filter(({ id }) => own.every((mine) => mine.id !== id));
  expect(foreign.length).toBeGreaterThan(30);

  await page.goto(`/companies/${own[0]?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own[0]?.name ?? '');
  const shown = await page.evaluate(
    async (ids) => {
      const pages: string[] = [];
      for (const id of ids) {
        history.pushState(null, '', `/companies/${id}`);
        const heading = () => document.querySelector('h1')?.textContent ?? '';
        const end = performance.now() + 5_000;
        document.title = '';
        while (!(heading() === 'Strony nie znaleziono' && document.title) && performance.now() < end) {
          await new Promise(requestAnimationFrame);
        }
        pages.push(document.body.innerText);
      }
      return pages;
    },
    foreign.map(({ id }) => id),
  );
  expect(shown.filter((text) => !text.includes('Strony nie znaleziono'))).toEqual([]);
  expect(foreign.filter(({ name }, index) => shown[index]?.includes(name))).toEqual([]);
});

test('a client who types the address of a user lands at home, and reads nobody but themselves', async ({
  page,
  context,
}) => {
  const session = await asSignedIn(context, CLIENT);
  const people: Record[] = (await callApi(ADMIN, '/users?limit=100')).body.data;
  const others = people.filter(({ id }) => id !== session.user.id);
  await page.goto(`/dashboard/users/${others[0]?.id}`);
  await expect(page).toHaveURL(/:\d+\/\?redirect=/);
  await expect(page.getByText('Ta część jest dla administratorów biura')).toBeVisible();

  const answers = await page.evaluate(
    async ({ ids, token }) => {
      const headers = { 'X-API-Key': 'biuro-web', Authorization: `Bearer ${token}` };
      return Promise.all(ids.map((id) => fetch(`/api/users/${id}`, { headers }).then(({ status }) => status)));
    },
    { ids: others.map(({ id }) => id), token: session.access_token },
  );
  expect(new Set(answers)).toEqual(new Set([404]));
});
