import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, anyKey, refused } from '../../../testing/fake-api.ts';
import { textOf } from '../../../testing/read.ts';
import { type Given, renderPortal } from '../../../testing/render.tsx';
import { pageOf } from '../../../testing/samples/companies.ts';
import { type Document, receipt, signedAddress, statement } from '../../../testing/samples/documents.ts';
import { officeFrame } from '../../../testing/samples/frame.ts';
import { withModule } from '../../../testing/samples/office.ts';
import { anna, olga } from '../../../testing/samples/people.ts';

function openDocument({ document = receipt, answers, ...given }: Given & { document?: Document } = {}) {
  const all: Answers = {
    ...officeFrame,
    'GET /documents': pageOf([receipt, statement]),
    'GET /documents/{id}': ({ url }) => ({ data: url.endsWith(statement.id) ? statement : document }),
    'GET /documents/{id}/history': pageOf([]),
    'GET /documents/{id}/files/{number}/address': signedAddress,
    ...answers,
  };
  return renderPortal(`/dashboard/documents/${document.id}`, { as: anna, answers: all, ...given });
}

test('a document stands beside what is known of it', async () => {
  const { api } = openDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Paliwo 25.10' })).toBeDefined();
  expect(await screen.findByRole('img', { name: 'paliwo.jpg' })).toBeDefined();
  expect(screen.getByLabelText<HTMLSelectElement>('Rodzaj').value).toBe('cost');
  expect(screen.getByText('Tomasz Bąk, 24 lis')).toBeDefined();
  expect(api.sent('GET /documents/{id}/files/{number}/address').map(({ url }) => url)).toEqual([
    `/documents/${receipt.id}/files/1/address`,
  ]);
});

test('it is accepted with one press or the key A, in the version that was seen', async () => {
  const { api, person } = openDocument();
  api.on('POST /documents/{id}/status', {
    data: { ...receipt, status: 'accepted', transitions: ['booked', 'in_review'], version: 2 },
  });
  await screen.findByRole('button', { name: 'Przyjmij' });
  await person.keyboard('a');
  expect(await screen.findByText('Status: Przyjęty')).toBeDefined();
  expect(api.sent('POST /documents/{id}/status')).toEqual([
    { url: `/documents/${receipt.id}/status`, query: {}, key: anyKey, body: { to: 'accepted', version: 1 } },
  ]);
});

test('a return asks for what the client is to read, and says what the server has against it', async () => {
  const { api, person } = openDocument();
  const missing = 'Napisz, co jest do poprawy';
  api.on(
    'POST /documents/{id}/status',
    refused(422, 'validation', missing, { errors: [{ pointer: '/remark', code: 'required', message: missing }] }),
  );
  await person.click(await screen.findByRole('button', { name: 'Zwróć do poprawy' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zwrot do poprawy: Paliwo 25.10' });
  const verb = within(dialog).getByRole('button', { name: 'Zwróć do poprawy' });
  await person.click(verb);
  expect((await within(dialog).findAllByText(missing)).length).toBeGreaterThan(0);
  await person.click(within(dialog).getByRole('button', { name: 'Ucięty' }));
  api.on('POST /documents/{id}/status', { data: { ...receipt, status: 'to_correct', transitions: [], version: 2 } });
  await person.click(verb);
  expect(await screen.findByText('Status: Do poprawy')).toBeDefined();
  expect(api.sent('POST /documents/{id}/status').at(-1)?.body).toEqual({
    to: 'to_correct',
    version: 1,
    remark: 'Na zdjęciu nie widać całego dokumentu. Zrób je jeszcze raz.',
  });
});

test('a duplicate asks which document it repeats', async () => {
  const { api, person } = openDocument();
  await person.click(await screen.findByRole('button', { name: 'Więcej' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Oznacz jako duplikat' }));
  const dialog = await screen.findByRole('dialog', { name: 'Duplikat: Paliwo 25.10' });
  await person.selectOptions(await within(dialog).findByLabelText('Dokument, który już jest'), [
    await within(dialog).findByRole('option', { name: 'Wyciąg 10/2026 · październik 2026' }),
  ]);
  api.on('POST /documents/{id}/status', { data: { ...receipt, status: 'duplicate', transitions: [], version: 2 } });
  await person.click(within(dialog).getByRole('button', { name: 'Oznacz jako duplikat' }));
  await screen.findByText('Status: Duplikat');
  expect(api.sent('POST /documents/{id}/status').at(-1)?.body).toEqual({
    to: 'duplicate',
    version: 1,
    duplicate_of: statement.id,
  });
});

test('what the office reads on it is saved, amounts as people write them', async () => {
  const { api, person } = openDocument();
  await person.type(await screen.findByLabelText(/^Brutto/), '1 234,5');
  await person.type(screen.getByLabelText(/^Numer dokumentu/), 'F/8841');
  api.on('PUT /documents/{id}', { data: { ...receipt, gross: '1234.50', number: 'F/8841', version: 2 } });
  await person.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Zapisano')).toBeDefined();
  expect(api.sent('PUT /documents/{id}').map(({ body }) => body)).toEqual([
    {
      company_id: receipt.company.id,
      kind: 'cost',
      month: '2026-10',
      title: 'Paliwo 25.10',
      number: 'F/8841',
      contractor_nip: null,
      contractor_name: null,
      issue_date: null,
      sale_date: null,
      payment_due: null,
      net: null,
      vat: null,
      gross: '1234.50',
      currency: 'PLN',
      visibility: 'company',
      version: 1,
    },
  ]);
});

test('the next document to check is a press away', async () => {
  const { person } = openDocument();
  await screen.findByText('1 z 2');
  await person.keyboard('j');
  expect(await screen.findByRole('heading', { level: 1, name: 'Wyciąg 10/2026' })).toBeDefined();
  expect(await screen.findByText('Bez podglądu')).toBeDefined();
});

test('who may not check it reads it, and a booked one is read by everybody', async () => {
  const booked: Document = { ...receipt, status: 'booked', editable: false, transitions: [], gross: '284.00' };
  openDocument({ document: booked, as: olga, config: withModule('documents', { components: {} }) });
  const facts = await screen.findByRole('region', { name: 'Dane dokumentu' });
  expect(textOf(facts)).toBe('Dane dokumentu Rodzaj Faktura kosztowa Miesiąc październik 2026 Brutto 284,00 zł');
  expect(screen.queryByRole('button', { name: 'Więcej' })).toBeNull();
});

test('a picture can be enlarged and turned', async () => {
  const { person } = openDocument();
  await screen.findByRole('img', { name: 'paliwo.jpg' });
  await person.click(screen.getByRole('button', { name: 'Powiększ' }));
  await person.click(screen.getByRole('button', { name: 'Obróć' }));
  await waitFor(() => expect(screen.getByRole('img', { name: 'paliwo.jpg' }).style.rotate).toBe('90deg'));
  expect(screen.getByText('125%')).toBeDefined();
});

test('an address without a document says so', async () => {
  openDocument({ answers: { 'GET /documents/{id}': refused(404, 'not_found', 'Nie ma takiego dokumentu') } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Strony nie znaleziono' })).toBeDefined();
});
