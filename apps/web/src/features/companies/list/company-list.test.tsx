import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  type Answer,
  type Answers,
  broken,
  offline,
  type Reply,
  refused,
  type Sent,
} from '../../../testing/fake-api.ts';
import { filledTable, rowsOf, textOf } from '../../../testing/read.ts';
import { type Given, renderPortal } from '../../../testing/render.tsx';
import { bistro, companyViews, delta, fundacja, pageOf } from '../../../testing/samples/companies.ts';
import { officeFrame } from '../../../testing/samples/frame.ts';
import { withModule } from '../../../testing/samples/office.ts';
import { anna, maria, olga } from '../../../testing/samples/people.ts';

type Page = Answer<'GET /companies'>;

/** The list itself; how many companies there are is asked for besides, for the navigation. */
const isList = ({ query }: Sent) => query['limit'] !== '1';

interface Opened extends Given {
  /** What the list answers; by default three of forty companies. */
  page?: Page;
}

function openList({ page = pageOf([bistro, delta, fundacja], { total: 40 }), ...given }: Opened = {}) {
  const answer = (sent: Sent) => {
    if (!isList(sent)) return pageOf([], { total: 40 });
    return typeof page === 'function' ? page(sent) : page;
  };
  const answers: Answers = { ...officeFrame, 'GET /companies/views': companyViews, 'GET /companies': answer };
  return renderPortal('/dashboard/companies', { as: anna, answers, ...given });
}

type List = ReturnType<typeof openList>;

/** What the list has asked for, oldest first. */
const asked = ({ api }: Pick<List, 'api'>) =>
  api
    .sent('GET /companies')
    .filter(isList)
    .map(({ url }) => url);
const table = () => filledTable('Firmy');
const sentence = (text: string) => screen.findByText(text, { selector: '.page-sentence' });

test('the list shows its companies with who looks after them and how far they are', async () => {
  const list = openList();
  expect(rowsOf(await table())).toEqual([
    ['Zaznacz wszystkie na stronie', 'Nazwa', 'Forma', 'NIP', 'Opiekun', 'Rozliczenie 10/2026', 'Zadania', 'Dokumenty'],
    [
      '',
      'Bistro Cztery Kąty Paweł Ćwik',
      'JDG',
      '1111111111',
      'Anna Kowalska',
      'Oczekuje na dokumenty',
      '1',
      'Po terminie 12/14 Przekazane: 12, brakujące: 2',
    ],
    [
      '',
      'Delta Spedycja Sp. z o.o.',
      'Sp. z o.o.',
      '5260250274',
      'Maria Wójcik',
      'Klient poinformowany',
      '3 1 1 po terminie',
      'Komplet 12 Przekazane: 12, brakujące: 0',
    ],
    ['', 'Fundacja Zielone Podwórka Wdrażana', 'Fundacja', '1234563218', '', '', '0', ''],
  ]);
  await sentence('40 firm');
  expect(document.title).toBe('Firmy | Biuro');
  expect(asked(list)).toEqual(['/companies?page=1&limit=25&sort=name:asc']);
  expect(screen.getByRole('link', { name: delta.name }).getAttribute('href')).toBe(`/dashboard/companies/${delta.id}`);
});

test('a search is sent once the typing pauses, and a search without a result is taken back by its own name', async () => {
  const list = openList({
    page: ({ query }) => (query['search'] === undefined ? pageOf([delta], { total: 40 }) : pageOf([])),
  });
  await table();
  await list.person.type(screen.getByRole('searchbox', { name: 'Nazwa, NIP lub miasto' }), 'żubr');
  expect(await screen.findByText('Brak wyników dla: „żubr”')).toBeDefined();
  await sentence('Brak pasujących firm');
  expect(location.search).toBe('?search=%C5%BCubr');
  expect(asked(list).at(-1)).toBe('/companies?page=1&limit=25&sort=name:asc&search=żubr');
  expect(asked(list)).toHaveLength(2);

  const [, below] = screen.getAllByRole('button', { name: 'Wyczyść wyszukiwanie' });
  await list.person.click(below as HTMLElement);
  await sentence('40 firm');
  expect(location.search).toBe('');
});

