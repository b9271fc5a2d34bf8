import { expect, test } from 'vitest';
import { createPeople } from '../../testing/people/people.ts';
import { ADMIN, CLIENT, sharedSignIn } from '../../testing/people/sign-in.ts';
import { get, send } from '../../testing/server/answers.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const client = sharedSignIn(portal, CLIENT);
const people = createPeople(portal);

test('what happens to a company stands in its history', async () => {
  const { data } = (
    await send(admin, 'POST', '/api/companies', { name: 'Dziennik', company_type: 'zoo', vat_number: '7740001454' })
  ).body;
  const { name, company_type, vat_number, lifecycle, email, phone, version } = data;
  const values = { name, company_type, vat_number, lifecycle, owner_id: null, city: 'Łódź', email, phone, version };
  await send(admin, 'PUT', `/api/companies/${data.id}`, values);
  const added = await send(admin, 'POST', `/api/companies/${data.id}/people`, { email: CLIENT, role: 'viewer' });
  await admin.call({ method: 'DELETE', url: `/api/companies/${data.id}/people/${added.body.data[0].id}` });
  const { body } = await get(admin, `/api/companies/${data.id}/history`);
  expect(body.data.map(({ actor, action, changes }: Record<string, unknown>) => [actor, action, changes])).toEqual([
    ['Anna Kowalska', 'company.person_removed', [{ field: 'Tomasz Bąk', before: 'viewer', after: null }]],
    ['Anna Kowalska', 'company.person_added', [{ field: 'Tomasz Bąk', before: null, after: 'viewer' }]],
    ['Anna Kowalska', 'company.updated', [{ field: 'city', before: null, after: 'Łódź' }]],
    [
      'Anna Kowalska',
      'company.created',
      [
        { field: 'name', before: null, after: 'Dziennik' },
        { field: 'company_type', before: null, after: 'zoo' },
        { field: 'vat_number', before: null, after: '7740001454' },
        { field: 'lifecycle', before: null, after: 'onboarding' },
        { field: 'country', before: null, after: 'PL' },
        { field: 'taxation_form', before: null, after: 'cit9' },
        { field: 'books_form', before: null, after: 'full' },
        { field: 'income_period', before: null, after: 'monthly' },
        { field: 'vat_status', before: null, after: 'active' },
        { field: 'vat_period', before: null, after: 'monthly' },
        { field: 'zus_scheme', before: null, after: 'not_applicable' },
        { field: 'docs_due_day', before: null, after: '7' },
        { field: 'doc_channel', before: null, after: 'portal' },
      ],
    ],
  ]);
  expect((await get(client, `/api/companies/${data.id}/history`)).status).toBe(404);
  const readers = await Promise.all(
    (['owner', 'auditor', 'accountant', 'payroll'] as const).map((role) => people.come(role)),
  );
  const answers = await Promise.all(readers.map((by) => get(by, `/api/companies/${data.id}/history`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 403, 403]);
  expect(answers[2]?.body.error).toBe('Twoja rola na to nie pozwala. Zapytaj właściciela biura');
});
