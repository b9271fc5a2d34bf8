import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BodyOf } from '../../../testing/contract.ts';
import { type Answers, anyKey, broken, offline, refused } from '../../../testing/fake-api.ts';
import { filledTable, rowsOf, textOf } from '../../../testing/read.ts';
import { type Given, renderPortal } from '../../../testing/render.tsx';
import { bistro, companyRef, delta, pageOf } from '../../../testing/samples/companies.ts';
import { officeFrame } from '../../../testing/samples/frame.ts';
import { idOf } from '../../../testing/samples/ids.ts';
import { cit, totals, vat, zus } from '../../../testing/samples/liabilities.ts';
import { anna, olga } from '../../../testing/samples/people.ts';

/** What the server says of Delta's VAT and Bistro's contributions when they are to be told to the clients. */
const preview: BodyOf<'POST /liabilities/publish'>['data'] = {
  dry_run: true,
  publishable: 1,
  refused: 1,
  total: '6816.00',
  companies: [
    {
      company: companyRef(delta),
      recipients: 2,
      total: '6816.00',
      liabilities: [
        {
          id: vat.id,
          kind: 'vat',
          partner: null,
          period: '2026-10',
          amount: '6816.00',
          due_date: '2026-11-25',
          status: 'calculated',
          refused: null,
        },
      ],
    },
    {
      company: companyRef(bistro),
      recipients: 0,
      total: '0.00',
      liabilities: [
        {
          id: zus.id,
          kind: 'zus',
          partner: null,
          period: '2026-10',
          amount: null,
          due_date: '2026-12-21',
          status: 'calculated',
          refused: 'Najpierw wpisz kwotę',
        },
      ],
    },
  ],
  job: null,
};

function openList({ answers, ...given }: Given = {}) {
  const all: Answers = {
    ...officeFrame,
    'GET /liabilities': pageOf([vat, cit, zus]),
    'GET /liabilities/totals': totals,
    ...answers,
  };
  return renderPortal('/dashboard/liabilities', { as: anna, answers: all, ...given });
}

type List = ReturnType<typeof openList>;
const table = () => filledTable('Zobowiązania');
/** What the list has asked for; how many amounts are older and not settled is asked for besides. */
const asked = ({ api }: Pick<List, 'api'>) =>
  api
    .sent('GET /liabilities')
    .filter(({ query }) => query['limit'] !== '1')
    .map(({ url }) => url);

/** Marks Delta's VAT and Bistro's contributions, and asks for one thing to be done to both. */
async function withBoth({ person }: List, verb: string): Promise<void> {
  await table();
  for (const name of ['VAT', 'Składki ZUS'])
    await person.click(screen.getByRole('checkbox', { name: new RegExp(`^Zaznacz: .*${name}`) }));
  const bar = await screen.findByRole('region', { name: 'Zaznaczone' });
  await person.click(within(bar).getByRole('button', { name: verb }));
}

test('the list shows the amounts with their terms and how far each is', async () => {
  const list = openList();
  expect(rowsOf(await table())).toEqual([
    ['Zaznacz wszystkie na stronie', 'Firma', 'Rodzaj', 'Okres', 'Kwota', 'Termin płatności', 'Status'],
    ['', delta.name, 'VAT', 'październik 2026', '6 816,00 zł', '25 lis dziś', 'Zatwierdzone'],
    ['', delta.name, 'Zaliczka CIT', 'październik 2026', '1 943,00 zł', '20 lis 5 dni po terminie', 'Po terminie'],
    ['', bistro.name, 'Składki ZUS', 'październik 2026', '– Bez kwoty', '21 gru', 'Do wyliczenia'],
    ['Razem do zapłaty', '', '', '8 759,00 zł', '', ''],
    ['Razem do zwrotu lub przeniesienia', '', '', '120,50 zł', '', ''],
  ]);
  expect(screen.getByText('3 zobowiązania')).toBeDefined();
  expect(asked(list)).toEqual(['/liabilities?page=1&limit=25&sort=due_date:asc&filters[month]=2026-10']);
});

