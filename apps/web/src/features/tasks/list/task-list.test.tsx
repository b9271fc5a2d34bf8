import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anyKey, broken, offline, type Reply, type Sent } from '../../../testing/fake-api.ts';
import { filledTable, rowsOf, textOf } from '../../../testing/read.ts';
import { type Given, renderPortal } from '../../../testing/render.tsx';
import { bistro, companyRef, delta, deltaRecord, pageOf } from '../../../testing/samples/companies.ts';
import { officeFrame } from '../../../testing/samples/frame.ts';
import { anna, maria, olga } from '../../../testing/samples/people.ts';
import { bistroRow, errandRow, octoberRow } from '../../../testing/samples/tasks.ts';

type Page = Reply<'GET /tasks'>;

interface Opened extends Given {
  page?: Page | ((sent: Sent) => Page);
  search?: string;
}

function openList({ page = pageOf([octoberRow, bistroRow, errandRow]), search = '', answers, ...given }: Opened = {}) {
  const all = { ...officeFrame, 'GET /tasks': page, ...answers };
  return renderPortal(`/dashboard/tasks${search}`, { as: anna, answers: all, ...given });
}

/** What the list has asked for; how many tasks are older and not finished is asked for besides. */
const asked = ({ api }: Pick<ReturnType<typeof openList>, 'api'>) =>
  api
    .sent('GET /tasks')
    .filter(({ query }) => query['limit'] !== '1')
    .map(({ url }) => url);
const table = () => filledTable('Lista zadań');
const OPEN = '/tasks?page=1&limit=25&sort=due_at:asc&filters[month]=2026-10&filters[open]=true';

test('the list shows the open tasks by their terms, with taxes and who works on them', async () => {
  const list = openList();
  expect(rowsOf(await table())).toEqual([
    ['Zaznacz wszystkie na stronie', 'Tytuł', 'Firma', 'Status', 'Podatki', 'Wykonujący', 'Termin'],
    [
      '',
      'Rozliczenie 10/2026',
      'Delta Spedycja Sp. z o.o.',
      'Podatki wyliczone',
      'ZUS ZUS: wpłata potwierdzona, termin 20 lis VAT VAT: zatwierdzone, termin 25 lis',
      'Maria Wójcik',
      '20 lis 5 dni po terminie',
    ],
    [
      '',
      'Rozliczenie 10/2026',
      'Bistro Cztery Kąty Paweł Ćwik',
      'Oczekuje na dokumenty',
      '',
      'Anna Kowalska',
      '18 gru',
    ],
    [
      '',
      'Zaświadczenie o niezaleganiu',
      'Delta Spedycja Sp. z o.o.',
      'W trakcie księgowania',
      '',
      '',
      '27 lis za 2 dni',
    ],
  ]);
  expect(asked(list)).toEqual([OPEN]);
  expect(screen.getByText('3 otwarte zadania')).toBeDefined();
});

test('the usual views are a press away', async () => {
  const list = openList();
  await table();
  const views = screen.getByRole('navigation', { name: 'Widoki' });
  expect(within(views).getAllByRole('link').map(textOf)).toEqual([
    'Otwarte',
    'Moje',
    'Po terminie',
    'Dosłane dokumenty',
    'Do zamknięcia',
    'Zakończone',
    'Wszystkie',
  ]);
  await list.person.click(within(views).getByRole('link', { name: 'Moje' }));
  await waitFor(() =>
    expect(asked(list).at(-1)).toBe(
      '/tasks?page=1&limit=25&sort=due_at:asc&filters[month]=2026-10&filters[mine]=true&filters[open]=true',
    ),
  );
  await list.person.click(within(views).getByRole('link', { name: 'Wszystkie' }));
  await waitFor(() => expect(asked(list).at(-1)).toBe('/tasks?page=1&limit=25&sort=due_at:asc&filters[month]=2026-10'));
});

test('filters of the address are shown by their names, a company by the one that the server knows', async () => {
  const list = openList({
    search: `?filters[status]=booking&filters[company_id]=${delta.id}`,
    answers: { 'GET /companies/{id}': { data: deltaRecord } },
  });
  await table();
  expect(await screen.findByRole('button', { name: 'Usuń filtr Status: W trakcie księgowania' })).toBeDefined();
  await list.person.click(await screen.findByRole('button', { name: `Usuń filtr Firma: ${delta.name}` }));
  await waitFor(() =>
    expect(asked(list).at(-1)).toBe('/tasks?page=1&limit=25&sort=due_at:asc&filters[status]=booking'),
  );
});

