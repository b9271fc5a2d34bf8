import type { components } from '@biuro/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, anyKey, broken, offline, refused } from '../../../testing/fake-api.ts';
import { textOf } from '../../../testing/read.ts';
import { type Given, renderPortal } from '../../../testing/render.tsx';
import { bistro, delta, deltaRecord } from '../../../testing/samples/companies.ts';
import { officeFrame } from '../../../testing/samples/frame.ts';
import { NOW } from '../../../testing/samples/now.ts';
import { office } from '../../../testing/samples/office.ts';
import { anna, maria, olga } from '../../../testing/samples/people.ts';

type NewCompany = components['schemas']['NewCompany'];
type CompanyUpdate = components['schemas']['CompanyUpdate'];

/** What the page of a company asks for once it is saved. */
const companyPage: Answers = {
  'GET /companies/{id}': { data: deltaRecord },
  'GET /companies/{id}/change-requests': { data: [] },
  'GET /companies/{id}/checklist': { data: { kind: 'onboarding', items: [] } },
};

function openNew({ answers, ...given }: Given = {}) {
  const all: Answers = { ...officeFrame, ...companyPage, ...answers };
  return renderPortal('/dashboard/companies/new', { as: anna, answers: all, ...given });
}

function openEdit({ answers, ...given }: Given = {}) {
  const all: Answers = { ...officeFrame, ...companyPage, ...answers };
  return renderPortal(`/dashboard/companies/${delta.id}/edit`, { as: anna, answers: all, ...given });
}

/** What the form sends of a new company where nothing was filled in. */
const untouched: Partial<NewCompany> = {
  short_name: null,
  regon: null,
  krs: null,
  owner_id: null,
  payroll_owner_id: null,
  reviewer_id: null,
  time_budget_minutes: null,
  street: null,
  building: null,
  flat: null,
  postal_code: null,
  city: null,
  country: 'PL',
  email: null,
  phone: null,
  tax_office_code: null,
  lump_rates: [],
  vat_eu: false,
  zus_scheme_until: null,
  zus_deadline_own: null,
  has_employees: false,
  ppk: false,
  pfron: false,
  bank_accounts: [],
  zus_account: null,
  contract_from: null,
  contract_to: null,
  notice_period: null,
  aml_risk: null,
  aml_review_at: null,
  pep: null,
  pep_note: null,
  beneficial_owners: [],
  partners: [],
  rodo_agreement_at: null,
  notes: null,
};

/** Delta as it is sent when its place alone was changed: the rest as it is stored. */
const edited: CompanyUpdate = {
  ...untouched,
  name: deltaRecord.name,
  company_type: 'zoo',
  vat_number: deltaRecord.vat_number,
  short_name: deltaRecord.short_name,
  regon: deltaRecord.regon,
  krs: deltaRecord.krs,
  owner_id: maria.id,
  street: deltaRecord.street,
  building: deltaRecord.building,
  postal_code: deltaRecord.postal_code,
  city: 'Kielce',
  email: deltaRecord.email,
  phone: deltaRecord.phone,
  tax_office_code: deltaRecord.tax_office_code,
  taxation_form: 'cit9',
  books_form: 'full',
  income_period: 'monthly',
  vat_status: 'active',
  vat_eu: true,
  vat_period: 'monthly',
  zus_scheme: 'not_applicable',
  has_employees: true,
  bank_accounts: deltaRecord.bank_accounts,
  docs_due_day: 6,
  doc_channel: 'portal',
  contract_from: '2024-01-01',
  version: 3,
};

