import { ADMIN, address, CLIENT, expect, test, watched } from '../support/portal.ts';
import { expectedLandings, walk } from '../support/route-walk.ts';
import { storeSession } from '../support/sessions.ts';

const OFFICES = ['127.0.0.1', 'business-panel.localhost', 'sosnowa.localhost'];
const ROLES = { nobody: null, client: CLIENT, administrator: ADMIN };

for (const host of OFFICES) {
  for (const [role, email] of Object.entries(ROLES)) {
    test(`every route at ${host} shows ${role} what the guard decides`, async ({ browser }) => {
      const origin = address().replace('127.0.0.1', host);
      const context = await browser.newContext({ locale: 'pl-PL' });
      const complaints = watched(context, origin);
      const session = email ? await storeSession(context, origin, email) : null;
      const page = await context.newPage();
      await page.goto(`${origin}/nie/ma/takiej`);
      const expected = await expectedLandings(page, session, 'pl');
      expect(await walk(page, expected)).toEqual(expected);
      expect(complaints).toEqual([]);
      await context.close();
    });
  }
}
