import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { BodyOf } from '../../../testing/contract.ts';
import { type Answers, anyKey, broken, offline, refused } from '../../../testing/fake-api.ts';
import { textOf } from '../../../testing/read.ts';
import { type Given, renderPortal } from '../../../testing/render.tsx';
import { delta, pageOf } from '../../../testing/samples/companies.ts';
import { clientFrame } from '../../../testing/samples/frame.ts';
import { cit, type Liability, toldVat } from '../../../testing/samples/liabilities.ts';
import { tomasz } from '../../../testing/samples/people.ts';

const paidCit: Liability = {
  ...cit,
  status: 'paid',
  overdue: false,
  paid_at: '2026-11-24',
  paid_amount: '1943.00',
  version: 6,
};

const transfer: BodyOf<'GET /liabilities/{id}/transfer'>['data'] = {
  recipient: 'Urząd Skarbowy',
  account: toldVat.account ?? '',
  amount: '6816.00',
  title: 'VAT7 26M10 NIP 5260250274',
  symbol: 'VAT7',
  period: '26M10',
  identifier_type: 'N',
  identifier: '5260250274',
  code: '5260250274|PL|67101000712222526025027400|681600|Urząd Skarbowy|VAT7 26M10|||',
  code_refused: null,
};

function openPayments({ answers, ...given }: Given = {}) {
  const all: Answers = {
    ...clientFrame,
    'GET /liabilities/my': ({ query }) => pageOf(query['state'] === 'paid' ? [paidCit] : [cit, toldVat]),
    ...answers,
  };
  return renderPortal('/payments', { as: tomasz, answers: all, ...given });
}

test('the payments that are open stand with their sum, the term and the way to pay', async () => {
  const { api } = openPayments();
  await screen.findByText('2 płatności, razem 8 759,00 zł');
  const open = screen.getByRole('region', { name: 'Do zapłaty' });
  expect(within(open).getAllByRole('listitem').map(textOf)).toEqual([
    'Zaliczka CIT za październik 2026 20 lis 5 dni po terminie 1 943,00 zł Kopiuj numer rachunku Pokaż kod QR Zapłacone',
    'VAT za październik 2026 25 lis dziś 6 816,00 zł Kopiuj numer rachunku Pokaż kod QR Zapłacone',
  ]);
  expect(document.title).toBe('Płatności | Biuro');
  expect(api.sent('GET /liabilities/my').map(({ url }) => url)).toEqual([
    `/liabilities/my?page=1&limit=25&state=open&company_id=${delta.id}`,
  ]);
});

test('what was paid is a press away', async () => {
  const { api, person } = openPayments();
  await screen.findByText('2 płatności, razem 8 759,00 zł');
  await person.click(screen.getByRole('link', { name: 'Zapłacone' }));
  expect(await screen.findByText('wpłata 24 lis', { exact: false })).toBeDefined();
  expect(location.search).toBe('?state=paid');
  expect(screen.queryByText('VAT za październik 2026')).toBeNull();
  expect(api.sent('GET /liabilities/my').at(-1)?.query['state']).toBe('paid');
});

test('the transfer with its code for the bank’s app is shown as the server gives it, also at the second try', async () => {
  const { api, person } = openPayments();
  await screen.findByText('2 płatności, razem 8 759,00 zł');
  api.on('GET /liabilities/{id}/transfer', broken);
  await person.click(screen.getByRole('button', { name: 'Pokaż kod QR: VAT za październik 2026' }));
  const dialog = await screen.findByRole('dialog', { name: 'VAT za październik 2026' });
  expect(await within(dialog).findByText('Nie udało się przygotować kodu')).toBeDefined();
  api.on('GET /liabilities/{id}/transfer', { data: transfer });
  await person.click(within(dialog).getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await within(dialog).findByRole('img', { name: /^Kod QR z danymi przelewu/ })).toBeDefined();
  expect(textOf(dialog)).toContain(
    'Odbiorca Urząd Skarbowy Numer rachunku 67 1010 0071 2222 5260 2502 7400 Kwota 6 816,00 zł ' +
      'Tytuł przelewu VAT7 26M10 NIP 5260250274 Symbol formularza VAT7 Okres 26M10 Identyfikator (NIP) 5260250274',
  );
});

