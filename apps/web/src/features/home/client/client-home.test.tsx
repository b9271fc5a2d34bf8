import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Answers, anyKey, broken, offline, refused } from '../../../testing/fake-api.ts';
import { textOf } from '../../../testing/read.ts';
import { type Given, renderPortal } from '../../../testing/render.tsx';
import { bistro, companyRef, delta } from '../../../testing/samples/companies.ts';
import { clientFrame, noCalendar } from '../../../testing/samples/frame.ts';
import { clientHome, clientNovember, documentsTodo } from '../../../testing/samples/home.ts';
import { cit, toldVat } from '../../../testing/samples/liabilities.ts';
import { withModule } from '../../../testing/samples/office.ts';
import { tomasz } from '../../../testing/samples/people.ts';
import { octoberRow } from '../../../testing/samples/tasks.ts';

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

test('a client sees what to pay and by when, with one button that pays what is due first', async () => {
  const { api } = openHome();
  const payments = await part('Do zapłaty');
  const hero = await part('Najbliższe płatności');
  expect(textOf(hero)).toBe(
    '5 dni po terminie 8 759,00 zł 2 płatności za październik 2026 · termin pierwszej był 20 listopada Zapłać Krok 4 z 5: zapłata',
  );
  expect(within(hero).getByRole('link', { name: 'Zapłać' }).getAttribute('href')).toBe(`/?pay=${cit.id}`);
  expect(within(hero).getByRole('link', { name: /^Krok/ }).getAttribute('href')).toBe(`/settlements/${octoberRow.id}`);
  expect(screen.queryByRole('region', { name: 'Do zrobienia' })).toBeNull();
  expect(within(payments).getAllByRole('listitem').map(textOf)).toEqual([
    'Zaliczka CIT Zaliczka CIT za październik 2026 20 lis 5 dni po terminie 1 943,00 zł',
    'VAT VAT za październik 2026 25 lis dziś 6 816,00 zł',
  ]);
  expect(screen.getAllByText('8 759,00 zł')).toHaveLength(1);
  expect(textOf(await part('Kontakt z biurem'))).toBe(
    'Kontakt z biurem Maria Wójcik Opiekun Zadzwoń Napisz +48 22 000 00 00 ksiegowa@demo.example',
  );
  expect(api.sent('GET /home/my').map(({ url }) => url)).toEqual([`/home/my?company_id=${delta.id}`]);
  expect(document.title).toBe('Pulpit | Biuro');
});

test.each<[string, Partial<typeof data>, string]>([
  [
    'one payment',
    { payments: [toldVat], to_pay: '6816.00' },
    'Termin: dziś 6 816,00 zł VAT za październik 2026 · termin 25 listopada',
  ],
  [
    'payments of one day that is past',
    { payments: [cit, { ...toldVat, due_date: cit.due_date, overdue: true }] },
    '5 dni po terminie 8 759,00 zł 2 płatności za październik 2026 · termin był 20 listopada',
  ],
  [
    'payments of several months',
    { payments: [{ ...cit, period: '2026-09' }, toldVat] },
    '5 dni po terminie 8 759,00 zł 2 płatności · termin pierwszej był 20 listopada',
  ],
])('the hero of %s says by when', async (_what, change, said) => {
  openHome({ answers: { 'GET /home/my': { data: { ...data, ...change } } } });
  expect(textOf(await part('Najbliższe płatności'))).toContain(said);
});

test('documents that are awaited sooner than any payment come first, and payments stand below', async () => {
  const incomplete = {
    ...clientNovember,
    status: 'incomplete' as const,
    missing: ['Wyciąg'],
    docs_due_at: '2026-11-19',
  };
  openHome({
    answers: { 'GET /home/my': { data: { ...data, task: incomplete, todo: [documentsTodo, ...data.todo] } } },
  });
  expect(await screen.findByText('Brakuje 1 dokumentu')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Najbliższe płatności' })).toBeNull();
  expect(within(await part('Do zrobienia')).getAllByRole('listitem')).toHaveLength(1);
  expect(within(await part('Do zapłaty')).getAllByRole('listitem')).toHaveLength(2);
});

test('the sheet pays over the home, and the page is empty afterwards', async () => {
  const { api, person } = openHome({
    answers: {
      'GET /home/my': { data: { ...data, payments: [toldVat], to_pay: '6816.00' } },
      'GET /liabilities/{id}': { data: toldVat },
      'GET /liabilities/{id}/transfer': broken,
    },
  });
  await part('Najbliższe płatności');
  await person.click(screen.getByRole('link', { name: 'Zapłać' }));
  const sheet = await screen.findByRole('dialog', { name: 'VAT za październik 2026' });
  const paid = { ...toldVat, status: 'paid' as const, paid_at: '2026-11-25', paid_amount: '6816.00', version: 6 };
  api.on('POST /liabilities/{id}/mark-paid', { data: paid });
  api.on('GET /home/my', allDone);
  await person.click(within(sheet).getByRole('button', { name: 'Zapłacone' }));
  expect(await screen.findByText('Wszystko zrobione')).toBeDefined();
  expect(location.pathname + location.search).toBe('/');
  expect(api.sent('POST /liabilities/{id}/mark-paid')).toEqual([
    {
      url: `/liabilities/${toldVat.id}/mark-paid`,
      query: {},
      key: anyKey,
      body: { paid_at: '2026-11-25', amount: '6816.00' },
    },
  ]);
});

test('what is missing is sent first, and only then confirmed as all', async () => {
  const incomplete = { ...clientNovember, status: 'incomplete' as const, missing: ['Wyciąg bankowy'] };
  openHome({ answers: { 'GET /home/my': { data: { ...awaiting.data, task: incomplete } } } });
  const hero = (await screen.findByText('Brakuje 1 dokumentu')).closest('section');
  const ways = [...(hero?.querySelectorAll('.button') ?? [])];
  expect(ways.map(textOf)).toEqual(['Dosyłam dokument', 'Potwierdzam komplet dokumentów']);
  expect(ways[0]?.getAttribute('href')).toBe('/documents');
});

test('where the office takes no documents here, it is told what comes', async () => {
  const incomplete = { ...clientNovember, status: 'incomplete' as const, missing: ['Wyciąg bankowy'] };
  const config = withModule('documents', { enabled: false });
  openHome({ config, answers: { 'GET /home/my': { data: { ...awaiting.data, task: incomplete } } } });
  const way = await screen.findByRole('link', { name: 'Dosyłam dokument' });
  expect(way.getAttribute('href')).toBe(`/settlements/${clientNovember.id}?form=late`);
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

test('a page that was opened without a line reads what it lacks when the line is back', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { api } = openHome({ answers: { 'GET /home/my': offline } });
  expect(await screen.findByText('Nie udało się wczytać tej części')).toBeDefined();
  api.on('GET /home/my', allDone);
  line.mockRestore();
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('Wszystko zrobione')).toBeDefined();
});

test('who may only look is offered nothing to do', async () => {
  const viewer = { ...tomasz, companies: tomasz.companies.map((one) => ({ ...one, role: 'viewer' as const })) };
  const home = { data: { ...data, role: 'viewer' as const, task: { ...clientNovember, can_confirm: false } } };
  openHome({ as: viewer, answers: { 'GET /home/my': home } });
  await part('Do zapłaty');
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
