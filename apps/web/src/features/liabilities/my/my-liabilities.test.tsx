import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { BodyOf } from '../../../testing/contract.ts';
import { type Answers, anyKey, broken, held, offline, refused } from '../../../testing/fake-api.ts';
import { textOf } from '../../../testing/read.ts';
import { type Given, renderPortal } from '../../../testing/render.tsx';
import { delta, pageOf } from '../../../testing/samples/companies.ts';
import { clientFrame } from '../../../testing/samples/frame.ts';
import { idOf } from '../../../testing/samples/ids.ts';
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

function openPayments({ answers, at = '/payments', ...given }: Given & { at?: string } = {}) {
  const all: Answers = {
    ...clientFrame,
    'GET /liabilities/my': ({ query }) => pageOf(query['state'] === 'paid' ? [paidCit] : [cit, toldVat]),
    'GET /liabilities/{id}': ({ url }) => ({ data: url.endsWith(cit.id) ? cit : toldVat }),
    'GET /liabilities/{id}/transfer': { data: transfer },
    ...answers,
  };
  return renderPortal(at, { as: tomasz, answers: all, ...given });
}

test('the payments that are open stand with their sum, the term and the way to pay', async () => {
  const { api } = openPayments();
  await screen.findByText('2 płatności, razem 8 759,00 zł');
  const open = screen.getByRole('region', { name: 'Do zapłaty' });
  expect(
    within(open)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([`/payments?pay=${cit.id}`, `/payments?pay=${toldVat.id}`]);
  expect(within(open).getAllByRole('listitem').map(textOf)).toEqual([
    'Zaliczka CIT Zaliczka CIT za październik 2026 20 lis 5 dni po terminie 1 943,00 zł',
    'VAT VAT za październik 2026 25 lis dziś 6 816,00 zł',
  ]);
  expect(
    within(screen.getByRole('navigation', { name: 'Które płatności' }))
      .getAllByRole('link')
      .map(textOf),
  ).toEqual(['Do zapłaty 2', 'Zapłacone 1']);
  const sections = screen.getAllByRole('link', { name: 'Płatności' }).map(textOf);
  expect(sections).toContain('Płatności 2 2 do zapłaty');
  expect(document.title).toBe('Płatności | Biuro');
  const lists = api.sent('GET /liabilities/my').filter(({ query }) => query['limit'] === '25');
  expect(lists.map(({ url }) => url)).toEqual([
    `/liabilities/my?page=1&limit=25&state=open&company_id=${delta.id}`,
    `/liabilities/my?page=1&limit=25&state=paid&company_id=${delta.id}`,
  ]);
});

test('what was paid is a press away, under the month of its payment', async () => {
  const paidInMay: Liability = { ...paidCit, id: idOf(3900), kind: 'vat', period: '2026-04', paid_at: '2026-05-20' };
  const { person } = openPayments({
    answers: {
      'GET /liabilities/my': ({ query }) => pageOf(query['state'] === 'paid' ? [paidCit, paidInMay] : [cit, toldVat]),
    },
  });
  await screen.findByText('2 płatności, razem 8 759,00 zł');
  await person.click(screen.getByRole('link', { name: /^Zapłacone/ }));
  expect(await screen.findByText('wpłata 24 lis', { exact: false })).toBeDefined();
  expect(location.search).toBe('?state=paid');
  const paid = screen.getByRole('region', { name: 'Zapłacone' });
  expect(within(paid).getAllByRole('region').map(textOf)).toEqual([
    'listopad 2026 Zaliczka CIT za październik 2026 wpłata 24 lis 1 943,00 zł Zapłacone',
    'maj 2026 VAT za kwiecień 2026 wpłata 20 maj 1 943,00 zł Zapłacone',
  ]);
});

const openSheet = async (person: Awaited<ReturnType<typeof openPayments>>['person'], name: string) => {
  await screen.findByText('2 płatności, razem 8 759,00 zł');
  await person.click(screen.getByRole('link', { name: new RegExp(`${name} za październik 2026$`) }));
  return screen.findByRole('dialog', { name: new RegExp(`${name} za październik 2026$`) });
};

test('the sheet of a payment has the code for the bank’s app and each part of the transfer, also at the second try', async () => {
  const { api, person } = openPayments({ answers: { 'GET /liabilities/{id}/transfer': broken } });
  const sheet = await openSheet(person, 'VAT');
  expect(await within(sheet).findByText('Nie udało się przygotować kodu')).toBeDefined();
  api.on('GET /liabilities/{id}/transfer', { data: transfer });
  await person.click(within(sheet).getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await within(sheet).findByRole('img', { name: /^Kod QR z danymi przelewu/ })).toBeDefined();
  expect(textOf(sheet)).toContain(
    'Rachunek 67 1010 0071 2222 5260 2502 7400 Kopiuj Kwota 6 816,00 Kopiuj Tytuł VAT7 26M10 NIP 5260250274 Kopiuj ' +
      'Pozostałe dane przelewu',
  );
  expect(textOf(sheet)).toContain(
    'Odbiorca Urząd Skarbowy Symbol formularza VAT7 Okres 26M10 Identyfikator (NIP) 5260250274',
  );
});

test('a payment that is said leads to the next one, from where it can be taken back', async () => {
  const { api, person } = openPayments();
  const sheet = await openSheet(person, 'Zaliczka CIT');
  expect(location.search).toBe(`?pay=${cit.id}`);
  expect(within(sheet).getByRole('heading', { name: '1 z 2 · Zaliczka CIT za październik 2026' })).toBeDefined();
  api.on('POST /liabilities/{id}/mark-paid', offline);
  await person.click(within(sheet).getByRole('button', { name: 'Zapłacone, dalej' }));
  expect(textOf(await within(sheet).findByRole('alert'))).toContain('Brak połączenia z serwerem');
  api.on('POST /liabilities/{id}/mark-paid', { data: paidCit });
  api.on('GET /liabilities/my', ({ query }) => pageOf(query['state'] === 'paid' ? [paidCit] : [toldVat]));
  await person.click(within(sheet).getByRole('button', { name: 'Zapłacone, dalej' }));
  const next = await screen.findByRole('dialog', { name: '2 z 2 · VAT za październik 2026' });
  expect(within(next).getByRole('button', { name: 'Zapłacone' })).toBeDefined();
  expect(location.search).toBe(`?pay=${toldVat.id}`);
  const sent = {
    url: `/liabilities/${cit.id}/mark-paid`,
    query: {},
    key: anyKey,
    body: { paid_at: '2026-11-25', amount: '1943.00' },
  };
  const [first, second] = api.sent('POST /liabilities/{id}/mark-paid');
  expect(first).toEqual(sent);
  expect(second).toEqual(first);

  expect(within(next).getByText('Zaliczka CIT za październik 2026: zapłacone')).toBeDefined();
  api.on('DELETE /liabilities/{id}/mark-paid', { data: cit });
  api.on('GET /liabilities/my', ({ query }) => pageOf(query['state'] === 'paid' ? [] : [cit, toldVat]));
  await person.click(within(next).getByRole('button', { name: 'Cofnij' }));
  expect(await screen.findByRole('dialog', { name: '2 z 2 · VAT za październik 2026' })).toBeDefined();
  expect(api.sent('DELETE /liabilities/{id}/mark-paid').map(({ url }) => url)).toEqual([
    `/liabilities/${cit.id}/mark-paid`,
  ]);
});

test('after the last payment the sheet closes and the list is empty', async () => {
  const { api, person } = openPayments({
    answers: { 'GET /liabilities/my': ({ query }) => pageOf(query['state'] === 'paid' ? [] : [cit]) },
  });
  await screen.findByText('1 płatność, razem 1 943,00 zł');
  await person.click(screen.getByRole('link', { name: /Zaliczka CIT za październik 2026$/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Zaliczka CIT za październik 2026' });
  api.on('POST /liabilities/{id}/mark-paid', { data: paidCit });
  api.on('GET /liabilities/my', ({ query }) => pageOf(query['state'] === 'paid' ? [paidCit] : []));
  await person.click(within(sheet).getByRole('button', { name: 'Zapłacone' }));
  expect(await screen.findByText('Oznaczono jako zapłacone')).toBeDefined();
  expect(await screen.findByText('Wszystko zapłacone')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname + location.search).toBe('/payments');
});

test('a link of a mail opens the sheet of its payment', async () => {
  openPayments({ at: `/payments?pay=${toldVat.id}` });
  expect(await screen.findByRole('dialog', { name: '2 z 2 · VAT za październik 2026' })).toBeDefined();
});

test('a link of a mail to what is paid by now leads to its page', async () => {
  openPayments({
    at: `/payments?pay=${paidCit.id}`,
    answers: { 'GET /liabilities/my': pageOf([toldVat]), 'GET /liabilities/{id}': { data: paidCit } },
  });
  await waitFor(() => expect(location.pathname).toBe(`/payments/${paidCit.id}`));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('another amount or a proof that is refused stands at its field before anything is marked as paid', async () => {
  const { api, person } = openPayments();
  const sheet = await openSheet(person, 'Zaliczka CIT');
  await person.click(within(sheet).getByRole('button', { name: 'Inna kwota lub potwierdzenie przelewu' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zapłacone: Zaliczka CIT za październik 2026' });
  expect(within(dialog).getByLabelText<HTMLInputElement>('Kwota wpłaty').value).toBe('1943,00');
  const verb = within(dialog).getByRole('button', { name: 'Zapłacone' });
  const file = within(dialog).getByLabelText(/^Potwierdzenie przelewu/);
  expect(textOf(dialog)).toContain('Plik PDF, JPG albo PNG, najwyżej 50 MB');
  // A person may choose any file: what a field accepts is only what the browser offers first.
  const unfiltered = userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false });
  const refusal = 'Dodaj plik jednego z rodzajów: PDF, JPG, PNG';
  api.on(
    'PATCH /uploads/{id}',
    refused(422, 'invalid', refusal, { errors: [{ pointer: '/file', code: 'file_kind', message: refusal }] }),
  );
  await unfiltered.upload(file, new File(['Zapłacone'], 'przelew.txt', { type: 'text/plain' }));
  await person.click(verb);
  expect((await within(dialog).findAllByText(refusal)).length).toBeGreaterThan(0);
  expect(file.getAttribute('aria-invalid')).toBe('true');
  expect(api.changes()).toEqual(['POST /uploads', 'PATCH /uploads/{id}']);

  const proof = { name: 'przelew.pdf', size: 8, added_at: '2026-11-25T09:00:00Z' };
  api.on('PATCH /uploads/{id}', undefined);
  api.on('PUT /liabilities/{id}/proof', { data: { ...cit, proof } });
  api.on('POST /liabilities/{id}/mark-paid', offline);
  await unfiltered.upload(file, new File(['%PDF-1.7'], 'przelew.pdf', { type: 'application/pdf' }));
  await person.click(verb);
  expect(textOf(await within(dialog).findByRole('alert'))).toContain('Brak połączenia z serwerem');
  api.on('POST /liabilities/{id}/mark-paid', { data: { ...paidCit, proof } });
  api.on('GET /liabilities/my', ({ query }) => pageOf(query['state'] === 'paid' ? [paidCit] : [toldVat]));
  await person.click(verb);
  expect(await screen.findByRole('dialog', { name: '2 z 2 · VAT za październik 2026' })).toBeDefined();
  expect(api.uploads.at(-1)).toMatchObject({ name: 'przelew.pdf', purpose: 'payment_proof', text: '%PDF-1.7' });
  expect(api.sent('PUT /liabilities/{id}/proof').map(({ body }) => body)).toEqual([
    { upload_id: api.uploads.at(-1)?.id },
  ]);
  expect(api.changes().slice(2)).toEqual([
    'POST /uploads',
    'PATCH /uploads/{id}',
    'PUT /liabilities/{id}/proof',
    'POST /liabilities/{id}/mark-paid',
    'POST /liabilities/{id}/mark-paid',
  ]);
});

test('a proof whose line breaks goes on where the server has it; a large one tells how much has arrived', async () => {
  const { api, person } = openPayments();
  const sheet = await openSheet(person, 'Zaliczka CIT');
  await person.click(within(sheet).getByRole('button', { name: 'Inna kwota lub potwierdzenie przelewu' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zapłacone: Zaliczka CIT za październik 2026' });
  const verb = within(dialog).getByRole('button', { name: 'Zapłacone' });
  const file = within(dialog).getByLabelText(/^Potwierdzenie przelewu/);
  const content = `%PDF-1.7${'x'.repeat(2 ** 21)}`;
  await person.upload(file, new File([content], 'skan.pdf', { type: 'application/pdf' }));

  let pieces = 0;
  const second = held<typeof offline>();
  api.on('PATCH /uploads/{id}', () => {
    pieces += 1;
    return pieces === 1 ? undefined : pieces === 2 ? second.answer() : offline;
  });
  await person.click(verb);
  await waitFor(() => expect(textOf(verb)).toBe('Wysłano 12%'));
  second.release(offline);
  await waitFor(() => expect(pieces).toBe(2));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(textOf(await within(dialog).findByRole('alert'))).toContain('Brak połączenia z serwerem');
  expect(textOf(verb)).toBe('Zapłacone');

  api.on('PATCH /uploads/{id}', undefined);
  api.on('PUT /liabilities/{id}/proof', { data: cit });
  api.on('POST /liabilities/{id}/mark-paid', { data: paidCit });
  api.on('GET /liabilities/my', pageOf([toldVat]));
  await person.click(verb);
  expect(await screen.findByRole('dialog', { name: '2 z 2 · VAT za październik 2026' })).toBeDefined();
  expect(api.uploads.map(({ name, text }) => [name, text === content])).toEqual([['skan.pdf', true]]);
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

test('who may only look sees the transfer and cannot mark it as paid', async () => {
  const viewer = { ...tomasz, companies: tomasz.companies.map((one) => ({ ...one, role: 'viewer' as const })) };
  const { person } = openPayments({ as: viewer });
  const sheet = await openSheet(person, 'VAT');
  expect(await within(sheet).findByRole('img', { name: /^Kod QR/ })).toBeDefined();
  expect(within(sheet).queryByRole('button', { name: /^Zapłacone/ })).toBeNull();
});
