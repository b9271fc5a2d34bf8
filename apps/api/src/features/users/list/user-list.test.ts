import { beforeAll, describe, expect, test } from 'vitest';
import { type Calling, createPeople, type Person } from '../../../testing/people/people.ts';
import { ADMIN, CLIENT, sharedSignIn } from '../../../testing/people/sign-in.ts';
import { get } from '../../../testing/server/answers.ts';
import { sharedTestApp } from '../../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const client = sharedSignIn(portal, CLIENT);
const people = createPeople(portal);

const emails = (body: { data: { email: string }[] }) => body.data.map(({ email }) => email);
const list = async (query: string, by: Calling = admin) => (await get(by, `/api/users?${query}`)).body;
const my = async (query: string, by: Calling) => (await get(by, `/api/users/my?${query}`)).body;
const everybody = () =>
  portal.db.selectFrom('users').select(['first_name', 'email']).where('deleted_at', 'is', null).execute();

describe('the list of users', () => {
  test('shows everybody by first name, as Polish sorts it, with the total', async () => {
    const all = await everybody();
    const body = await list('limit=100');
    expect(body.meta).toEqual({ page: 1, limit: 100, total: all.length });
    const names = body.data.map((row: { first_name: string }) => row.first_name);
    expect(names).toEqual(all.map(({ first_name }) => first_name).toSorted(new Intl.Collator('pl').compare));
  });

  test('shows a row with all that the contract says and nothing else', async () => {
    const person = await people.add('viewer', {
      first_name: 'Świętosława',
      last_name: 'Źdźbło',
      email: 'zdzblo@biuro.example',
      phone: '+48600700800',
      position: 'Kadry',
    });
    const [delta, gamma] = await Promise.all([people.company('Delta'), people.company('Gamma')]);
    for (const { id } of [delta, gamma]) await people.belong(person.id, id);
    expect((await list('search=zdzblo')).data).toEqual([
      {
        id: person.id,
        first_name: 'Świętosława',
        last_name: 'Źdźbło',
        email: 'zdzblo@biuro.example',
        phone: '+48600700800',
        position: 'Kadry',
        isAdmin: false,
        role: 'viewer',
        status: 'active',
        invite_expired: false,
        companies: 2,
        last_login_at: null,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        version: 1,
      },
    ]);
  });

  test('says whose invitation was not used in its seven days', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const invited = { last_name: 'Zaproszona', status: 'invited' } as const;
    const late = await people.add('viewer', { ...invited, invited_at: daysAgo(8) });
    const fresh = await people.add('viewer', { ...invited, invited_at: daysAgo(6) });
    const came = await people.add('viewer', { ...invited, status: 'active', invited_at: daysAgo(8) });
    const { data } = await list('search=zaproszona');
    const expired = new Map(data.map((row: { id: string; invite_expired: boolean }) => [row.id, row.invite_expired]));
    expect([late, fresh, came].map(({ id }) => expired.get(id))).toEqual([true, false, false]);
  });

  test.each(['swietoslawa', 'ŹDŹBŁO', 'zdz swi', 'zdzblo@biuro', '600 700 800', '600-700-800'])(
    'finds by "%s"',
    async (search) => {
      expect(emails(await list(`search=${encodeURIComponent(search)}`))).toEqual(['zdzblo@biuro.example']);
    },
  );

  test.each(['100%', '_', '％', '＿', '＼', '\\', 'argon2', 'swietoslawa kowalska'])(
    'finds nobody by "%s"',
    async (search) => {
      expect((await list(`search=${encodeURIComponent(search)}`)).meta.total).toBe(0);
    },
  );

  test('filters by role, status, side and company, and all of them at once', async () => {
    const { id } = await people.company('Gamma');
    const person = await people.add('payroll', { status: 'blocked' });
    const other = await people.add('employee', { status: 'blocked' });
    await people.belong(other.id, id);
    expect(emails(await list('filters[role]=payroll&filters[status]=blocked'))).toContain(person.email);
    expect(emails(await list('filters[isAdmin]=true&filters[status]=blocked&limit=100'))).not.toContain(other.email);
    expect(emails(await list('filters[isAdmin]=false&filters[status]=blocked&limit=100'))).not.toContain(person.email);
    const query = `filters[company_id]=${id}&filters[status]=blocked&filters[isAdmin]=false&filters[role]=employee`;
    expect(await list(query)).toMatchObject({ data: [{ email: other.email }], meta: { total: 1 } });
  });

  test.each([
    'first_name:desc',
    'last_name:asc',
    'email:asc',
    'role:asc,last_name:desc',
    'status:desc',
    'last_login_at:desc',
    'last_login_at:asc',
    'created_at:desc',
  ])('is cut into pages by %s without a loss', async (sort) => {
    const total = (await everybody()).length;
    const found: string[] = [];
    for (let page = await list(`limit=7&sort=${sort}`); ; ) {
      found.push(...emails(page));
      if (!page.meta.next) break;
      page = await list(`limit=7&sort=${sort}&cursor=${page.meta.next}`);
    }
    expect([found.length, new Set(found).size]).toEqual([total, total]);
  });

  test('puts people who never came last, whichever way it is sorted by their coming', async () => {
    for (const way of ['asc', 'desc']) {
      const { data } = await list(`sort=last_login_at:${way}&limit=100`);
      const came = data.map((row: { last_login_at: string | null }) => row.last_login_at !== null);
      expect(came).toEqual(came.toSorted((a: boolean, b: boolean) => Number(b) - Number(a)));
      expect(new Set(came).size).toBe(2);
    }
  });

  test('forgets whoever is deleted, also in its total', async () => {
    const person = await people.add('viewer', { last_name: 'Znikająca' });
    expect((await list('search=znikajaca')).meta.total).toBe(1);
    await admin.call({ method: 'DELETE', url: `/api/users/${person.id}` });
    expect(await list('search=znikajaca')).toMatchObject({ data: [], meta: { total: 0 } });
  });

  test.each([
    ['sort=password_hash:asc', '/sort'],
    ['filters[role]=chief', '/filters/role'],
    ['filters[isAdmin]=yes', '/filters/isAdmin'],
    ['filters[company_id]=x', '/filters/company_id'],
    ['filters[password_hash]=x', '/filters/password_hash'],
  ])('refuses %s at its place', async (query, pointer) => {
    const body = await list(query);
    expect([body.status, body.errors.map((error: { pointer: string }) => error.pointer)]).toEqual([422, [pointer]]);
  });

  test('is for the office', async () => {
    expect((await get(client, '/api/users')).status).toBe(404);
    expect((await get(portal, '/api/users')).status).toBe(401);
  });
});