test('the groups of amounts stand above the list and lead to their filter', async () => {
  const list = openList();
  await table();
  await list.person.click(screen.getByRole('link', { name: /^Do przekazania/ }));
  await waitFor(() =>
    expect(asked(list).at(-1)).toBe(
      '/liabilities?page=1&limit=25&sort=due_date:asc&filters[month]=2026-10&filters[state]=to_publish',
    ),
  );
  expect(screen.getByRole('link', { name: /^Do przekazania/ }).getAttribute('aria-current')).toBe('page');
});

test('each group says how many there are of it, and below stands what they come to', async () => {
  const list = openList();
  await table();
  const groups = await screen.findByRole('navigation', { name: 'Stan' });
  await within(groups).findByText('3');
  expect(within(groups).getAllByRole('link').map(textOf)).toEqual([
    'Wszystkie 3',
    'Do wyliczenia 1',
    'Do przekazania 1',
    'Otwarte 1',
    'Do potwierdzenia 0',
    'Zakończone 0',
  ]);
  await list.person.click(within(groups).getByRole('link', { name: /^Do przekazania/ }));
  await waitFor(() =>
    expect([...document.querySelectorAll('tfoot tr')].map(textOf)).toEqual(['Razem do zapłaty 6 816,00 zł']),
  );
  expect(list.api.sent('GET /liabilities/totals').map(({ url }) => url)).toEqual([
    '/liabilities/totals?filters[month]=2026-10',
  ]);
});

test('before clients are told, the office sees who gets what and what stands in the way', async () => {
  const list = openList({ answers: { 'POST /liabilities/publish': { data: preview } } });
  await withBoth(list, 'Przekaż klientowi');
  const dialog = await screen.findByRole('dialog', { name: 'Przekazanie kwot klientom' });
  expect(await within(dialog).findByText('1 kwota, firmy: 1, razem 6 816,00 zł')).toBeDefined();
  expect(within(dialog).getByText('1 kwota nie zostanie przekazana. Powód jest przy niej.')).toBeDefined();
  expect(textOf(within(dialog).getByRole('region', { name: 'Firmy i kwoty' }))).toBe(
    'Bistro Cztery Kąty Paweł Ćwik 0,00 zł Nikt nie dostanie wiadomości: firma nie ma osoby z dostępem ' +
      'Składki ZUS za październik 2026 do 21 gru – Bez kwoty Najpierw wpisz kwotę ' +
      'Delta Spedycja Sp. z o.o. 6 816,00 zł Wiadomość dostaną 2 osoby VAT za październik 2026 do 25 lis 6 816,00 zł',
  );
  expect(list.api.sent('POST /liabilities/publish').map(({ body }) => body)).toEqual([
    { ids: [vat.id, zus.id], channels: ['email'], dry_run: true },
  ]);
});

/** Whether it only asks what would come of it. */
const isDry = (body: unknown) => (body as { dry_run: boolean }).dry_run;

/** The same amounts after clients were told, as far as nothing stood in the way. */
const afterwards: typeof preview = {
  ...preview,
  companies: preview.companies.map((company) => ({
    ...company,
    liabilities: company.liabilities.map((liability) =>
      liability.refused === null ? { ...liability, status: 'published', refused: 'Klient już ma tę kwotę' } : liability,
    ),
  })),
};

