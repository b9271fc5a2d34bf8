import { expect, test } from 'vitest';
import { createSecrets } from '#platform/access/secrets.ts';
import { demoNips } from '../../../demo/office/names.ts';
import { createPeople } from '../../../testing/people/people.ts';
import { sharedSignIn } from '../../../testing/people/sign-in.ts';
import { get, remove, send } from '../../../testing/server/answers.ts';
import { sharedTestApp } from '../../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'two-companies', variables: { SECRET_KEY: 'x'.repeat(32) } });
const admin = sharedSignIn(portal, 'admin@two.example');
const people = createPeople(portal);
const nips = demoNips();
for (let skipped = 0; skipped < 3_000; skipped++) nips.next();

const PESEL = '44051401359';
const ewa = { name: ' Ewa  Nowak ', pesel: '440514 01359', extent: '60% udziałów' };
const john = { name: 'John Smith', birth_date: '1970-01-31', citizenship: 'gb', extent: '40% udziałów' };

const create = (values: object = {}) =>
  send(admin, 'POST', '/api/companies', {
    name: 'Żubr Sp. z o.o.',
    company_type: 'zoo',
    vat_number: nips.next().value,
    ...values,
  });
const add = async (values: object = { beneficial_owners: [ewa, john], pep: false, pep_note: 'Oświadczenie' }) => {
  const { status, body } = await create(values);
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data;
};
type Data = Awaited<ReturnType<typeof add>>;
const edit = ({ id, name, company_type, vat_number, version }: Data, values: object) =>
  send(admin, 'PUT', `/api/companies/${id}`, { name, company_type, vat_number, version, ...values });
const path = (company: Data, of: Data = company) =>
  `/api/companies/${company.id}/beneficial-owners/${of.office.beneficial_owners[0].id}/pesel`;

test('beneficial owners and exposed persons are known to the office, a PESEL sealed and masked', async () => {
  const data = await add();
  expect(data.office).toMatchObject({
    pep: false,
    pep_note: 'Oświadczenie',
    beneficial_owners: [
      { name: 'Ewa Nowak', pesel: '*******1359', birth_date: null, citizenship: null, extent: '60% udziałów' },
      { name: 'John Smith', pesel: null, birth_date: '1970-01-31', citizenship: 'GB', extent: '40% udziałów' },
    ],
  });
  const { id } = data.office.beneficial_owners[0];
  const { pesel } = await portal.db
    .selectFrom('beneficial_owners')
    .select('pesel')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const secrets = createSecrets('x'.repeat(32));
  expect(secrets.open('beneficial owner pesel', pesel ?? Buffer.of(), id).toString()).toBe(PESEL);
});

test('what is not said stays, what is sent back masked too, and the history tells of changes', async () => {
  const data = await add();
  const kept = (await edit(data, { city: 'Radom' })).body.data;
  expect(kept.office).toEqual(data.office);
  const [first] = kept.office.beneficial_owners;
  const changed = (await edit(kept, { beneficial_owners: [{ ...first, extent: 'Całość' }], pep: true })).body.data;
  expect(changed.office.beneficial_owners).toEqual([{ ...first, extent: 'Całość' }]);
  expect((await send(admin, 'POST', path(changed), {})).body.data).toEqual({ pesel: PESEL });
  const { body } = await get(admin, `/api/companies/${data.id}/history`);
  expect(body.data[0]).toMatchObject({ action: 'company.beneficial_owner_pesel_read' });
  expect(body.data[1].changes).toEqual(
    expect.arrayContaining([
      { field: 'pep', before: 'false', after: 'true' },
      {
        field: 'beneficial_owners',
        before: 'Ewa Nowak · 60% udziałów · PESEL *******1359; John Smith · 40% udziałów · 1970-01-31 · GB',
        after: 'Ewa Nowak · Całość · PESEL *******1359',
      },
    ]),
  );
});

test.each<[string, object, string, string]>([
  ['neither PESEL nor date of birth', { name: 'Ewa Nowak', extent: 'x' }, 'pesel', 'pesel_or_birth'],
  ['a date of birth without citizenship', { ...john, citizenship: null }, 'citizenship', 'required'],
  ['a citizenship in words', { ...john, citizenship: 'brytyjskie' }, 'citizenship', 'pattern'],
  ['a birth to come', { ...john, birth_date: '2999-01-01' }, 'birth_date', 'future'],
  ['a slip in a PESEL', { ...ewa, pesel: '44051401358' }, 'pesel', 'checksum'],
  ['no name', { ...ewa, name: ' ' }, 'name', 'required'],
  ['no rights', { ...ewa, extent: ' ' }, 'extent', 'required'],
])('%s is refused', async (_what, owner, field, code) => {
  const { status, body } = await create({ beneficial_owners: [owner] });
  expect([status, body.errors[0].pointer, body.errors[0].code]).toEqual([422, `/beneficial_owners/0/${field}`, code]);
});

test('nobody is reached through another company, and clients learn nothing', async () => {
  const [one, other] = [await add(), await add()];
  const foreign = { ...john, id: other.office.beneficial_owners[1].id };
  expect((await edit(one, { beneficial_owners: [foreign] })).body.errors[0].code).toBe('unknown');
  expect((await send(admin, 'POST', path(one, other), {})).status).toBe(404);
  expect((await send(await people.come('auditor'), 'POST', path(one), {})).status).toBe(403);
  const client = await people.come('representative');
  await people.belong(client.id, one.id);
  expect((await send(client, 'POST', path(one), {})).status).toBe(404);
  const { body } = await get(client, `/api/companies/${one.id}`);
  expect([body.data.office, JSON.stringify(body)]).toEqual([null, expect.not.stringContaining('Ewa')]);
});

test('a deleted company comes back with them', async () => {
  const data = await add();
  await remove(admin, `/api/companies/${data.id}`);
  const { body } = await send(admin, 'POST', `/api/companies/${data.id}/restore`, {});
  expect(body.data.office).toEqual(data.office);
});
