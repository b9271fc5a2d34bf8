import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, anyKey, broken, offline, refused } from '../../../testing/fake-api.ts';
import { textOf } from '../../../testing/read.ts';
import { type Given, renderPortal } from '../../../testing/render.tsx';
import { pageOf } from '../../../testing/samples/companies.ts';
import { officeFrame } from '../../../testing/samples/frame.ts';
import { withModule } from '../../../testing/samples/office.ts';
import { anna, maria, olga, refOf } from '../../../testing/samples/people.ts';
import {
  bookkeeping,
  closedMonth,
  openMonth,
  summaryOf,
  training,
  type Uptime,
} from '../../../testing/samples/uptimes.ts';

const DAY = '2026-11-24';
const WEEK = `/dashboard/uptimes?view=week&day=${DAY}`;

/** The answers that show these entries. */
const showing = (entries: Uptime[]): Answers => ({
  'GET /uptimes': pageOf(entries, { limit: 100 }),
  'GET /uptimes/summary': { data: summaryOf(entries) },
});

interface Opened extends Given {
  entries?: Uptime[];
  path?: string;
}

function openEntries({ entries = [bookkeeping, training], path = WEEK, answers, ...given }: Opened = {}) {
  const all: Answers = { ...officeFrame, ...showing(entries), 'GET /tasks': pageOf([]), ...answers };
  return renderPortal(path, { as: anna, answers: all, ...given });
}

type Opening = ReturnType<typeof openEntries>;

/** From now on the server shows these. */
function show({ api }: Opening, entries: Uptime[]): void {
  api.on('GET /uptimes', pageOf(entries, { limit: 100 }));
  api.on('GET /uptimes/summary', { data: summaryOf(entries) });
}

/** What the server answers when a month was closed or opened for one person. */
const doneFor = (user: typeof anna) => ({
  done: 1,
  refused: 0,
  rows: [{ ...refOf(user), result: 'done' as const, error: null }],
});

