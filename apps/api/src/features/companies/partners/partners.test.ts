import { describe, expect, test } from 'vitest';
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
for (let skipped = 0; skipped < 2_000; skipped++) nips.next();

const PESEL = '44051401359';
const jan = { name: 'Jan Kowalski', vat_number: '123-456-32-18', share: 60, taxation_form: 'linear' };
const ewa = {
  name: ' Ewa  Nowak ',
  pesel: '440514 01359',
  share: 40,
  taxation_form: 'scale',
  zus_scheme: 'small_plus',
};

const create = (values: object = {}) =>
  send(admin, 'POST', '/api/companies', {
    name: 'Kowalski i Nowak s.c.',
    company_type: 'sc',
    vat_number: nips.next().value,
    taxation_form: 'linear',
    ...values,
  });
const add = async (values: object = { partners: [jan, ewa] }) => {
  const { status, body } = await create(values);
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data;
};
type Data = Awaited<ReturnType<typeof add>>;
const edit = ({ id, name, company_type, vat_number, version }: Data, values: object) =>
  send(admin, 'PUT', `/api/companies/${id}`, { name, company_type, vat_number, version, ...values });
const mistakesOf = ({ body }: Awaited<ReturnType<typeof create>>) =>
  Object.fromEntries(body.errors.map(({ pointer, code }: { pointer: string; code: string }) => [pointer, code]));
const reading = (company: Data, by: Parameters<typeof send>[0] = admin, index = 1) =>
  send(by, 'POST', `/api/companies/${company.id}/partners/${company.office.partners[index].id}/pesel`, {});

describe('partners of a company', () => {
  test('are kept with it, a PESEL sealed and masked', async () => {
    const data = await add();
    expect(data.office.partners).toEqual([
      {
        id: expect.any(String),
        name: 'Jan Kowalski',
        vat_number: '1234563218',
        pesel: null,
        share: 60,
        taxation_form: 'linear',
        income_period: 'monthly',
        zus_scheme: 'full',
        zus_account: null,
        tax_account: '88101000712222123456321800',
      },
      expect.objectContaining({ name: 'Ewa Nowak', pesel: '*******1359', share: 40, tax_account: null }),
    ]);
    const id = data.office.partners[1].id;
    const row = await portal.db
      .selectFrom('company_partners')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const secrets = createSecrets('x'.repeat(32));
    expect(secrets.open('partner pesel', row.pesel ?? Buffer.of(), id).toString()).toBe(PESEL);
    expect(row.tax_account).toBe('27101000712221440514013590');
  });

  test('stay as they are where nothing is said of them, change, and go', async () => {
    const data = await add();
    const [first, second] = data.office.partners;
    const kept = (await edit(data, { city: 'Radom' })).body.data;
    expect(kept.office.partners).toEqual(data.office.partners);
    const changed = await edit(kept, { partners: [{ ...ewa, pesel: second.pesel, id: second.id, share: 33.333 }] });
    expect(changed.body.data.office.partners).toEqual([{ ...second, share: 33.33 }]);
    expect((await reading(changed.body.data, admin, 0)).body.data).toEqual({ pesel: PESEL });
    const { id: again } = (await edit(changed.body.data, { partners: [{ ...jan, id: undefined }] })).body.data.office
      .partners[0];
    expect(again).not.toBe(first.id);
  });

  test('the micro-account follows the NIP, and the stored PESEL where there is none', async () => {
    const data = await add({ partners: [{ ...ewa, vat_number: '1234563218' }] });
    const account = () =>
      portal.db
        .selectFrom('company_partners')
        .select('tax_account')
        .where('company_id', '=', data.id)
        .executeTakeFirst();
    expect(await account()).toEqual({ tax_account: '88101000712222123456321800' });
    const { pesel: _pesel, ...rest } = ewa;
    await edit(data, { partners: [{ ...rest, id: data.office.partners[0].id, vat_number: null }] });
    expect(await account()).toEqual({ tax_account: '27101000712221440514013590' });
  });

  test('go with the company when it is taxed itself', async () => {
    const data = await add();
    const { body } = await edit(data, { company_type: 'zoo', taxation_form: 'cit9', books_form: 'full' });
    expect(body.data.office.partners).toEqual([]);
  });

  test('are told in the history', async () => {
    const data = await add();
    await edit(data, { partners: [{ ...jan, id: data.office.partners[0].id, share: 100 }] });
    const { body } = await get(admin, `/api/companies/${data.id}/history`);
    const [{ changes }] = body.data;
    expect(changes).toEqual([
      {
        field: 'partners',
        before:
          'Jan Kowalski · 60% · NIP 1234563218 · taxation_form.linear · income_period.monthly · zus_scheme.full; ' +
          'Ewa Nowak · 40% · PESEL *******1359 · taxation_form.scale · income_period.monthly · zus_scheme.small_plus',
        after: 'Jan Kowalski · 100% · NIP 1234563218 · taxation_form.linear · income_period.monthly · zus_scheme.full',
      },
    ]);
  });
});

