import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, anyKey, broken, offline, refused } from '../../../testing/fake-api.ts';
import { textOf } from '../../../testing/read.ts';
import { type Given, renderPortal } from '../../../testing/render.tsx';
import { bistro, companyRef, delta } from '../../../testing/samples/companies.ts';
import { clientFrame, noCalendar } from '../../../testing/samples/frame.ts';
import { clientHome, clientNovember, documentsTodo } from '../../../testing/samples/home.ts';
import { cit, toldVat } from '../../../testing/samples/liabilities.ts';
import { tomasz } from '../../../testing/samples/people.ts';

const { data } = clientHome;
/** The same home in a month whose documents are awaited, with nothing to pay. */
const awaiting = { data: { ...data, task: clientNovember, todo: [documentsTodo], payments: [], to_pay: '0.00' } };
/** The same home when nothing is left to do. */
const allDone = { data: { ...data, todo: [], payments: [], to_pay: '0.00' } };

function openHome({ answers, ...given }: Given = {}) {
  const all: Answers = { ...clientFrame, ...noCalendar, 'GET /home/my': clientHome, ...answers };
  return renderPortal('/', { as: tomasz, answers: all, ...given });
}

const part = (name: string) => screen.findByRole('region', { name });

test('a client sees how far the settlement is, what to do and what to pay', async () => {
  const { api } = openHome();
  const payments = await part('Do zapłaty');
  expect(textOf(await part('Rozliczenie za październik 2026'))).toBe(
    'Rozliczenie za październik 2026 Do zapłaty 8 759,00 zł Krok 4 z 5: zapłata',
  );
  expect(textOf(await part('Do zrobienia'))).toBe(
    'Do zrobienia 1 rzecz Zapłać 2 zobowiązania razem 8 759,00 zł 20 lis 5 dni po terminie',
  );
  expect(within(payments).getAllByRole('listitem').map(textOf)).toEqual([
    'Zaliczka CIT za październik 2026 20 lis 5 dni po terminie 1 943,00 zł Kopiuj numer rachunku Pokaż kod QR Zapłacone',
    'VAT za październik 2026 25 lis dziś 6 816,00 zł Kopiuj numer rachunku Pokaż kod QR Zapłacone',
  ]);
  expect(textOf(await part('Kontakt z biurem'))).toBe(
    'Kontakt z biurem Maria Wójcik Opiekun Zadzwoń Napisz +48 22 000 00 00 ksiegowa@demo.example',
  );
  expect(api.sent('GET /home/my').map(({ url }) => url)).toEqual([`/home/my?company_id=${delta.id}`]);
  expect(document.title).toBe('Pulpit | Biuro');
});