test('several tasks are given to somebody at once', async () => {
  const list = openList();
  list.api.on('POST /tasks/bulk', {
    data: {
      done: 2,
      refused: 0,
      rows: [octoberRow, bistroRow].map(({ id, title }) => ({ id, name: title, result: 'done' as const, error: null })),
    },
  });
  await table();
  const [, first, second] = screen.getAllByRole('checkbox');
  await list.person.click(first as HTMLElement);
  await list.person.click(second as HTMLElement);
  const bar = await screen.findByRole('region', { name: 'Zaznaczone' });
  await list.person.click(within(bar).getByRole('button', { name: 'Przypisz' }));
  const dialog = await screen.findByRole('dialog', { name: 'Przypisz 2 zadania' });
  await list.person.selectOptions(within(dialog).getByLabelText('Wykonujący'), 'Maria Wójcik');
  await list.person.click(within(dialog).getByRole('button', { name: 'Przypisz' }));
  expect(await screen.findByText('Zmieniono 2 zadania')).toBeDefined();
  expect(list.api.sent('POST /tasks/bulk')).toEqual([
    {
      url: '/tasks/bulk',
      query: {},
      key: anyKey,
      body: { ids: [octoberRow.id, bistroRow.id], action: 'assign', assignee_id: maria.id },
    },
  ]);
  expect(screen.queryByRole('region', { name: 'Zaznaczone' })).toBeNull();
  await waitFor(() => expect(asked(list)).toEqual([OPEN, OPEN]));
});

test('a move that some tasks are refused names them with their reasons', async () => {
  const list = openList();
  const reason = 'Najpierw przekaż klientowi wszystkie zobowiązania';
  list.api.on('POST /tasks/bulk', {
    data: {
      done: 0,
      refused: 1,
      rows: [{ id: octoberRow.id, name: octoberRow.title, result: 'refused', error: reason }],
    },
  });
  await table();
  await list.person.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
  const bar = await screen.findByRole('region', { name: 'Zaznaczone' });
  await list.person.click(within(bar).getByRole('button', { name: 'Zmień status' }));
  const dialog = await screen.findByRole('dialog', { name: 'Przenieś 1 zadanie' });
  await list.person.selectOptions(within(dialog).getByLabelText('Status'), 'Wstrzymane');
  await list.person.type(within(dialog).getByLabelText(/^Powód/), 'Klient na urlopie');
  await list.person.click(within(dialog).getByRole('button', { name: 'Zmień status' }));
  const report = await screen.findByRole('dialog', { name: 'Nie udało się: 1' });
  expect(within(report).getAllByRole('listitem').map(textOf)).toEqual([`${octoberRow.title} ${reason}`]);
  expect(list.api.sent('POST /tasks/bulk').map(({ body }) => body)).toEqual([
    { ids: [octoberRow.id], action: 'move', to: 'suspended', reason: 'Klient na urlopie' },
  ]);
});

test('when no task is open the list invites to open the month', async () => {
  openList({ page: pageOf([]), search: '?month=all' });
  expect(await screen.findByText('Nie ma otwartych zadań')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Otwórz miesiąc' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Pokaż zamknięte' }).getAttribute('href')).toBe(
    '/dashboard/tasks?filters[open]=false',
  );
});

test('opening the month shows first what would come of it', async () => {
  const month = { settlements: 2, payrolls: 1, liabilities: 5, declarations: 3, exists: 1, job: null } as const;
  const list = openList();
  list.api.on('POST /tasks/open-month', ({ body }) => {
    // The page sends what the contract names, to which the fake server has held it.
    const { period, dry_run } = body as { period: string; dry_run: boolean };
    return {
      data: { ...month, period, dry_run, skipped: [{ company: companyRef(bistro), reason: 'suspended' as const }] },
    };
  });
  await table();
  await list.person.click(screen.getByRole('button', { name: 'Otwórz miesiąc' }));
  const dialog = await screen.findByRole('dialog', { name: 'Otwarcie miesiąca' });
  await list.person.selectOptions(within(dialog).getByLabelText('Miesiąc do rozliczenia'), 'listopad 2026');
  expect(await within(dialog).findByText('Pominiemy 1 firmę')).toBeDefined();
  expect(within(dialog).getByText('1 firma ma już swoje rozliczenie')).toBeDefined();
  const [preview, ...more] = list.api.sent('POST /tasks/open-month').slice(-1);
  expect([preview?.body, more]).toEqual([{ period: '2026-11', dry_run: true }, []]);

  await list.person.click(within(dialog).getByRole('button', { name: 'Otwórz miesiąc' }));
  await waitFor(() =>
    expect(list.api.sent('POST /tasks/open-month').at(-1)).toEqual({
      url: '/tasks/open-month',
      query: {},
      key: anyKey,
      body: { period: '2026-11', dry_run: false },
    }),
  );
});