const tuesday = () => screen.findByRole('region', { name: 'wtorek, 24 listopada' });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}( opcjonalne)?$`));

async function write({ person }: Opening, label: string, text: string): Promise<void> {
  await person.clear(await field(label));
  await person.type(await field(label), text);
}

/** Chooses what to do with the entry of these hours. */
async function choose({ person }: Opening, span: string, what: string): Promise<void> {
  await person.click(await screen.findByRole('button', { name: `Wpis ${span}: co zrobić` }));
  await person.click(await screen.findByRole('menuitem', { name: what }));
}

test('the week shows each day with its entries, what they were for and how they stand', async () => {
  const { api } = openEntries();
  const day = await tuesday();
  expect(within(day).getAllByRole('listitem').map(textOf)).toEqual([
    '08:00–10:00 2:00 Księgowanie Delta Spedycja Sp. z o.o. · do zafakturowania Faktury z listopada Zapisany',
    '11:00–12:00 1:00 Szkolenie Odrzucony: To było spotkanie Odrzucony',
  ]);
  expect(textOf(screen.getByRole('list', { name: 'Dni tygodnia' }))).toBe(
    'pon. 23 0:00 wt. 24 3:00 śr. 25 0:00 czw. 26 0:00 pt. 27 0:00 sob. 28 0:00 niedz. 29 0:00',
  );
  expect(api.sent('GET /uptimes').map(({ url }) => url)).toContain(
    `/uptimes?filters[from]=2026-11-23&filters[to]=2026-11-29&filters[user_id]=${anna.id}&sort=start_date:asc&limit=100`,
  );
});

test('an entry is written down in its day with the times of Warsaw, and stands there', async () => {
  const opening = openEntries({ entries: [] });
  const { api, person } = opening;
  await person.click(within(await tuesday()).getByRole('button', { name: 'Dodaj wpis' }));
  await field('Od');
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('start_date'));
  await write(opening, 'Czas', '11-12:30');
  expect([(await field('Od')).value, (await field('Do')).value]).toEqual(['11:00', '12:30']);
  const form = screen.getByRole('button', { name: 'Zapisz wpis' }).closest('form') as HTMLElement;
  await person.selectOptions(within(form).getByLabelText('Czynność'), 'Szkolenie');
  await write(opening, 'Komentarz', 'KSeF w praktyce');
  const added: Uptime = { ...training, end_date: '2026-11-24 11:30:00', seconds: 5_400, status: 'saved', reason: null };
  api.on('POST /uptimes', { data: added });
  show(opening, [added]);
  await person.click(screen.getByRole('button', { name: 'Zapisz wpis' }));
  expect(await screen.findByText('Zapisano wpis')).toBeDefined();
  expect(await within(await tuesday()).findByText('11:00–12:30')).toBeDefined();
  expect(api.sent('POST /uptimes')).toEqual([
    {
      url: '/uptimes',
      query: {},
      key: anyKey,
      body: {
        start_date: '2026-11-24 10:00:00',
        end_date: '2026-11-24 11:30:00',
        category: 'training',
        billable: false,
        comment: 'KSeF w praktyce',
        source: 'manual',
      },
    },
  ]);
});

test('an entry without an end is refused before it is sent', async () => {
  const opening = openEntries({ entries: [] });
  const { api, person } = opening;
  await person.click(within(await tuesday()).getByRole('button', { name: 'Dodaj wpis' }));
  await write(opening, 'Od', '9');
  await person.click(screen.getByRole('button', { name: 'Zapisz wpis' }));
  expect((await screen.findAllByText('Wpisz koniec albo czas, na przykład 1,5h')).length).toBeGreaterThan(0);
  expect((await field('Do')).getAttribute('aria-invalid')).toBe('true');
  expect(api.changes()).toEqual([]);
});

test('work that lies on other work is refused with the way to the entry that is in the way', async () => {
  const opening = openEntries();
  const { api, person } = opening;
  await person.click(within(await tuesday()).getByRole('button', { name: 'Dodaj wpis' }));
  await write(opening, 'Czas', '9-11');
  const message = 'Wpis nakłada się na inny: 08:00–10:00';
  const errors = [{ pointer: '/start_date', code: 'overlap', message, link: `/uptimes/${bookkeeping.id}` }];
  api.on('POST /uptimes', refused(409, 'overlap', message, { errors }));
  await person.click(screen.getByRole('button', { name: 'Zapisz wpis' }));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  const ways = screen.getAllByRole('link', { name: 'Otwórz' }).map((link) => link.getAttribute('href'));
  expect(new Set(ways)).toEqual(new Set([`/dashboard/uptimes?entry=${bookkeeping.id}`]));
});

test('an entry is changed where it stands; times that nobody touched stay what they were', async () => {
  const opening = openEntries();
  const { api, person } = opening;
  await choose(opening, '08:00–10:00', 'Edytuj');
  expect((await field('Czas')).value).toBe('2:00');
  await write(opening, 'Do', '11');
  expect((await field('Czas')).value).toBe('3:00');
  const changed: Uptime = { ...bookkeeping, end_date: '2026-11-24 10:00:00', seconds: 10_800, version: 3 };
  api.on('PUT /uptimes/{id}', { data: changed });
  show(opening, [changed, training]);
  await person.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  expect(await screen.findByText('Zmieniono wpis')).toBeDefined();
  expect(api.sent('PUT /uptimes/{id}')).toEqual([
    {
      url: `/uptimes/${bookkeeping.id}`,
      query: {},
      body: {
        start_date: '2026-11-24 07:00:00',
        end_date: '2026-11-24 10:00:00',
        settlement_id: null,
        company_id: bookkeeping.company?.id,
        category: 'bookkeeping',
        billable: true,
        comment: 'Faktury z listopada',
        version: 2,
      },
    },
  ]);
});

test.each([
  ['a lost connection', offline, 'Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie'],
  ['a fault of the server', broken, 'Coś nie działa po naszej stronie. Spróbuj ponownie'],
])('after %s the form keeps what was written and says why', async (_, trouble, sentence) => {
  const opening = openEntries({ answers: { 'PUT /uptimes/{id}': trouble } });
  await choose(opening, '08:00–10:00', 'Edytuj');
  await write(opening, 'Komentarz', 'Korekty');
  await opening.person.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  expect(textOf(await screen.findByRole('alert'))).toContain(sentence);
  expect((await field('Komentarz')).value).toBe('Korekty');
});

test('an entry that is deleted can be brought back', async () => {
  const opening = openEntries();
  const { api, person } = opening;
  await tuesday();
  api.on('DELETE /uptimes/{id}', undefined);
  await choose(opening, '08:00–10:00', 'Usuń wpis');
  expect(await screen.findByText('Usunięto wpis')).toBeDefined();
  expect(api.sent('DELETE /uptimes/{id}').map(({ url }) => url)).toEqual([`/uptimes/${bookkeeping.id}`]);
  api.on('POST /uptimes', { data: bookkeeping });
  await person.click(screen.getByRole('button', { name: 'Cofnij' }));
  expect(await screen.findByText('Cofnięto')).toBeDefined();
  expect(api.sent('POST /uptimes').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      start_date: '2026-11-24 07:00:00',
      end_date: '2026-11-24 09:00:00',
      category: 'bookkeeping',
    }),
  ]);
});

test('in a closed month entries can only be looked at', async () => {
  const opening = openEntries({ entries: [{ ...bookkeeping, status: 'approved', locked: true }] });
  const day = await tuesday();
  expect(within(day).getByText('Miesiąc jest zamknięty')).toBeDefined();
  expect(within(day).queryByRole('button', { name: 'Dodaj wpis' })).toBeNull();
  await opening.person.click(within(day).getByRole('button', { name: 'Wpis 08:00–10:00: co zrobić' }));
  await screen.findByRole('menuitem', { name: 'Historia' });
  expect(screen.getAllByRole('menuitem').map(textOf)).toEqual(['Historia']);
});

test('a month is closed after a question, and opened again with a reason', async () => {
  const months = '/dashboard/uptimes?view=months';
  const opening = openEntries({ path: months, answers: { 'GET /uptimes/months': { data: [openMonth, closedMonth] } } });
  const { api, person } = opening;
  await person.click(await screen.findByRole('button', { name: 'Zamknij: Maria Wójcik' }));
  const question = await screen.findByRole('dialog', { name: /^Zamknąć październik 2026 dla 1 osoby\?$/ });
  expect(textOf(question)).toContain('1 wpis nie jest zatwierdzony i tak zostanie.');
  api.on('POST /uptimes/close-month', { data: doneFor(maria) });
  await person.click(within(question).getAllByRole('button', { name: 'Zamknij' }).at(-1) as HTMLElement);
  expect(await screen.findByText('Zamknięto miesiąc dla 1 osoby')).toBeDefined();

  await person.click(screen.getByRole('button', { name: 'Otwórz ponownie: Anna Kowalska' }));
  const why = await screen.findByRole('dialog', { name: /^Otworzyć ponownie: październik 2026, Anna Kowalska\?$/ });
  await person.type(within(why).getByLabelText('Powód'), 'Brakuje wpisu z piątku');
  api.on('POST /uptimes/reopen-month', { data: doneFor(anna) });
  await person.click(within(why).getByRole('button', { name: 'Otwórz ponownie' }));
  expect(await screen.findByText('Miesiąc jest znów otwarty')).toBeDefined();
  expect([...api.sent('POST /uptimes/close-month'), ...api.sent('POST /uptimes/reopen-month')]).toEqual([
    { url: '/uptimes/close-month', query: {}, key: anyKey, body: { month: '2026-10', users: [maria.id] } },
    {
      url: '/uptimes/reopen-month',
      query: {},
      key: anyKey,
      body: { month: '2026-10', users: [anna.id], reason: 'Brakuje wpisu z piątku' },
    },
  ]);
});

test('entries that could not be read are told as such, and can be asked for again', async () => {
  const opening = openEntries({ answers: { 'GET /uptimes': broken } });
  expect(await screen.findByText('Nie udało się wczytać czasu pracy')).toBeDefined();
  show(opening, [bookkeeping]);
  await opening.person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await within(await tuesday()).findByText('08:00–10:00')).toBeDefined();
});

test('who may not approve sees their own days, nobody else’s, and no approvals', async () => {
  const { api } = openEntries({ as: olga, path: `${WEEK}&filters[user_id]=${anna.id}`, entries: [] });
  await tuesday();
  await waitFor(() => expect(api.sent('GET /uptimes').length).toBeGreaterThan(0));
  expect(new Set(api.sent('GET /uptimes').map(({ query }) => query['filters[user_id]']))).toEqual(new Set([olga.id]));
  const views = screen.getByRole('navigation', { name: 'Widoki czasu pracy' });
  expect(within(views).getAllByRole('link').map(textOf)).toEqual(['Tydzień', 'Miesiąc', 'Miesiące']);
});

test.each([
  [{ visible: true, variant: 1 }, ['strip', 'list']],
  [{ visible: true, variant: 2 }, ['list', 'strip']],
  [{ visible: false, variant: 1 }, ['list']],
])('the office chooses where the strip of a day is: %o', async (strip, parts) => {
  openEntries({ config: withModule('uptime', { components: { strip } }) });
  const day = await tuesday();
  const found = [...day.querySelectorAll('.entry-strip, ul')].map(({ tagName }) =>
    tagName === 'UL' ? 'list' : 'strip',
  );
  expect(found).toEqual(parts);
  expect(screen.queryByRole('button', { name: 'Eksportuj' })).toBeNull();
});