test('a payment that is marked leaves the list, and the same intention is sent again after a lost answer', async () => {
  const { api, person } = openPayments();
  await screen.findByText('2 płatności, razem 8 759,00 zł');
  await person.click(screen.getByRole('button', { name: 'Zapłacone: Zaliczka CIT za październik 2026' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zapłacone: Zaliczka CIT za październik 2026' });
  api.on('POST /liabilities/{id}/mark-paid', offline);
  await person.click(within(dialog).getByRole('button', { name: 'Zapłacone' }));
  expect(textOf(await within(dialog).findByRole('alert'))).toContain('Brak połączenia z serwerem');
  api.on('POST /liabilities/{id}/mark-paid', { data: paidCit });
  api.on('GET /liabilities/my', pageOf([toldVat]));
  await person.click(within(dialog).getByRole('button', { name: 'Zapłacone' }));
  expect(await screen.findByText('1 płatność, razem 6 816,00 zł')).toBeDefined();
  const sent = {
    url: `/liabilities/${cit.id}/mark-paid`,
    query: {},
    key: anyKey,
    body: { paid_at: '2026-11-25', amount: '1943.00' },
  };
  const [first, second] = api.sent('POST /liabilities/{id}/mark-paid');
  expect(first).toEqual(sent);
  expect(second).toEqual(first);
});

test('a proof that is refused stands at its field before anything is marked as paid', async () => {
  const { api, person } = openPayments();
  await screen.findByText('2 płatności, razem 8 759,00 zł');
  await person.click(screen.getByRole('button', { name: 'Zapłacone: Zaliczka CIT za październik 2026' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zapłacone: Zaliczka CIT za październik 2026' });
  const verb = within(dialog).getByRole('button', { name: 'Zapłacone' });
  const file = within(dialog).getByLabelText(/^Potwierdzenie przelewu/);
  expect(textOf(dialog)).toContain('Plik PDF, JPG albo PNG');
  // A person may choose any file: what a field accepts is only what the browser offers first.
  const unfiltered = userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false });
  const refusal = 'Tu pasuje tylko plik: PDF, JPEG, PNG';
  api.on(
    'PUT /liabilities/{id}/proof',
    refused(422, 'validation', refusal, { errors: [{ pointer: '/content', code: 'file_kind', message: refusal }] }),
  );
  await unfiltered.upload(file, new File(['Zapłacone'], 'przelew.txt', { type: 'text/plain' }));
  await person.click(verb);
  expect((await within(dialog).findAllByText(refusal)).length).toBeGreaterThan(0);
  expect(file.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('dialog')).toBe(dialog);
  expect(api.changes()).toEqual(['PUT /liabilities/{id}/proof']);

  const proof = { name: 'przelew.pdf', size: 8, added_at: '2026-11-25T09:00:00Z' };
  api.on('PUT /liabilities/{id}/proof', { data: { ...cit, proof } });
  api.on('POST /liabilities/{id}/mark-paid', offline);
  await unfiltered.upload(file, new File(['%PDF-1.7'], 'przelew.pdf', { type: 'application/pdf' }));
  await person.click(verb);
  expect(textOf(await within(dialog).findByRole('alert'))).toContain('Brak połączenia z serwerem');
  api.on('POST /liabilities/{id}/mark-paid', { data: { ...paidCit, proof } });
  api.on('GET /liabilities/my', pageOf([toldVat]));
  await person.click(verb);
  expect(await screen.findByText('1 płatność, razem 6 816,00 zł')).toBeDefined();
  expect(api.changes()).toEqual([
    'PUT /liabilities/{id}/proof',
    'PUT /liabilities/{id}/proof',
    'POST /liabilities/{id}/mark-paid',
    'POST /liabilities/{id}/mark-paid',
  ]);
});

test('when all is paid the page says so', async () => {
  openPayments({ answers: { 'GET /liabilities/my': pageOf([]) } });
  expect(await screen.findByText('Wszystko zapłacone')).toBeDefined();
  expect(screen.getByText('Gdy biuro policzy kolejne kwoty, pojawią się tutaj.')).toBeDefined();
});

test('payments that could not be read are told as such, and can be asked for again', async () => {
  const { api, person } = openPayments({ answers: { 'GET /liabilities/my': broken } });
  expect(await screen.findByText('Coś nie działa po naszej stronie. Spróbuj ponownie', { exact: false })).toBeDefined();
  api.on('GET /liabilities/my', pageOf([toldVat]));
  await person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText('1 płatność, razem 6 816,00 zł')).toBeDefined();
});

test('who may only look cannot mark anything as paid', async () => {
  const viewer = { ...tomasz, companies: tomasz.companies.map((one) => ({ ...one, role: 'viewer' as const })) };
  openPayments({ as: viewer });
  await screen.findByText('2 płatności, razem 8 759,00 zł');
  expect(screen.queryByRole('button', { name: /^Zapłacone/ })).toBeNull();
});