test('a payment is marked with its day and amount, and is gone from the page', async () => {
  const { api, person } = openHome();
  await part('Do zapłaty');
  await person.click(screen.getByRole('button', { name: 'Zapłacone: VAT za październik 2026' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zapłacone: VAT za październik 2026' });
  expect(within(dialog).getByLabelText<HTMLInputElement>('Kwota wpłaty').value).toBe('6816,00');
  expect(within(dialog).getByLabelText<HTMLInputElement>('Data wpłaty').value).toBe('2026-11-25');
  const paid = { ...toldVat, status: 'paid' as const, paid_at: '2026-11-25', paid_amount: '6816.00', version: 6 };
  api.on('POST /liabilities/{id}/mark-paid', { data: paid });
  api.on('GET /home/my', { data: { ...data, todo: data.todo.slice(0, 1), payments: [cit], to_pay: '1943.00' } });
  await person.click(within(dialog).getByRole('button', { name: 'Zapłacone' }));
  expect(await screen.findByText('Oznaczono jako zapłacone')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Zapłacone: VAT za październik 2026' })).toBeNull());
  expect(api.sent('POST /liabilities/{id}/mark-paid')).toEqual([
    {
      url: `/liabilities/${toldVat.id}/mark-paid`,
      query: {},
      key: anyKey,
      body: { paid_at: '2026-11-25', amount: '6816.00' },
    },
  ]);
});

test('a mistake in the amount is said at its field, and the dialog stays', async () => {
  const { api, person } = openHome();
  await part('Do zapłaty');
  await person.click(screen.getByRole('button', { name: 'Zapłacone: VAT za październik 2026' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zapłacone: VAT za październik 2026' });
  const errors = [{ pointer: '/amount', code: 'too_much', message: 'To więcej, niż jest do zapłaty' }];
  api.on('POST /liabilities/{id}/mark-paid', refused(422, 'invalid', 'To więcej, niż jest do zapłaty', { errors }));
  await person.clear(within(dialog).getByLabelText('Kwota wpłaty'));
  await person.type(within(dialog).getByLabelText('Kwota wpłaty'), '7 000');
  await person.click(within(dialog).getByRole('button', { name: 'Zapłacone' }));
  expect((await within(dialog).findAllByText('To więcej, niż jest do zapłaty')).length).toBeGreaterThan(0);
  expect(within(dialog).getByLabelText('Kwota wpłaty').getAttribute('aria-invalid')).toBe('true');
});

test('documents are confirmed after a question, and the page moves on', async () => {
  const { api, person } = openHome({ answers: { 'GET /home/my': awaiting } });
  expect(await screen.findByText('Czekamy na dokumenty do 7 grudnia')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Potwierdzam komplet dokumentów' }));
  const dialog = await screen.findByRole('dialog', { name: 'Potwierdzić komplet dokumentów?' });
  expect(api.changes()).toEqual([]);
  const confirmed = { ...clientNovember, step: 'booking', status: 'complete', can_confirm: false } as const;
  api.on('POST /tasks/{id}/confirm-documents', {
    data: { ...confirmed, documents_confirmed_at: '2026-11-25T09:00:00Z' },
  });
  api.on('GET /home/my', { data: { ...awaiting.data, task: confirmed, todo: [] } });
  await person.click(within(dialog).getByRole('button', { name: 'Potwierdzam komplet dokumentów' }));
  expect(await screen.findByText('Komplet dokumentów potwierdzony')).toBeDefined();
  expect(await screen.findByText('Wszystko zrobione')).toBeDefined();
  expect(api.sent('POST /tasks/{id}/confirm-documents')).toEqual([
    { url: `/tasks/${clientNovember.id}/confirm-documents`, query: {}, key: anyKey },
  ]);
});

test.each([
  ['a lost connection', offline, 'Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie'],
  ['a fault of the server', broken, 'Coś nie działa po naszej stronie. Spróbuj ponownie'],
  ['a refusal', refused(422, 'not_now', 'Biuro już księguje ten miesiąc'), 'Biuro już księguje ten miesiąc'],
])('after %s the documents are not confirmed, and the question says why', async (_, trouble, sentence) => {
  const { api, person } = openHome({
    answers: { 'GET /home/my': awaiting, 'POST /tasks/{id}/confirm-documents': trouble },
  });
  await person.click(await screen.findByRole('button', { name: 'Potwierdzam komplet dokumentów' }));
  const dialog = await screen.findByRole('dialog', { name: 'Potwierdzić komplet dokumentów?' });
  await person.click(within(dialog).getByRole('button', { name: 'Potwierdzam komplet dokumentów' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe(sentence);
  expect(api.changes()).toEqual(['POST /tasks/{id}/confirm-documents']);
});

test('a page that could not be read says so and can be asked again', async () => {
  const { api, person } = openHome({ answers: { 'GET /home/my': broken } });
  expect(await screen.findByText('Nie udało się wczytać tej części')).toBeDefined();
  api.on('GET /home/my', allDone);
  await person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText('Wszystko zrobione')).toBeDefined();
});

test('who may only look is offered nothing to do', async () => {
  const viewer = { ...tomasz, companies: tomasz.companies.map((one) => ({ ...one, role: 'viewer' as const })) };
  const home = { data: { ...data, role: 'viewer' as const, task: { ...clientNovember, can_confirm: false } } };
  openHome({ as: viewer, answers: { 'GET /home/my': home } });
  await part('Do zapłaty');
  expect(screen.queryByRole('button', { name: /^Zapłacone/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Potwierdzam komplet dokumentów' })).toBeNull();
});

test('a client of two companies looks at one, sees what waits in the other, and goes there', async () => {
  const two = {
    ...tomasz,
    companies: [
      ...tomasz.companies,
      { ...companyRef(bistro), vat_number: bistro.vat_number, role: 'representative' as const },
    ],
  };
  const both = [
    { ...companyRef(delta), vat_number: delta.vat_number, waiting: 2 },
    { ...companyRef(bistro), vat_number: bistro.vat_number, waiting: 1 },
  ];
  const { api, person } = openHome({
    as: two,
    answers: {
      'GET /companies/my': { data: [delta, bistro] },
      'GET /home/my': ({ query }) => ({
        data: { ...data, company: companyRef(query['company_id'] === bistro.id ? bistro : delta), companies: both },
      }),
    },
  });
  const others = await part('Twoje pozostałe firmy');
  expect(within(others).getAllByRole('listitem').map(textOf)).toEqual([
    'Bistro Cztery Kąty Paweł Ćwik NIP 1111111111 · 1 rzecz do zrobienia Pokaż',
  ]);
  await person.click(within(others).getByRole('button', { name: `Pokaż: ${bistro.name}` }));
  await waitFor(() =>
    expect(api.sent('GET /home/my').map(({ query }) => query['company_id'])).toEqual([delta.id, bistro.id]),
  );
  expect(await within(await part('Twoje pozostałe firmy')).findByText(delta.name)).toBeDefined();
});
