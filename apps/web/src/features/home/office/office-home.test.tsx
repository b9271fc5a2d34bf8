import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, broken, offline, refused } from '../../../testing/fake-api.ts';
import { rowsOf, textOf } from '../../../testing/read.ts';
import { type Given, renderPortal } from '../../../testing/render.tsx';
import { bistro, delta } from '../../../testing/samples/companies.ts';
import { noCalendar, officeFrame } from '../../../testing/samples/frame.ts';
import { officeHome } from '../../../testing/samples/home.ts';
import { withModule } from '../../../testing/samples/office.ts';
import { anna, olga } from '../../../testing/samples/people.ts';

function openHome({ answers, ...given }: Given = {}) {
  const all: Answers = { ...officeFrame, ...noCalendar, 'GET /home': officeHome, ...answers };
  return renderPortal('/dashboard', { as: anna, answers: all, ...given });
}

const part = (name: string) => screen.findByRole('region', { name });
const hrefs = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => [textOf(link), link.getAttribute('href')]);

test('the office sees what waits for it, the most urgent first, and each line leads to its record', async () => {
  const { api } = openHome();
  const attention = await part('Wymaga działania');
  await within(attention).findByText('Wpłata do potwierdzenia');
  expect(within(attention).getAllByRole('listitem').map(textOf)).toEqual([
    'Rozliczenie za październik 2026 Delta Spedycja Sp. z o.o. Po terminie: 5 dni',
    'JPK_V7M za październik 2026 Delta Spedycja Sp. z o.o. · i jeszcze 2 Do wysłania: dziś',
    'Zaliczka CIT za październik 2026: 1 943,00 zł Delta Spedycja Sp. z o.o. Wpłata do potwierdzenia',
    'Rozliczenie za październik 2026 Bistro Cztery Kąty Paweł Ćwik Brak dokumentów od 19 dni',
  ]);
  expect(hrefs(attention).map(([, href]) => href)).toEqual([
    '/dashboard/tasks',
    '/dashboard/tasks/0190a000-0000-7000-8000-000000002001',
    '/dashboard/declarations?filters[form]=jpk_v7m&filters[due_date]=2026-11-25&filters[mine]=true',
    '/dashboard/liabilities/0190a000-0000-7000-8000-000000003002',
    '/dashboard/tasks/0190a000-0000-7000-8000-000000002002',
  ]);
  expect(api.sent('GET /home').map(({ url }) => url)).toEqual(['/home?whose=mine&month=2026-10']);
  expect(document.title).toBe('Pulpit | Biuro');
  expect(screen.getByText('środa, 25 listopada · 1 termin w ciągu 7 dni')).toBeDefined();
});

test('each number of the month says what it counts and leads to a list of as many', async () => {
  openHome();
  await part('Obciążenie zespołu');
  const main = screen.getByRole('main');
  expect(hrefs(main).filter(([, href]) => href?.includes('month='))).toEqual([
    [
      'Brakuje dokumentów',
      '/dashboard/tasks?month=2026-10&filters[kind]=settlement&filters[mine]=true&filters[documents_missing]=true',
    ],
    ['W pracy biura', '/dashboard/tasks?month=2026-10&filters[kind]=settlement&filters[mine]=true&filters[stage]=work'],
    ['Kwoty do przekazania', '/dashboard/liabilities?month=2026-10&filters[mine]=true&filters[to_tell]=true'],
    [
      'Wpłaty po terminie',
      '/dashboard/liabilities?month=2026-10&filters[mine]=true&filters[state]=open&filters[overdue]=true',
    ],
  ]);
  for (const note of [
    'z 4 rozliczeń · o 1 więcej niż miesiąc temu',
    'z 4 rozliczeń · tyle samo co miesiąc temu',
    'z 10 kwot · o 3 mniej niż miesiąc temu',
    'z 4 przekazanych · o 1 więcej niż miesiąc temu',
  ])
    expect(within(main).getByText(note)).toBeDefined();
});

test('the deadlines say what is left for them, and the team how much it has to do', async () => {
  openHome();
  const deadlines = await part('Terminy');
  await within(deadlines).findByText('Gotowe: 4 firmy');
  expect(within(deadlines).getAllByRole('listitem').map(textOf)).toEqual([
    '25 lis VAT i JPK_V7M środa zostały 2 firmy z 5 1 kwota do przekazania 3 deklaracje do wysłania',
    '21 gru Składki ZUS i zaliczka PIT poniedziałek · przesunięty z 20 grudnia Gotowe: 4 firmy',
  ]);
  expect(rowsOf(screen.getByRole('table', { name: 'Otwarte zadania osób w biurze' }))).toEqual([
    ['Osoba', 'Otwarte', 'Po terminie', 'W tym tygodniu', 'Firmy'],
    ['Maria Wójcik', '12', '2', '1', '13'],
    ['Anna Kowalska', '4', '0', '0', '4'],
  ]);
});