describe('what is refused', () => {
  test.each<[string, object[], Record<string, string>]>([
    ['no number', [{ name: 'Jan Kowalski', taxation_form: 'linear' }], { '/partners/0/vat_number': 'nip_or_pesel' }],
    ['no name', [{ ...jan, name: ' ' }], { '/partners/0/name': 'required' }],
    ['a slip in a NIP', [{ ...jan, vat_number: '1234563219' }], { '/partners/0/vat_number': 'checksum' }],
    ['a slip in a PESEL', [{ ...ewa, pesel: '44051401358' }], { '/partners/0/pesel': 'checksum' }],
    ['the same person twice', [jan, { ...jan, share: 1 }], { '/partners/1/vat_number': 'repeated' }],
    ['too many per cent', [jan, { ...ewa, share: 40.01 }], { '/partners/1/share': 'too_much' }],
    [
      'the lump sum of one',
      [jan, { ...ewa, taxation_form: 'lump_sum' }],
      { '/partners/1/taxation_form': 'lump_sum_of_all' },
    ],
    [
      'an account of another NIP',
      [{ ...jan, zus_account: '83600000020260005260250274' }],
      { '/partners/0/zus_account': 'checksum' },
    ],
    [
      'an account without a NIP',
      [{ ...ewa, zus_account: '83600000020260005260250274' }],
      { '/partners/0/zus_account': 'needs_nip' },
    ],
  ])('%s', async (_what, partners, expected) => {
    const refused = await create({ partners });
    expect([refused.status, mistakesOf(refused)]).toEqual([422, expected]);
  });

  test('partners of a company that has none', async () => {
    const refused = await create({ company_type: 'zoo', taxation_form: 'cit9', partners: [jan] });
    expect(mistakesOf(refused)).toEqual({ '/partners': 'only_partnerships' });
  });

  test('the lump sum for a company whose partners have chosen otherwise', async () => {
    const refused = await edit(await add(), { taxation_form: 'lump_sum', books_form: 'revenue_register' });
    expect(mistakesOf(refused)).toEqual({
      '/partners/0/taxation_form': 'lump_sum_of_all',
      '/partners/1/taxation_form': 'lump_sum_of_all',
    });
  });

  test('a partner of another company, who stays there', async () => {
    const [one, other] = [await add(), await add()];
    const refused = await edit(one, { partners: [{ ...jan, id: other.office.partners[0].id }] });
    expect(mistakesOf(refused)).toEqual({ '/partners/0': 'unknown' });
    expect((await get(admin, `/api/companies/${other.id}`)).body.data.office.partners).toHaveLength(2);
  });
});

describe('the PESEL of a partner', () => {
  test('is read by who settles the company, and each reading is written down', async () => {
    const data = await add();
    expect((await reading(data)).body.data).toEqual({ pesel: PESEL });
    const { body } = await get(admin, `/api/companies/${data.id}/history`);
    expect(body.data[0]).toMatchObject({
      action: 'company.partner_pesel_read',
      changes: [{ field: 'partner', before: null, after: 'Ewa Nowak' }],
    });
    expect((await reading(data, await people.come('assistant'))).status).toBe(403);
  });

  test('is not found through another company, nor by a client of its own', async () => {
    const [one, other] = [await add(), await add()];
    const path = `/api/companies/${other.id}/partners/${one.office.partners[1].id}/pesel`;
    expect((await send(admin, 'POST', path, {})).status).toBe(404);
    const client = await people.come('representative');
    await people.belong(client.id, one.id);
    expect((await reading(one, client)).status).toBe(404);
    const { body } = await get(client, `/api/companies/${one.id}`);
    expect([body.data.office, JSON.stringify(body)]).toEqual([null, expect.not.stringContaining('Ewa')]);
  });
});

test('a deleted company comes back with its partners', async () => {
  const data = await add();
  await remove(admin, `/api/companies/${data.id}`);
  const { body } = await send(admin, 'POST', `/api/companies/${data.id}/restore`, {});
  expect(body.data.office.partners).toEqual(data.office.partners);
});
