import { beforeAll, describe, expect, test } from 'vitest';
import { createPeople, type Person } from '../../testing/people/people.ts';
import type { SignedIn } from '../../testing/people/sign-in.ts';
import { addRecords } from '../../testing/records/company-records.ts';
import { addCompanies } from '../../testing/records/profiles.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';
import { upload } from '../../testing/server/uploads.ts';

const ROLES = ['representative', 'authorised', 'viewer', 'employee'] as const;
type Role = (typeof ROLES)[number];
type Request = Parameters<SignedIn['call']>[0];
type Statuses = Record<Role, number>;

const everybody = (status: number): Statuses => ({
  representative: status,
  authorised: status,
  viewer: status,
  employee: status,
});
const butEmployees = (status: number): Statuses => ({ ...everybody(status), employee: 404 });
const butLookers = (status: number): Statuses => ({ ...butEmployees(status), viewer: 403 });

const portal = sharedTestApp({});
const people = createPeople(portal);
// Empty until the server is there.
const clients = {} as Record<Role, Person & Pick<SignedIn, 'call'>>;
const ids = {} as Awaited<ReturnType<typeof addRecords>> & { company: string };
const uploads = {} as Record<Role, string>;

beforeAll(async () => {
  const [company = ''] = await addCompanies(portal, 1, { has_employees: true });
  for (const role of ROLES) {
    clients[role] = await people.come('representative');
    await portal.db
      .insertInto('company_users')
      .values({ user_id: clients[role].id, company_id: company, role })
      .execute();
    const file = { name: 'dowod.pdf', content: '%PDF-1.7\n' };
    uploads[role] = (await upload(clients[role], 'payment_proof', file)).upload_id;
  }
  const records = await addRecords(
    { db: portal.db, store: portal.tenant.files.store },
    { company, user: clients.representative.id },
    'Own',
  );
  Object.assign(ids, { company, ...records });
});

const statusesOf = async (request: (role: Role) => Request): Promise<Statuses> => {
  const statuses = everybody(0);
  // Those who may do least come first, so that they find things as they were.
  for (const role of ROLES.toReversed()) statuses[role] = (await clients[role].call(request(role))).statusCode;
  return statuses;
};

describe('in the company that they belong to', () => {
  test.each<[string, () => string, Statuses]>([
    ['the company', () => `/companies/${ids.company}`, everybody(200)],
    ['the home', () => `/home/my?company_id=${ids.company}`, everybody(200)],
    ['a settlement', () => `/tasks/my/${ids.task}`, butEmployees(200)],
    ['an amount', () => `/liabilities/${ids.liability}`, butEmployees(200)],
    ['the data of a transfer', () => `/liabilities/${ids.liability}/transfer`, butEmployees(200)],
    ['a proof of payment', () => `/liabilities/${ids.liability}/proof`, butEmployees(200)],
    ['a confirmation of a declaration', () => `/declarations/${ids.declaration}/confirmation`, butEmployees(200)],
    ['the employees', () => `/companies/${ids.company}/employees`, butEmployees(200)],
    ['the staff reports', () => `/companies/${ids.company}/staff-reports`, butEmployees(200)],
    ['the checklist of the office', () => `/companies/${ids.company}/checklist`, everybody(404)],
    ['the history', () => `/companies/${ids.company}/history`, everybody(404)],
    ['the office’s settlement', () => `/tasks/${ids.task}`, everybody(404)],
  ])('%s is read by those whom it concerns', async (_, url, expected) => {
    expect(await statusesOf(() => ({ method: 'GET', url: `/api${url()}` }))).toEqual(expected);
  });

  const absence = { kind: 'absence', date_from: '2026-12-01', date_to: '2026-12-02', absence_kind: 'holiday' };
  test.each<[string, (role: Role) => Request, Statuses]>([
    [
      'confirming the documents',
      () => ({ method: 'POST', url: `/api/tasks/${ids.task}/confirm-documents` }),
      butLookers(200),
    ],
    [
      'late documents',
      () => ({ method: 'POST', url: `/api/tasks/${ids.task}/late-documents`, payload: { note: 'Faktura' } }),
      butLookers(200),
    ],
    [
      'a proof',
      (role) => ({
        method: 'PUT',
        url: `/api/liabilities/${ids.liability}/proof`,
        payload: { upload_id: uploads[role] },
      }),
      butLookers(200),
    ],
    [
      'a payment',
      () => ({
        method: 'POST',
        url: `/api/liabilities/${ids.liability}/mark-paid`,
        payload: { paid_at: '2026-11-20', amount: '1234' },
      }),
      butLookers(200),
    ],
    [
      'taking a payment back',
      () => ({ method: 'DELETE', url: `/api/liabilities/${ids.paid}/mark-paid` }),
      butLookers(200),
    ],
    [
      'a staff report',
      () => ({
        method: 'POST',
        url: `/api/companies/${ids.company}/staff-reports`,
        payload: { ...absence, employee_id: ids.employee },
      }),
      butLookers(201),
    ],
  ])('%s is for those who act for it', async (_, request, expected) => {
    expect(await statusesOf(request)).toEqual(expected);
  });
});

describe('whoever only works there', () => {
  const body = async (url: string) => (await clients.employee.call({ method: 'GET', url: `/api${url}` })).json();

  test.each(['/tasks/my', '/liabilities/my?state=all', '/declarations/my'])('has nothing in %s', async (url) => {
    expect(await body(url)).toMatchObject({ data: [], meta: { total: 0 } });
  });

  test('finds a home without amounts, and a company without its accounts', async () => {
    const { data: home } = await body(`/home/my?company_id=${ids.company}`);
    expect(home).toMatchObject({ role: 'employee', task: null, todo: [], payments: [], to_pay: '0.00' });
    expect(home.companies).toEqual([expect.objectContaining({ id: ids.company, waiting: 0 })]);
    const { data: company } = await body(`/companies/${ids.company}`);
    expect(company).toMatchObject({ accounting_status: null, documents: null, zus_account: null, office: null });
  });

  test('has an empty calendar, and a viewer a full one', async () => {
    const events = async (role: Role) => {
      const { url } = (await clients[role].call({ method: 'POST', url: '/api/users/me/calendar' })).json().data;
      const { body: text } = await portal.app.inject({ method: 'GET', url: new URL(url).pathname });
      return text.split('BEGIN:VEVENT').length - 1;
    };
    expect(await events('employee')).toBe(0);
    expect(await events('viewer')).toBeGreaterThan(0);
  });
});