test('the month that is proposed is the first that is not open yet, and another can be chosen', async () => {
  const opened = new Set(['2026-10']);
  const list = openList();
  list.api.on('POST /tasks/open-month', ({ body }) => {
    const { period, dry_run } = body as { period: string; dry_run: boolean };
    const isOpen = opened.has(period);
    if (!dry_run) opened.add(period);
    const numbers = isOpen
      ? { settlements: 0, payrolls: 0, liabilities: 0, declarations: 0, exists: 40 }
      : { settlements: 40, payrolls: 3, liabilities: 90, declarations: 60, exists: 0 };
    return { data: { ...numbers, period, dry_run, skipped: [], job: null } };
  });
  await table();
  await list.person.click(screen.getByRole('button', { name: 'Otwórz miesiąc' }));
  const dialog = await screen.findByRole('dialog', { name: 'Otwarcie miesiąca' });
  const month = within(dialog).getByLabelText<HTMLSelectElement>('Miesiąc do rozliczenia');
  await waitFor(() => expect(month.value).toBe('2026-11'));
  expect(await within(dialog).findByText('po jednym na firmę')).toBeDefined();
  await list.person.selectOptions(month, 'październik 2026');
  await waitFor(() => expect(month.value).toBe('2026-10'));
  await list.person.selectOptions(month, 'listopad 2026');
  await list.person.click(await within(dialog).findByRole('button', { name: 'Otwórz miesiąc' }));
  await waitFor(() =>
    expect(list.api.sent('POST /tasks/open-month').map(({ body }) => body)).toContainEqual({
      period: '2026-11',
      dry_run: false,
    }),
  );
});

test.each([
  ['a fault of the server', broken],
  ['a lost connection', offline],
])('after %s the list says so and asks again when it is told to', async (_, trouble) => {
  let page: Page = trouble;
  const list = openList({ page: () => page });
  await waitFor(() => expect(asked(list)).toHaveLength(1));
  await list.pass(10_000);
  expect(await screen.findByText('Nie udało się wczytać listy')).toBeDefined();
  page = pageOf([errandRow]);
  await list.person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(rowsOf(await table())).toHaveLength(2);
});

test('whoever may not lead tasks reads them and changes nothing', async () => {
  openList({ as: olga });
  expect(rowsOf(await table())[0]).toEqual(['Tytuł', 'Firma', 'Status', 'Podatki', 'Wykonujący', 'Termin']);
  expect(screen.queryByRole('button', { name: 'Otwórz miesiąc' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Nowe zadanie' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Tablica' })).toBeDefined();
});

test('the list opens on the month that is being settled; a link with filters alone means all months', async () => {
  const bare = openList();
  await table();
  expect(location.search).toBe('?month=2026-10');
  await bare.person.selectOptions(screen.getByRole('combobox', { name: 'Miesiąc' }), 'Wszystkie miesiące');
  await waitFor(() => expect(location.search).toBe('?month=all'));
  await waitFor(() => expect(asked(bare).at(-1)).toBe('/tasks?page=1&limit=25&sort=due_at:asc&filters[open]=true'));
});

test('a month without tasks is named, and others stay a press away', async () => {
  openList({ page: pageOf([]) });
  expect(await screen.findByText('Brak otwartych zadań za październik 2026')).toBeDefined();
  expect(screen.getByRole('group', { name: 'Miesiąc' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Otwórz miesiąc' })).toBeDefined();
});

test('what is older and not finished is one press away, and one back', async () => {
  const list = openList();
  await table();
  const older = await screen.findByRole('link', { name: '3 starsze niezakończone' });
  await list.person.click(older);
  await waitFor(() => expect(location.search).toBe('?before=2026-10'));
  await waitFor(() =>
    expect(asked(list).at(-1)).toBe(
      '/tasks?page=1&limit=25&sort=due_at:asc&filters[unfinished_before]=2026-10&filters[open]=true',
    ),
  );
  await list.person.click(screen.getByRole('link', { name: '3 starsze niezakończone' }));
  await waitFor(() => expect(location.search).toBe('?month=2026-10'));
});