test('clients are told in the ways that were chosen, and the work that begins is followed to its end', async () => {
  const job: BodyOf<'GET /jobs/{id}'>['data'] = {
    id: idOf(6001),
    kind: 'publish',
    status: 'running',
    done: 0,
    total: 1,
    counts: {},
    error: null,
    created_by: 'Anna Kowalska',
    created_at: '2026-11-25T09:00:00Z',
    finished_at: null,
  };
  const list = openList({ answers: { 'POST /liabilities/publish': { data: preview } } });
  const { api, person, pass } = list;
  await withBoth(list, 'Przekaż klientowi');
  const dialog = await screen.findByRole('dialog', { name: 'Przekazanie kwot klientom' });
  const verb = await within(dialog).findByRole('button', { name: 'Przekaż 1 kwotę' });
  await person.click(within(dialog).getByRole('checkbox', { name: 'E-mail' }));
  expect(within(dialog).getByText('Wybierz przynajmniej jeden sposób')).toBeDefined();
  await person.click(verb);
  await person.click(within(dialog).getByRole('checkbox', { name: 'SMS' }));
  api.on('POST /liabilities/publish', ({ body }) => ({
    data: isDry(body) ? afterwards : { ...preview, dry_run: false, job },
  }));
  api.on('GET /jobs/{id}', { data: { ...job, status: 'done', done: 1, finished_at: '2026-11-25T09:00:05Z' } });
  await person.click(verb);
  expect(await within(dialog).findByText('Możesz zamknąć to okno, praca trwa dalej.')).toBeDefined();
  await pass(5_000);
  expect(await within(dialog).findByText('Przekazano 1 kwotę. 1 kwota nie została przekazana')).toBeDefined();
  expect(textOf(within(dialog).getByRole('region', { name: 'Wynik przekazania' }))).toBe(
    'Bistro Cztery Kąty Paweł Ćwik: Składki ZUS za październik 2026 Najpierw wpisz kwotę – Bez kwoty ' +
      'Delta Spedycja Sp. z o.o.: VAT za październik 2026 W portalu klienta. Wiadomość dostają 2 osoby 6 816,00 zł',
  );
  const [, told] = api.sent('POST /liabilities/publish');
  expect(told).toEqual({
    url: '/liabilities/publish',
    query: {},
    key: anyKey,
    body: { ids: [vat.id, zus.id], channels: ['sms'], dry_run: false },
  });
  await person.click(within(dialog).getAllByRole('button', { name: 'Zamknij' }).at(-1) as HTMLElement);
  expect(screen.queryByRole('region', { name: 'Zaznaczone' })).toBeNull();
});

test.each([
  ['a lost connection', offline, 'Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie'],
  ['a fault of the server', broken, 'Coś nie działa po naszej stronie. Spróbuj ponownie'],
])('after %s nobody is told, and the dialog says so and lets one try again', async (_, trouble, sentence) => {
  const list = openList({ answers: { 'POST /liabilities/publish': { data: preview } } });
  await withBoth(list, 'Przekaż klientowi');
  const dialog = await screen.findByRole('dialog', { name: 'Przekazanie kwot klientom' });
  const verb = await within(dialog).findByRole('button', { name: 'Przekaż 1 kwotę' });
  list.api.on('POST /liabilities/publish', trouble);
  await list.person.click(verb);
  expect((await within(dialog).findByRole('alert')).textContent).toBe(sentence);
  list.api.on('POST /liabilities/publish', { data: { ...preview, dry_run: false, publishable: 0 } });
  await list.person.click(within(dialog).getByRole('button', { name: 'Przekaż 1 kwotę' }));
  expect(await within(dialog).findByText(/2 kwoty nie zostały przekazane/)).toBeDefined();
});

test('amounts are approved each in the version that was seen, and a refusal is told with its reason', async () => {
  const list = openList();
  list.api.on('POST /liabilities/{id}/status', ({ url }) =>
    url.includes(zus.id) ? refused(422, 'amount_missing', 'Najpierw wpisz kwotę') : { data: { ...vat, version: 5 } },
  );
  await withBoth(list, 'Zatwierdź');
  const report = await screen.findByRole('dialog', { name: 'Nie udało się: 1' });
  expect(within(report).getAllByRole('listitem').map(textOf)).toEqual([
    `${bistro.name}: Składki ZUS za październik 2026 Najpierw wpisz kwotę`,
    `${delta.name}: VAT za październik 2026 Gotowe`,
  ]);
  expect(list.api.sent('POST /liabilities/{id}/status')).toEqual([
    { url: `/liabilities/${vat.id}/status`, query: {}, key: anyKey, body: { to: 'approved', version: 4 } },
    { url: `/liabilities/${zus.id}/status`, query: {}, key: anyKey, body: { to: 'approved', version: 1 } },
  ]);
});

test('before a month was opened the list says where amounts come from', async () => {
  openList({ answers: { 'GET /liabilities': pageOf([]) } });
  expect(await screen.findByText('Brak zobowiązań za październik 2026')).toBeDefined();
  expect(screen.getByText('Powstaną razem z rozliczeniami, gdy otworzysz miesiąc.')).toBeDefined();
});

test('whoever may not lead tasks reads the amounts and cannot tell them to anybody', async () => {
  openList({ as: olga });
  expect(rowsOf(await table())[0]).toEqual(['Firma', 'Rodzaj', 'Okres', 'Kwota', 'Termin płatności', 'Status']);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ostatnio usunięte' })).toBeNull();
});