test('a filter is chosen among its values, stands in the address and is removed by its name', async () => {
  const list = openList();
  await table();
  await list.person.click(screen.getByRole('button', { name: 'Dodaj filtr' }));
  await list.person.selectOptions(screen.getByLabelText('Status'), 'Aktywna');
  await waitFor(() =>
    expect(asked(list).at(-1)).toBe('/companies?page=1&limit=25&sort=name:asc&filters[lifecycle]=active'),
  );
  expect(location.search).toBe('?filters[lifecycle]=active');
  await sentence('40 pasujących firm');

  await list.person.click(screen.getByRole('button', { name: 'Usuń filtr Status: Aktywna' }));
  await sentence('40 firm');
  expect(location.search).toBe('');
});

test('a heading sorts by its column, and again the other way round', async () => {
  const list = openList();
  await table();
  const heading = () => screen.getByRole('columnheader', { name: 'NIP' });
  expect(screen.getByRole('columnheader', { name: 'Nazwa' }).getAttribute('aria-sort')).toBe('ascending');
  for (const order of ['ascending', 'descending']) {
    await list.person.click(within(heading()).getByRole('button'));
    await waitFor(() => expect(heading().getAttribute('aria-sort')).toBe(order));
  }
  await waitFor(() =>
    expect(asked(list)).toEqual([
      '/companies?page=1&limit=25&sort=name:asc',
      '/companies?page=1&limit=25&sort=vat_number:asc',
      '/companies?page=1&limit=25&sort=vat_number:desc',
    ]),
  );
  expect(location.search).toBe('?sort=vat_number:desc');
});

test('the next page is asked for by its cursor, and Back comes back to the first', async () => {
  const first = pageOf([bistro, delta], { total: 27, next: 'cursor-2' });
  const list = openList({
    page: ({ query }) => (query['page'] === '2' ? pageOf([fundacja], { page: 2, total: 27 }) : first),
  });
  await screen.findByText('1–2 z 27');
  expect(screen.getByRole('button', { name: 'Poprzednia' }).getAttribute('aria-disabled')).toBe('true');
  await list.person.click(screen.getByRole('button', { name: 'Następna' }));
  await screen.findByText('26–26 z 27');
  expect(screen.queryByText(delta.name)).toBeNull();
  expect(asked(list).at(-1)).toBe('/companies?page=2&limit=25&sort=name:asc&cursor=cursor-2');
  expect(location.search).toBe('?page=2');

  history.back();
  await screen.findByText('1–2 z 27');
  expect(screen.getByText(delta.name)).toBeDefined();
});

test('a saved view leads to its filters and says how many it has', async () => {
  const list = openList();
  const views = await screen.findByRole('navigation', { name: 'Widoki listy' });
  await within(views).findByText('7');
  expect(within(views).getAllByRole('link').map(textOf)).toEqual(['Wszystkie 40', 'Moje firmy 4', 'Po terminie 7']);
  await list.person.click(within(views).getByRole('link', { name: /^Po terminie/ }));
  await waitFor(() => expect(asked(list).at(-1)).toBe('/companies?page=1&limit=25&sort=name:asc&filters[late]=true'));
});

