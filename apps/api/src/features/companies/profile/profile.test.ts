import { formatNrb, nrbCheckDigits } from '@biuro/core/poland/nrb.ts';
import { describe, expect, test } from 'vitest';
import { createSecrets } from '#platform/access/secrets.ts';
import { demoNips } from '../../../demo/office/names.ts';
import { thirty } from '../../../testing/people/login-steps.ts';
import { createPeople } from '../../../testing/people/people.ts';
import { sharedSignIn } from '../../../testing/people/sign-in.ts';
import { get, send } from '../../../testing/server/answers.ts';
import { sharedTestApp } from '../../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'two-companies', variables: { SECRET_KEY: 'x'.repeat(32) } });
const admin = sharedSignIn(portal, 'admin@two.example');
const people = createPeople(portal);

const nips = demoNips();
for (let skipped = 0; skipped < 1_000; skipped++) nips.next();

const jdg = (values: object = {}) => ({
  name: 'Jan Kowalski Usługi',
  company_type: 'jdg',
  vat_number: nips.next().value,
  ...values,
});
const add = async (values: object = {}) => {
  const { status, body } = await send(admin, 'POST', '/api/companies', jdg(values));
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data;
};
type Data = Awaited<ReturnType<typeof add>>;
const edit = ({ id, name, company_type, vat_number, version }: Data, values: object) =>
  send(admin, 'PUT', `/api/companies/${id}`, { name, company_type, vat_number, version, ...values });
const sentences = (body: { errors: { pointer: string; message: string }[] }) =>
  Object.fromEntries(body.errors.map(({ pointer, message }) => [pointer, message]));

const PESEL = '44051401359';
const WHOLE = {
  short_name: 'Kowalski',
  regon: '320307311',
  street: 'Długa',
  building: '5',
  flat: '2a',
  postal_code: '00-950',
  city: 'Warszawa',
  country: 'PL',
  email: 'jan@kowalski.example',
  phone: '+48 600 000 000',
  tax_office_code: '1435',
  taxation_form: 'lump_sum',
  lump_rates: [8.5, 12],
  books_form: 'revenue_register',
  income_period: 'quarterly',
  vat_status: 'active',
  vat_eu: true,
  vat_period: 'quarterly',
  zus_scheme: 'small_plus',
  zus_scheme_until: '2027-12-31',
  has_employees: true,
  ppk: true,
  pfron: false,
  bank_accounts: ['88101000712222123456321800'],
  docs_due_day: 5,
  doc_channel: 'mixed',
  contract_from: '2026-01-01',
  contract_to: '2027-12-31',
};
const OFFICE = {
  time_budget_minutes: 150,
  zus_deadline_own: 5,
  notice_period: '3 miesiące',
  aml_risk: 'standard',
  aml_review_at: '2026-12-01',
  rodo_agreement_at: '2026-01-02',
  notes: 'Dzwonić po dziewiątej',
};

describe('the profile of a company', () => {
  test('is stored whole and comes back with what follows from it', async () => {
    const [owner, payroll] = [await people.add('accountant'), await people.add('payroll')];
    const reviewer = await people.add('administrator');
    const data = await add({
      ...WHOLE,
      ...OFFICE,
      vat_number: '1234563218',
      pesel: PESEL,
      owner_id: owner.id,
      payroll_owner_id: payroll.id,
      reviewer_id: reviewer.id,
      lifecycle: 'active',
    });
    expect(data).toEqual({
      ...WHOLE,
      id: data.id,
      name: 'Jan Kowalski Usługi',
      company_type: 'jdg',
      vat_number: '1234563218',
      lifecycle: 'active',
      krs: null,
      pesel: '*******1359',
      owner: { id: owner.id, name: expect.stringMatching(/^Test Testowa \d+$/) },
      payroll_owner: { id: payroll.id, name: expect.stringMatching(/^Test Testowa \d+$/) },
      zus_account: null,
      zus_deadline_day: 5,
      tax_account: '88101000712222123456321800',
      accounting_month: null,
      accounting_status: null,
      unfinished_before: null,
      open_tasks: 0,
      late_tasks: 0,
      documents: null,
      created_at: data.created_at,
      updated_at: data.updated_at,
      version: 1,
      office: {
        ...OFFICE,
        partners: [],
        pep: null,
        pep_note: null,
        beneficial_owners: [],
        reviewer: { id: reviewer.id, name: expect.stringMatching(/^Test Testowa \d+$/) },
        transitions: [
          { to: 'suspended', reason: true, refused: null },
          { to: 'notice', reason: true, refused: null },
        ],
      },
    });
    expect((await get(admin, `/api/companies/${data.id}`)).body).toEqual({ data });
  });

  test('keeps what a change leaves out, and loses what means nothing any more', async () => {
    const data = await add({ ...WHOLE, ...OFFICE, pesel: PESEL });
    const moved = (await edit(data, { city: 'Łódź' })).body.data;
    expect(moved).toEqual({ ...data, city: 'Łódź', version: 2, updated_at: moved.updated_at });
    const freed = (await edit(moved, { vat_status: 'exempt', taxation_form: 'scale', books_form: 'kpir' })).body.data;
    expect(freed).toEqual({
      ...moved,
      vat_status: 'exempt',
      vat_period: null,
      taxation_form: 'scale',
      books_form: 'kpir',
      lump_rates: [],
      version: 3,
      updated_at: freed.updated_at,
    });
    const { body } = await edit(freed, {
      zus_deadline_own: null,
      company_type: 'zoo',
      taxation_form: 'cit9',
      books_form: 'full',
      krs: '123',
    });
    expect(body.data).toMatchObject({ pesel: null, krs: '0000000123', zus_deadline_day: 15, vat_period: null });
  });

  test('takes an empty text for none', async () => {
    const data = await add({ ...WHOLE });
    const { body } = await edit(data, { short_name: '', street: ' ', regon: null, bank_accounts: [] });
    expect(body.data).toMatchObject({ short_name: null, street: null, regon: null, bank_accounts: [] });
  });

  test('takes the postal code of another country as it is written', async () => {
    expect(await add({ country: 'DE', postal_code: '10115' })).toMatchObject({ country: 'DE', postal_code: '10115' });
  });

  test('moves to another NIP with its tax account, but not with the contribution account of the old one', async () => {
    const account = `600000020260115260250274`;
    const zus_account = nrbCheckDigits(account) + account;
    const data = await add({ vat_number: '5260250274', zus_account: formatNrb(zus_account) });
    expect(data.zus_account).toBe(zus_account);
    expect(sentences((await edit(data, { vat_number: '7740001454' })).body)).toEqual({
      '/zus_account': 'Ten rachunek składkowy ma inny NIP na końcu',
    });
    const { body } = await edit(data, { vat_number: '7740001454', zus_account: null });
    expect(body.data.tax_account).toMatch(/^\d\d101000712222774000145400$/);
  });
});

