import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, anyKey } from '../../../testing/fake-api.ts';
import { filledTable, rowsOf, textOf } from '../../../testing/read.ts';
import { type Given, renderPortal } from '../../../testing/render.tsx';
import { bistro, delta, pageOf } from '../../../testing/samples/companies.ts';
import { receipt, statement } from '../../../testing/samples/documents.ts';
import { officeFrame } from '../../../testing/samples/frame.ts';
import { anna, olga } from '../../../testing/samples/people.ts';

function openList({ answers, at = '/dashboard/documents', ...given }: Given & { at?: string } = {}) {
  const all: Answers = { ...officeFrame, 'GET /documents': pageOf([receipt, statement]), ...answers };
  return renderPortal(at, { as: anna, answers: all, ...given });
}

type List = ReturnType<typeof openList>;
const table = () => filledTable('Dokumenty');
const asked = ({ api }: List) => api.sent('GET /documents').map(({ url }) => url);

/** Marks both documents and asks for one thing to be done to them. */
async function withBoth({ person }: List, verb: string): Promise<void> {
  await table();
  for (const { title } of [receipt, statement])
    await person.click(screen.getByRole('checkbox', { name: new RegExp(`^Zaznacz: ${title}`) }));
  const bar = await screen.findByRole('region', { name: 'Zaznaczone' });
  await person.click(within(bar).getByRole('button', { name: verb }));
}

test('the list shows what is to be checked, with what came late', async () => {
  const list = openList();
  expect(rowsOf(await table())).toEqual([
    ['Zaznacz wszystkie na stronie', 'Nazwa', 'Firma', 'Rodzaj', 'Miesiąc', 'Status', 'Brutto', 'Przekazano'],
    ['', 'Paliwo 25.10', delta.name, 'Faktura kosztowa', 'październik 2026', 'Przesłany', '', '24 lis'],
    [
      '',
      'Wyciąg 10/2026 Po komplecie',
      bistro.name,
      'Wyciąg bankowy',
      'październik 2026',
      'Przesłany',
      '1 234,56 zł',
      '24 lis',
    ],
  ]);
  expect(asked(list)).toEqual(['/documents?page=1&limit=25&sort=created_at:desc&filters[state]=to_check']);
});

test('the states stand above the list and lead to their documents', async () => {
  const list = openList();
  await table();
  const states = screen.getByRole('navigation', { name: 'Stan dokumentów' });
  expect(within(states).getAllByRole('link').map(textOf)).toEqual([
    'Do sprawdzenia',
    'Do poprawy',
    'Przyjęte',
    'Odłożone',
    'Wszystkie',
  ]);
  await list.person.click(within(states).getByRole('link', { name: 'Do poprawy' }));
  await waitFor(() => expect(asked(list).at(-1)).toContain('filters[state]=to_correct'));
  await list.person.click(within(states).getByRole('link', { name: 'Wszystkie' }));
  await waitFor(() => expect(asked(list).at(-1)).toBe('/documents?page=1&limit=25&sort=created_at:desc'));
});

test('a link of a company shows all of its documents of a month', async () => {
  const list = openList({
    at: `/dashboard/documents?filters[company_id]=${delta.id}&filters[of_month]=2026-10&filters[state]=any`,
    answers: { 'GET /companies/{id}': () => new Promise(() => undefined) },
  });
  await table();
  expect(asked(list).at(-1)).toContain(`filters[company_id]=${delta.id}&filters[month]=2026-10`);
});

test('several are accepted at once', async () => {
  const list = openList();
  const rows = [receipt, statement].map(({ id, title: name }) => ({ id, name, result: 'done' as const, error: null }));
  list.api.on('POST /documents/bulk', { data: { done: 2, refused: 0, rows } });
  await withBoth(list, 'Przyjmij');
  expect(await screen.findByText('Przyjęto 2 dokumenty')).toBeDefined();
  expect(list.api.sent('POST /documents/bulk')).toEqual([
    { url: '/documents/bulk', query: {}, key: anyKey, body: { ids: [receipt.id, statement.id], to: 'accepted' } },
  ]);
});

test('several are returned with one reason, and a refusal is told', async () => {
  const list = openList();
  list.api.on('POST /documents/bulk', {
    data: {
      done: 1,
      refused: 1,
      rows: [
        { id: receipt.id, name: receipt.title, result: 'done', error: null },
        { id: statement.id, name: statement.title, result: 'refused', error: 'Ten dokument jest zaksięgowany' },
      ],
    },
  });
  await withBoth(list, 'Zwróć do poprawy');
  const dialog = await screen.findByRole('dialog', { name: 'Zwrot 2 dokumentów do poprawy' });
  await list.person.click(within(dialog).getByRole('button', { name: 'Nieczytelny' }));
  await list.person.click(within(dialog).getByRole('button', { name: 'Zwróć do poprawy' }));
  const report = await screen.findByRole('dialog', { name: 'Nie udało się: 1' });
  expect(within(report).getAllByRole('listitem').map(textOf)).toContain(
    'Wyciąg 10/2026 Ten dokument jest zaksięgowany',
  );
  expect(list.api.sent('POST /documents/bulk').map(({ body }) => body)).toEqual([
    {
      ids: [receipt.id, statement.id],
      to: 'to_correct',
      remark: 'Zdjęcie jest nieostre. Zrób je jeszcze raz.',
    },
  ]);
});

test('the office hands a document to a company: whose, for whom, and the files', async () => {
  const list = openList({ at: `/dashboard/documents?form=new&filters[company_id]=${delta.id}` });
  list.api.on('GET /companies/{id}', () => new Promise(() => undefined));
  const dialog = await screen.findByRole('dialog', { name: 'Dodaj dokument' });
  expect(within(dialog).getByText('Najpierw wybierz firmę, potem pliki.')).toBeDefined();
});

test('before any document the list says where they come from', async () => {
  openList({ answers: { 'GET /documents': pageOf([]) } });
  expect(await screen.findByText('Nic do sprawdzenia')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Wszystkie' })).toBeDefined();
});

test('who may not check documents reads them', async () => {
  openList({ as: olga });
  await table();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Dodaj dokument' })).toBeNull();
});