type Form = ReturnType<typeof openNew>;

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}( opcjonalne)?$`));
const save = ({ person }: Form, name = 'Zapisz') => person.click(screen.getByRole('button', { name }));

async function write({ person }: Form, label: string, text: string): Promise<void> {
  await person.clear(await field(label));
  await person.type(await field(label), text);
}

async function fillNew(form: Form): Promise<void> {
  await write(form, 'NIP', '526-025-02-74');
  await write(form, 'Nazwa', 'Delta Spedycja Sp. z o.o.');
  await form.person.selectOptions(await field('Forma prawna'), 'Sp. z o.o.');
}

test('a new company is sent with what was filled in, and its page opens', async () => {
  const form = openNew();
  await fillNew(form);
  await within(await field('Opiekun')).findByRole('option', { name: 'Maria Wójcik' });
  await form.person.selectOptions(await field('Opiekun'), 'Maria Wójcik');
  await write(form, 'Miejscowość', ' Łódź ');
  form.api.on('POST /companies', { data: deltaRecord });
  await save(form, 'Dodaj firmę');
  await screen.findByRole('heading', { level: 1, name: delta.name });
  expect(await screen.findByText(`Dodano firmę: ${delta.name}`)).toBeDefined();
  expect(location.pathname).toBe(`/dashboard/companies/${delta.id}`);
  expect(form.api.sent('POST /companies')).toEqual([
    {
      url: '/companies',
      query: {},
      key: anyKey,
      body: {
        ...untouched,
        name: delta.name,
        company_type: 'zoo',
        vat_number: '526-025-02-74',
        lifecycle: 'onboarding',
        owner_id: maria.id,
        city: 'Łódź',
      },
    },
  ]);
});

test('a new company begins with its NIP; what may wait is folded, and the rail opens each part of it', async () => {
  const { person } = openNew();
  const form = (await field('NIP')).form;
  expect(form?.querySelector('input')).toBe(await field('NIP'));
  const folded = () => [...(form?.querySelectorAll('details') ?? [])].filter(({ open }) => !open).map(titleOf);
  expect(folded()).toEqual(['Podatki i VAT', 'ZUS i kadry', 'Rachunki', 'Umowa i opieka', 'AML', 'Uwagi biura']);
  const rail = within(screen.getByRole('navigation', { name: 'Części formularza' }));
  await person.click(rail.getByRole('button', { name: 'Umowa i opieka' }));
  expect(folded()).not.toContain('Umowa i opieka');
  expect(document.activeElement).toBe(await field('Opiekun'));
});

const titleOf = (section: Element) => textOf(section.querySelector('h2') as HTMLElement);

test('what is missing is named by the server, above the form and at each field', async () => {
  const form = openNew();
  const lack = (pointer: string, message: string) => ({ pointer, code: 'required', message });
  const errors = [
    lack('/name', 'Wpisz nazwę firmy'),
    lack('/company_type', 'Wybierz formę prawną'),
    lack('/vat_number', 'Wpisz NIP'),
  ];
  form.api.on('POST /companies', refused(422, 'invalid', 'Sprawdź zaznaczone pola', { errors }));
  await field('Nazwa');
  await save(form, 'Dodaj firmę');
  const summary = await screen.findByRole('alert');
  expect(textOf(summary)).toBe('Popraw 3 pola Wpisz NIP Wpisz nazwę firmy Wybierz formę prawną');
  expect(document.title).toBe('Błąd: Nowa firma | Biuro');
  for (const label of ['NIP', 'Nazwa', 'Forma prawna'])
    expect((await field(label)).getAttribute('aria-invalid')).toBe('true');
  await form.person.click(within(summary).getByRole('link', { name: 'Wpisz nazwę firmy' }));
  expect(document.activeElement).toBe(await field('Nazwa'));
});

test('a NIP whose digits do not fit is said at the field, while one types', async () => {
  const form = openNew();
  await write(form, 'NIP', '5260250273');
  await form.person.tab();
  expect(await screen.findByText('Sprawdź NIP. Cyfry się nie zgadzają')).toBeDefined();
});

test('a NIP that another company has is refused with the way to that company, and nothing typed is lost', async () => {
  const form = openNew();
  await fillNew(form);
  const message = 'Firma z tym NIP-em już jest: Bistro Cztery Kąty Paweł Ćwik';
  const taken = { pointer: '/vat_number', code: 'vat_number_taken', message, link: `/companies/${bistro.id}` };
  form.api.on('POST /companies', refused(409, 'vat_number_taken', message, { errors: [taken] }));
  await save(form, 'Dodaj firmę');
  const link = await screen.findAllByRole('link', { name: 'Otwórz' });
  expect(link.map((one) => one.getAttribute('href'))).toContain(`/dashboard/companies/${bistro.id}`);
  expect((await field('Nazwa')).value).toBe('Delta Spedycja Sp. z o.o.');
  expect((await field('NIP')).getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['a lost connection', offline, 'Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie'],
  ['a fault of the server', broken, 'Coś nie działa po naszej stronie. Spróbuj ponownie'],
])('after %s the next try is the same intention, so that no company is added twice', async (_, trouble, sentence) => {
  const form = openNew();
  await fillNew(form);
  form.api.on('POST /companies', trouble);
  await save(form, 'Dodaj firmę');
  expect(textOf(await screen.findByRole('alert'))).toContain(sentence);
  form.api.on('POST /companies', { data: deltaRecord });
  await save(form, 'Dodaj firmę');
  await screen.findByRole('heading', { level: 1, name: delta.name });
  const [first, second] = form.api.sent('POST /companies');
  expect(second).toEqual(first);
});

test('editing shows what is stored and sends the whole company with the version that was read', async () => {
  const form = openEdit();
  expect((await field('Miejscowość')).value).toBe('Łódź');
  expect((await field('NIP')).value).toBe('5260250274');
  await write(form, 'Miejscowość', 'Kielce');
  form.api.on('PUT /companies/{id}', { data: { ...deltaRecord, city: 'Kielce', version: 4 } });
  await save(form);
  expect(await screen.findByText('Zapisano')).toBeDefined();
  expect(location.pathname).toBe(`/dashboard/companies/${delta.id}`);
  expect(form.api.sent('PUT /companies/{id}')).toEqual([{ url: `/companies/${delta.id}`, query: {}, body: edited }]);
});

test('what somebody else saved first stands beside one’s own words, and one of the two is chosen', async () => {
  const form = openEdit();
  await write(form, 'Miejscowość', 'Siedlce');
  form.api.on('PUT /companies/{id}', refused(409, 'version_conflict', 'Ktoś zmienił te dane przed chwilą'));
  await save(form);
  expect(await screen.findByText('Ktoś zmienił te dane przed chwilą')).toBeDefined();
  const theirs = { ...deltaRecord, city: 'Garwolin', short_name: 'Delta-Sped', version: 4 };
  form.api.on('GET /companies/{id}', { data: theirs });
  await form.person.click(screen.getByRole('button', { name: 'Pokaż obie wersje' }));
  const choice = await screen.findByRole('group', { name: 'Miejscowość: wybierz wersję' });
  expect(textOf(choice)).toBe('Miejscowość: wybierz wersję Twoja wersja Siedlce Zapisane teraz Garwolin');
  expect(within(choice).getByRole<HTMLInputElement>('radio', { name: /^Twoja wersja/ }).checked).toBe(true);
  expect((await field('Nazwa skrócona')).value).toBe('Delta-Sped');

  await form.person.click(within(choice).getByRole('radio', { name: /^Zapisane teraz/ }));
  form.api.on('PUT /companies/{id}', { data: { ...theirs, version: 5 } });
  await save(form);
  await screen.findByText('Zapisano');
  const bodies = form.api.sent('PUT /companies/{id}').map(({ body }) => body);
  expect(bodies).toEqual([
    expect.objectContaining({ city: 'Siedlce', short_name: 'Delta', version: 3 }),
    expect.objectContaining({ city: 'Garwolin', short_name: 'Delta-Sped', version: 4 }),
  ]);
});

test('what was typed and not saved is there again after a reload, and can be given up', async () => {
  const form = openEdit();
  await write(form, 'Miejscowość', 'Kielce');
  form.reload();
  expect(await screen.findByText('Przywrócono szkic')).toBeDefined();
  expect((await field('Miejscowość')).value).toBe('Kielce');
  await form.person.click(screen.getByRole('button', { name: 'Odrzuć' }));
  expect((await field('Miejscowość')).value).toBe('Łódź');
});

test('the browser is told to ask before a tab with unsaved words is closed', async () => {
  const form = openEdit();
  await field('Miejscowość');
  const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(closes()).toBe(true);
  await write(form, 'Miejscowość', 'Kielce');
  await waitFor(() => expect(closes()).toBe(false));
});

test('a NIP that the registers do not know is said beside it, and the form stays as it is', async () => {
  const form = openNew();
  await write(form, 'NIP', '5260250274');
  form.api.on('GET /companies/lookup', refused(404, 'not_found', 'Rejestry nie znają tego NIP-u'));
  await form.person.click(screen.getByRole('button', { name: 'Pobierz dane z rejestrów' }));
  expect(await screen.findByText('Rejestry nie znają tego NIP-u', { exact: false })).toBeDefined();
  expect(form.api.sent('GET /companies/lookup').map(({ url }) => url)).toEqual(['/companies/lookup?nip=5260250274']);
});

const unknown = {
  name: null,
  short_name: null,
  company_type: null,
  regon: null,
  krs: null,
  vat_status: null,
  street: null,
  building: null,
  flat: null,
  postal_code: null,
  city: null,
  accounts: [],
};
const answered = (outcome: 'found' | 'off') =>
  (['white_list', 'gus'] as const).map((register) => ({ register, outcome, request_id: null, asked_at: NOW }));

test('the registers of the demo are tried with one press, and say that they are invented', async () => {
  const form = openNew({ config: { ...office, mode: 'demo' } });
  const lookup = { ...unknown, nip: '9909900024', name: 'Latarnia Morska Sp. z o.o.', city: 'Gdynia' };
  form.api.on('GET /companies/lookup', { data: { ...lookup, invented: true, sources: answered('found') } });
  await form.person.click(await screen.findByRole('button', { name: '9909900024 Latarnia Morska Sp. z o.o.' }));
  expect(await screen.findByText('To rejestry wersji pokazowej: firmy w nich są wymyślone.')).toBeDefined();
  const filled = await Promise.all(['NIP', 'Nazwa', 'Miejscowość'].map(field));
  expect(filled.map(({ value }) => value)).toEqual(['9909900024', 'Latarnia Morska Sp. z o.o.', 'Gdynia']);
});

test('where the registers are off, the form says how they are switched on', async () => {
  const form = openNew();
  await write(form, 'NIP', '5260250274');
  const lookup = { ...unknown, nip: '5260250274', invented: false, sources: answered('off') };
  form.api.on('GET /companies/lookup', { data: lookup });
  await form.person.click(screen.getByRole('button', { name: 'Pobierz dane z rejestrów' }));
  expect(await screen.findByText(/^Rejestry włącza się w ustawieniach serwera: REGISTERS=on/)).toBeDefined();
});

test('whoever may not change companies is told so in place of the form', async () => {
  openNew({ as: olga });
  expect(await screen.findByText('Twoja rola nie obejmuje tej strony')).toBeDefined();
  expect(
    screen.getByText(
      'Potrzebne prawo: zmiany w firmach. Daje je rola, którą zmieni administrator albo właściciel biura.',
    ),
  ).toBeDefined();
  expect(screen.queryByLabelText('Nazwa')).toBeNull();
});