describe('mistakes', () => {
  test('are named at their places, in Polish, all at once', async () => {
    const { status, body } = await send(admin, 'POST', '/api/companies', {
      ...jdg(),
      regon: '320307312',
      krs: '123',
      pesel: '44051401358',
      postal_code: '0095',
      taxation_form: 'cit9',
      lump_rates: [3],
      vat_status: 'exempt',
      vat_period: 'monthly',
      bank_accounts: ['88101000712222123456321800', '12'],
      contract_from: '2026-03-01',
      contract_to: '2026-02-01',
      payroll_owner_id: '00000000-0000-7000-8000-000000000000',
    });
    expect(status).toBe(422);
    expect(sentences(body)).toEqual({
      '/regon': 'Sprawdź REGON. Cyfry się nie zgadzają',
      '/krs': 'Przy tej formie prawnej nie ma numeru KRS',
      '/pesel': 'Sprawdź PESEL. Cyfry się nie zgadzają',
      '/postal_code': 'Kod pocztowy ma 5 cyfr. Tu są 4',
      '/taxation_form': 'Tej formy opodatkowania nie ma przy wybranej formie prawnej',
      '/lump_rates': 'Stawki podaje się tylko przy ryczałcie',
      '/vat_period': 'Okres rozliczeniowy ma tylko czynny podatnik VAT',
      '/bank_accounts/1': 'Numer rachunku ma 26 cyfr. Tu są 2',
      '/contract_to': 'Koniec umowy nie może być wcześniejszy niż początek',
      '/payroll_owner_id': 'Wybierz opiekuna kadrowego z biura',
    });
  });

  const slips = {
    email: 'ewa@',
    contract_from: '2026-02-30',
    postal_code: '0095',
    phone: 'abc',
    bank_accounts: ['12'],
    owner_id: '00000000-0000-7000-8000-000000000000',
  };
  const answers = {
    '/email': 'Wpisz adres e-mail, np. ewa@firma.example',
    '/contract_from': expect.stringContaining('dat'),
    '/postal_code': 'Kod pocztowy ma 5 cyfr. Tu są 4',
    '/phone': 'Wpisz numer telefonu, np. 600 000 000 albo +49 30 123456',
    '/bank_accounts/0': 'Numer rachunku ma 26 cyfr. Tu są 2',
    '/owner_id': 'Wybierz opiekuna z biura',
  };

  test('are named all at once, also those that the contract finds, of a new company and of one that changes', async () => {
    const data = await add({});
    expect(sentences((await send(admin, 'POST', '/api/companies', { ...jdg(), ...slips })).body)).toEqual(answers);
    expect(sentences((await edit(data, slips)).body)).toEqual(answers);
    const unsure = { ...jdg(), vat_number: '1', zus_account: '12', krs: 'x' };
    expect(sentences((await send(admin, 'POST', '/api/companies', unsure)).body)).toEqual({
      '/vat_number': 'NIP ma 10 cyfr. Tu jest 1',
      '/zus_account': 'Numer rachunku składkowego ma 26 cyfr. Tu są 2',
      '/krs': 'KRS składa się z samych cyfr',
    });
  });

  test('in a phone from before it was checked keep nobody from changing the rest', async () => {
    const data = await add({});
    await portal.db.updateTable('companies').set({ phone: 'do p. Ewy' }).where('id', '=', data.id).execute();
    const { status, body } = await edit(data, { phone: 'do p. Ewy', city: 'Toruń' });
    expect([status, body.data?.phone, body.data?.city]).toEqual([200, 'do p. Ewy', 'Toruń']);
    expect(sentences((await edit(body.data, { phone: 'do p. Adama' })).body)).toEqual({ '/phone': answers['/phone'] });
    const inside = await edit(body.data, { phone: '22 123 45 67 wew. 12' });
    expect([inside.status, inside.body.data?.phone]).toEqual([200, '22 123 45 67 wew. 12']);
  });

  test.each([
    [{ lump_rates: [4] }, '/lump_rates/0', 'Wybierz stawki ryczałtu z listy'],
    [{ zus_deadline_own: 10 }, '/zus_deadline_own', 'Wybierz 5., 15. albo 20. dzień miesiąca'],
    [{ time_budget_minutes: 0 }, '/time_budget_minutes', 'Podaj czas na jedno rozliczenie, na przykład 2 h 30 min'],
    [{ docs_due_day: 21 }, '/docs_due_day', 'Podaj dzień miesiąca od 1 do 20'],
    [{ tax_office_code: '143' }, '/tax_office_code', 'Kod urzędu skarbowego ma 4 cyfry'],
    [{ country: 'pl' }, '/country', 'Podaj kraj dwiema wielkimi literami, np. PL'],
    [{ taxation_form: 'none' }, '/taxation_form', 'Wybierz formę opodatkowania z listy'],
    [
      { company_type: 'zoo', pesel: PESEL },
      '/pesel',
      'PESEL właściciela podaje się tylko przy jednoosobowej działalności',
    ],
  ])('%j is refused at %s', async (values, pointer, message) => {
    const { status, body } = await send(admin, 'POST', '/api/companies', jdg(values));
    expect([status, sentences(body)]).toEqual([422, { [pointer]: message }]);
  });

  test('the stage of its life is not changed by an edit', async () => {
    const data = await add();
    expect(sentences((await edit(data, { lifecycle: 'suspended' })).body)).toEqual({
      '/lifecycle': 'Status klienta zmienia się osobno, na karcie firmy',
    });
    expect((await edit(data, { lifecycle: 'onboarding' })).status).toBe(200);
  });
});