describe('those who were deleted', () => {
  const deleted = async (query = '', by: Calling = admin) => get(by, `/api/users/deleted?${query}`);

  test('are listed for 30 days, the last one first, and restored from there', async () => {
    const [first, last] = [await people.add('viewer', { last_name: 'Skasowana' }), await people.add('viewer')];
    for (const { id } of [first, last]) await admin.call({ method: 'DELETE', url: `/api/users/${id}` });
    const old = await people.add('viewer', {
      last_name: 'Skasowana',
      deleted_at: new Date(Date.now() - 31 * 86_400_000),
    });
    const { body } = await deleted();
    expect(emails(body).slice(0, 2)).toEqual([last.email, first.email]);
    expect(emails(body)).not.toContain(old.email);
    expect((await deleted('search=skasowana')).body).toEqual({
      data: [
        {
          id: first.id,
          first_name: expect.any(String),
          last_name: 'Skasowana',
          email: first.email,
          role: 'viewer',
          deleted_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        },
      ],
      meta: { page: 1, limit: 25, total: 1 },
    });

    await admin.call({ method: 'POST', url: `/api/users/${first.id}/restore` });
    expect((await deleted('search=skasowana')).body.data).toEqual([]);
    expect(emails(await list('search=skasowana'))).toEqual([first.email]);
  });

  test('are for whoever may edit users', async () => {
    expect((await deleted('', await people.come('accountant'))).status).toBe(403);
    expect((await deleted('', client)).status).toBe(404);
  });
});

describe('the people one works with', () => {
  let colleague: Person;
  let foreign: { id: string };
  beforeAll(async () => {
    colleague = await people.add('viewer', { first_name: 'Kolega' });
    const delta = await people.company('Delta');
    foreign = await people.company('Gamma');
    for (const { id } of [delta, foreign]) await people.belong(colleague.id, id);
  });

  test('are for a client those of their own companies, counted in these companies only', async () => {
    const { id } = await people.company('Delta');
    const { data } = await my('limit=100', client);
    const all = await portal.db
      .selectFrom('company_users')
      .innerJoin('users', 'users.id', 'user_id')
      .select('email')
      .where('company_id', '=', id)
      .execute();
    expect(emails({ data }).toSorted()).toEqual(all.map(({ email }) => email).toSorted());
    expect(data.every((row: { companies: number }) => row.companies === 1)).toBe(true);
  });

  test('are not found by a company that is somebody else’s, although a colleague belongs to it', async () => {
    const own = await people.company('Delta');
    expect(emails(await my(`filters[company_id]=${own.id}`, client))).toContain(colleague.email);
    expect(await my(`filters[company_id]=${foreign.id}`, client)).toMatchObject({ data: [], meta: { total: 0 } });
  });

  test('are for the office the people of the companies that one looks after', async () => {
    const accountant = await people.come('accountant');
    expect(await my('', accountant)).toMatchObject({ data: [], meta: { total: 0 } });
    await portal.db.updateTable('companies').set({ owner_id: accountant.id }).where('id', '=', foreign.id).execute();
    expect((await people.row(colleague.id)).first_name).toBe('Kolega');
    expect(emails(await my('search=kolega', accountant))).toEqual([colleague.email]);
    expect((await my('search=kolega', accountant)).data[0].companies).toBe(2);
    expect(emails(await list('filters[mine]=true&search=kolega', accountant))).toEqual([colleague.email]);
    expect((await list('filters[mine]=true&search=kolega')).meta.total).toBe(0);

    const payroll = await people.come('payroll');
    const looksAfter = { payroll_owner_id: payroll.id };
    await portal.db.updateTable('companies').set(looksAfter).where('id', '=', foreign.id).execute();
    expect(emails(await my('search=kolega', payroll))).toEqual([colleague.email]);
  });

  test('end where somebody is deleted', async () => {
    const person = await people.add('viewer', { deleted_at: new Date() });
    await people.belong(person.id, (await people.company('Delta')).id);
    expect(emails(await my('limit=100', client))).not.toContain(person.email);
  });
});