test('on the first day the list invites to add a company', async () => {
  openList({ page: pageOf([]) });
  expect(await screen.findByText('Nie masz jeszcze firm')).toBeDefined();
  expect(screen.getByText('Dodaj pierwszą albo zaimportuj listę z pliku.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Dodaj firmę' }).getAttribute('href')).toBe('/dashboard/companies/new');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test.each([
  ['a fault of the server', broken, 'Coś nie działa po naszej stronie. Spróbuj ponownie'],
  ['a lost connection', offline, 'Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie'],
  ['a refusal', refused(403, 'forbidden', 'Nie masz dostępu do tej części'), 'Nie masz dostępu do tej części'],
])('after %s the list says so in place of its rows, and asks again when it is told to', async (_, trouble, reason) => {
  let page: Reply<'GET /companies'> = trouble;
  const list = openList({ page: () => page });
  await waitFor(() => expect(asked(list)).toHaveLength(1));
  // What a lost connection may mend by itself is tried twice more.
  await list.pass(10_000);
  expect(await screen.findByText('Nie udało się wczytać listy')).toBeDefined();
  expect(screen.getByText(reason, { exact: false })).toBeDefined();
  page = pageOf([delta]);
  await list.person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(rowsOf(await table())).toHaveLength(2);
});

test('rows that cannot be brought up to date stay, with the time from which they are', async () => {
  let page: Reply<'GET /companies'> = pageOf([delta]);
  const list = openList({ page: () => page });
  await table();
  page = broken;
  await list.pass(60_000);
  window.dispatchEvent(new Event('visibilitychange'));
  expect(
    await screen.findByText('Coś nie działa po naszej stronie. Spróbuj ponownie. Pokazujemy dane z 10:00'),
  ).toBeDefined();
  expect(screen.getByText(delta.name)).toBeDefined();
});

test('an office shows the columns that it has chosen, under its own headings', async () => {
  const column = { align: 'left', sortable: false, visible: true, title: '' } as const;
  const columns = {
    companies: [
      { ...column, key: 'title' },
      { ...column, key: 'owner', title: 'Prowadzi' },
      { ...column, key: 'vat_number', visible: false },
    ],
  };
  openList({ config: withModule('company', { columns }) });
  expect(rowsOf(await table()).slice(0, 3)).toEqual([
    ['Zaznacz wszystkie na stronie', 'Nazwa', 'Prowadzi'],
    ['', 'Bistro Cztery Kąty Paweł Ćwik', 'Anna Kowalska'],
    ['', 'Delta Spedycja Sp. z o.o.', 'Maria Wójcik'],
  ]);
});

test('what an office has switched off is not offered: filters and files', async () => {
  openList({ config: withModule('company', { components: {} }) });
  await table();
  expect(screen.queryByRole('button', { name: 'Dodaj filtr' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Eksportuj' })).toBeNull();
});

test('an office without companies has no such page', async () => {
  const list = openList({ config: withModule('company', { enabled: false }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Strony nie znaleziono' })).toBeDefined();
  expect(list.api.sent('GET /companies')).toEqual([]);
});

test('a column that was put away stays away', async () => {
  const { person } = openList();
  await table();
  await person.click(screen.getByRole('button', { name: 'Kolumny' }));
  await person.click(screen.getByRole('checkbox', { name: 'NIP' }));
  const headings = [
    'Zaznacz wszystkie na stronie',
    'Nazwa',
    'Forma',
    'Opiekun',
    'Rozliczenie 10/2026',
    'Zadania',
    'Dokumenty',
  ];
  expect(rowsOf(await table())[0]).toEqual(headings);
  await person.click(screen.getByRole('link', { name: 'Dodaj firmę' }));
  await screen.findByRole('heading', { level: 1, name: 'Nowa firma' });
  history.back();
  expect(rowsOf(await table())[0]).toEqual(headings);
});

test('several companies are given to somebody at once, and each refusal has its reason', async () => {
  const list = openList();
  list.api.on('POST /companies/bulk', {
    data: {
      done: 1,
      refused: 1,
      rows: [
        { id: bistro.id, name: bistro.name, result: 'done', error: null },
        { id: delta.id, name: delta.name, result: 'refused', error: 'Ta firma jest zakończona' },
      ],
    },
  });
  await table();
  await list.person.click(screen.getByRole('checkbox', { name: `Zaznacz: ${bistro.name}` }));
  await list.person.click(screen.getByRole('checkbox', { name: `Zaznacz: ${delta.name}` }));
  const bar = await screen.findByRole('region', { name: 'Zaznaczone' });
  expect(within(bar).getByText('Zaznaczone: 2')).toBeDefined();
  await list.person.click(within(bar).getByRole('button', { name: 'Przypisz opiekuna' }));
  const dialog = await screen.findByRole('dialog', { name: 'Przypisz opiekuna 2 firmom' });
  await list.person.selectOptions(within(dialog).getByLabelText('Osoba'), 'Maria Wójcik');
  await list.person.click(within(dialog).getByRole('button', { name: 'Przypisz opiekuna' }));
  await waitFor(() =>
    expect(list.api.sent('POST /companies/bulk')).toEqual([
      {
        url: '/companies/bulk',
        query: {},
        key: expect.stringMatching(/^[\da-f]{32}$/),
        body: { ids: [bistro.id, delta.id], action: 'owner', user_id: maria.id },
      },
    ]),
  );
  const report = await screen.findByRole('dialog', { name: 'Nie udało się: 1' });
  expect(within(report).getAllByRole('listitem').map(textOf)).toEqual([
    `${delta.name} Ta firma jest zakończona`,
    `${bistro.name} Gotowe`,
  ]);
});

test('whoever may not change companies is offered nothing that changes them', async () => {
  openList({ as: olga });
  expect(rowsOf(await table())[0]).toEqual([
    'Nazwa',
    'Forma',
    'NIP',
    'Opiekun',
    'Rozliczenie 10/2026',
    'Zadania',
    'Dokumenty',
  ]);
  for (const name of ['Dodaj firmę', 'Importuj']) expect(screen.queryByRole('link', { name })).toBeNull();
  for (const name of ['Ostatnio usunięte']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('what is not finished of earlier months stands first in its row, and is counted beside the month', async () => {
  const unfinished_before = { count: 2, month: '2026-08', status: 'booking' } as const;
  const { api, person } = openList({ page: pageOf([{ ...bistro, unfinished_before }]) });
  expect(rowsOf(await table())[1]?.[5]).toBe('08/2026: W trakcie księgowania (+1) Oczekuje na dokumenty');
  const months = screen.getByRole('group', { name: 'Miesiąc' });
  await person.click(await within(months).findByRole('link', { name: '40 starszych niezakończonych' }));
  await waitFor(() => expect(location.search).toBe('?before=2026-10'));
  await waitFor(() =>
    expect(asked({ api }).at(-1)).toBe('/companies?page=1&limit=25&sort=name:asc&filters[unfinished_before]=2026-10'),
  );
});

test('another month is a press or a key away; the heading and the address name it', async () => {
  const { api, person } = openList();
  await table();
  await person.click(screen.getByRole('button', { name: 'Następny miesiąc' }));
  expect(await screen.findByRole('columnheader', { name: 'Rozliczenie 11/2026' })).toBeDefined();
  expect(location.search).toBe('?month=2026-11');
  await waitFor(() =>
    expect(asked({ api }).at(-1)).toBe('/companies?page=1&limit=25&sort=name:asc&filters[month]=2026-11'),
  );
  await person.keyboard(',,');
  expect(await screen.findByRole('columnheader', { name: 'Rozliczenie 09/2026' })).toBeDefined();
});

test('signing out forgets how the list was left, in this tab and for the next visit', async () => {
  const { api, person } = openList();
  api.on('POST /auth/logout', undefined);
  await table();
  await person.type(screen.getByRole('searchbox'), 'kowalska');
  const kept = () => [localStorage, sessionStorage].flatMap((one) => Object.keys(one).filter(isOfList));
  await waitFor(() => expect(kept()).toEqual(['biuro.list.companies', 'biuro.list.companies']));
  await person.click(screen.getByRole('button', { name: /Anna Kowalska/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Wyloguj się' }));
  await screen.findByLabelText('Adres e-mail');
  expect(kept()).toEqual([]);
});

const isOfList = (key: string) => key.startsWith('biuro.list.');