describe('the PESEL of the owner', () => {
  const stored = (id: string) =>
    portal.db.selectFrom('companies').select(['pesel', 'pesel_end']).where('id', '=', id).executeTakeFirstOrThrow();

  test('is sealed for this company, and shown by its last four digits only', async () => {
    const data = await add({ pesel: '440514 01359' });
    const { pesel, pesel_end } = await stored(data.id);
    const secrets = createSecrets(portal.environment.secretKey);
    expect(secrets.open('company pesel', pesel ?? Buffer.of(), data.id).toString()).toBe(PESEL);
    expect([pesel?.includes(PESEL), pesel_end, data.pesel]).toEqual([false, '1359', '*******1359']);
    const traces = await portal.db.selectFrom('audit').select('changes').where('entity_id', '=', data.id).execute();
    expect(JSON.stringify(traces)).toContain('*******1359');
    expect(JSON.stringify(traces)).not.toContain(PESEL);
  });

  test('stays when it is left out or sent back as it is shown, and goes when it is taken away', async () => {
    const data = await add({ pesel: PESEL });
    const before = await stored(data.id);
    const kept = (await edit(data, {})).body.data;
    const again = (await edit(kept, { pesel: '*******1359' })).body.data;
    expect([again.pesel, await stored(data.id)]).toEqual(['*******1359', before]);
    const gone = (await edit(again, { pesel: null })).body.data;
    expect([gone.pesel, await stored(data.id)]).toEqual([null, { pesel: null, pesel_end: null }]);
  });
});

test('of thirty who edit one version, one wins and the others are told', async () => {
  const data = await add();
  const statuses = await thirty(async (index) => (await edit(data, { city: `Miasto ${index}` })).status);
  // On a busy machine some wait in vain for their turn (503).
  expect(statuses.filter((status) => status === 200)).toEqual([200]);
  expect(statuses.filter((status) => ![200, 409, 503].includes(status))).toEqual([]);
  expect((await get(admin, `/api/companies/${data.id}`)).body.data.version).toBe(2);
});

test('a change is written down field by field', async () => {
  const data = await add(WHOLE);
  await edit(data, { lump_rates: [3], ppk: false, notes: 'Nowe', docs_due_day: 7 });
  const { body } = await get(admin, `/api/companies/${data.id}/history?limit=1`);
  expect(body.data[0]).toMatchObject({
    action: 'company.updated',
    changes: [
      { field: 'ppk', before: 'true', after: 'false' },
      { field: 'docs_due_day', before: '5', after: '7' },
      { field: 'notes', before: null, after: 'Nowe' },
      { field: 'lump_rates', before: '8.5; 12', after: '3' },
    ],
  });
});