test('everybody’s work is a press away, and the browser remembers the choice', async () => {
  const { api, person } = openHome();
  await part('Obciążenie zespołu');
  await person.click(screen.getByRole('radio', { name: 'Całe biuro' }));
  await screen.findByRole('link', { name: 'Kwoty do przekazania' });
  expect(api.sent('GET /home').map(({ url }) => url)).toEqual([
    '/home?whose=mine&month=2026-10',
    '/home?whose=all&month=2026-10',
  ]);
  await person.click(screen.getByRole('link', { name: 'Dodaj firmę' }));
  await screen.findByRole('heading', { level: 1, name: 'Nowa firma' });
  history.back();
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Całe biuro' })).checked).toBe(true);
});

test('the month is switched in one place, and what is older and not finished stands beside it', async () => {
  const { api, person } = openHome();
  const months = await screen.findByRole('group', { name: 'Miesiąc' });
  const older = await within(months).findByRole('link', { name: '2 starsze niezakończone' });
  expect(older.getAttribute('href')).toBe('/dashboard/tasks?before=2026-10&filters[mine]=true');
  expect(within(months).getByRole<HTMLSelectElement>('combobox', { name: 'Miesiąc' }).value).toBe('2026-10');
  await person.click(within(months).getByRole('button', { name: 'Następny miesiąc' }));
  await waitFor(() => expect(location.search).toBe('?month=2026-11'));
  await person.keyboard(',');
  await waitFor(() => expect(location.search).toBe('?month=2026-10'));
  await person.selectOptions(within(months).getByRole('combobox', { name: 'Miesiąc' }), 'sierpień 2026');
  await waitFor(() => expect(api.sent('GET /home').at(-1)?.url).toBe('/home?whose=mine&month=2026-08'));
});

test('the numbers are labelled with whose they are, and the table with the whole office', async () => {
  openHome();
  const team = await part('Obciążenie zespołu');
  expect(within(team).getByText('Całe biuro')).toBeDefined();
  const whose = screen.getByRole('group', { name: 'Czyja praca' });
  expect(
    within(whose)
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ checked }) => checked),
  ).toEqual([true, false]);
});

test('when all is done the page says so and names the next deadline', async () => {
  const data = { ...officeHome.data, attention: [], attention_total: 0 };
  openHome({ answers: { 'GET /home': { data } } });
  const attention = await part('Wymaga działania');
  expect(await within(attention).findByText('Wszystko zrobione')).toBeDefined();
  expect(within(attention).getByText('Najbliższy termin: 25 listopada (VAT i JPK_V7M).')).toBeDefined();
});

test.each([
  ['a fault of the server', broken, 'Coś nie działa po naszej stronie. Spróbuj ponownie'],
  ['a lost connection', offline, 'Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie'],
  ['a refusal', refused(403, 'forbidden', 'Nie masz dostępu do tej części'), 'Nie masz dostępu do tej części'],
])('after %s the page says so in one place, the rest stays, and it can be asked again', async (_, trouble, reason) => {
  const { api, person, pass } = openHome({ answers: { 'GET /home': trouble } });
  await waitFor(() => expect(api.sent('GET /home')).toHaveLength(1));
  await pass(10_000);
  expect(await screen.findByText('Nie udało się wczytać tej części')).toBeDefined();
  expect(screen.getByText(reason, { exact: false })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Terminy' })).toBeNull();
  api.on('GET /home', officeHome);
  await person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  await part('Obciążenie zespołu');
});

test('whoever may only read is offered nothing new', async () => {
  openHome({ as: olga });
  await part('Obciążenie zespołu');
  for (const name of ['Dodaj firmę', 'Nowe zadanie']) expect(screen.queryByRole('link', { name })).toBeNull();
});

test('an office that settles nothing here is shown its companies and people in place of the month', async () => {
  openHome({
    config: withModule('tasks', { enabled: false }),
    answers: {
      'GET /companies': { data: [delta, bistro], meta: { page: 1, limit: 5, total: 2 } },
      'GET /users': { data: [], meta: { page: 1, limit: 5, total: 0 } },
    },
  });
  const mine = await part('Moje firmy');
  await within(mine).findByText(delta.name);
  expect(within(mine).getAllByRole('listitem').map(textOf)).toEqual([
    'Delta Spedycja Sp. z o.o. NIP 5260250274',
    'Bistro Cztery Kąty Paweł Ćwik NIP 1111111111',
  ]);
  expect(await screen.findByText('Wszystkie zaproszenia są przyjęte')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Wymaga działania' })).toBeNull();
});
