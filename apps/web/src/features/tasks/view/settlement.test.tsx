import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, anyKey, broken, offline, refused } from '../../../testing/fake-api.ts';
import { textOf } from '../../../testing/read.ts';
import { type Given, renderPortal } from '../../../testing/render.tsx';
import { pageOf } from '../../../testing/samples/companies.ts';
import { officeFrame } from '../../../testing/samples/frame.ts';
import { cit, vat, zus } from '../../../testing/samples/liabilities.ts';
import { anna, olga } from '../../../testing/samples/people.ts';
import { october, type Task } from '../../../testing/samples/tasks.ts';

interface Opened extends Given {
  task?: Task;
}

function openTask({ task = october, answers, ...given }: Opened = {}) {
  const all: Answers = {
    ...officeFrame,
    'GET /tasks/{id}': { data: task },
    'GET /liabilities': pageOf([vat, cit]),
    'GET /declarations': pageOf([]),
    'GET /tasks/{id}/history': pageOf([]),
    ...answers,
  };
  return renderPortal(`/dashboard/tasks/${task.id}`, { as: anna, answers: all, ...given });
}

type Opening = ReturnType<typeof openTask>;

const part = (name: string) => screen.findByRole('region', { name });
const shown = () => screen.findByRole('heading', { level: 1, name: october.title });

/** Chooses a move that is not the usual next one. */
async function choose({ person }: Opening, move: string): Promise<void> {
  await person.click(await screen.findByRole('button', { name: 'Zmień status' }));
  await person.click(await screen.findByRole('menuitem', { name: move }));
}

test('a settlement shows how far it is, its amounts, documents, checklist and facts', async () => {
  const { api } = openTask();
  await shown();
  expect(textOf(await part('Etap'))).toBe(
    'Dokumenty , zrobione Księgowanie , zrobione 3 Podatki 4 Zapłata 5 Zamknięte Krok 3 z 5: Podatki',
  );
  const amounts = await part('Zobowiązania');
  await within(amounts).findByText('Zatwierdzone');
  expect(within(amounts).getAllByRole('listitem').map(textOf)).toEqual([
    'VAT 25 lis dziś 6 816,00 zł Zatwierdzone',
    'Zaliczka CIT 20 lis 5 dni po terminie 1 943,00 zł Po terminie',
  ]);
  expect(textOf(await part('Dokumenty'))).toBe('Dokumenty Termin 6 lis Komplet Tomasz Bąk, 6 lis 2026, 08:46');
  expect(textOf(await part('Szczegóły'))).toBe(
    'Szczegóły Wykonujący Maria Wójcik Sprawdzający brak Termin 20 lis 5 dni po terminie Okres październik 2026 ' +
      'Rodzaj Rozliczenie miesiąca Priorytet Normalny Budżet czasu brak Widoczne dla klienta tak Utworzono 1 lis 2026',
  );
  expect(document.title).toBe('Rozliczenie 10/2026 – Delta Spedycja Sp. z o.o. | Biuro');
  expect(api.sent('GET /liabilities').map(({ query }) => query['filters[task_id]'])).toEqual([october.id]);
});

test('the next step is one press: the move is sent with the version that was seen', async () => {
  const { api, person } = openTask();
  await shown();
  const moved: Task = { ...october, status: 'review', transitions: [], version: 8 };
  api.on('POST /tasks/{id}/status', { data: moved });
  api.on('GET /tasks/{id}', { data: moved });
  await person.click(await screen.findByRole('button', { name: 'Przekaż do sprawdzenia' }));
  expect(await screen.findByText('Nowy status: Do sprawdzenia')).toBeDefined();
  expect(api.sent('POST /tasks/{id}/status')).toEqual([
    { url: `/tasks/${october.id}/status`, query: {}, key: anyKey, body: { to: 'review', version: 7 } },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Przekaż do sprawdzenia' })).toBeNull());
});

test('a step that is not possible yet says why and is not sent', async () => {
  const opening = openTask();
  await shown();
  await opening.person.click(screen.getByRole('button', { name: 'Zmień status' }));
  const item = await screen.findByRole('menuitem', { name: /^Klient poinformowany/ });
  expect(textOf(item)).toContain('Najpierw przekaż klientowi wszystkie zobowiązania');
  expect(item.getAttribute('aria-disabled')).toBe('true');
  await opening.person.click(item);
  expect(opening.api.changes()).toEqual([]);
});

test('a step that needs a reason asks for it, names it when it is missing, and sends it', async () => {
  const opening = openTask();
  const { api, person } = opening;
  await shown();
  const reason = { pointer: '/reason', code: 'required', message: 'Napisz powód' };
  const rests: Task = {
    ...october,
    status: 'suspended',
    blocked_reason: 'Klient na urlopie',
    transitions: [],
    version: 8,
  };
  api.on('POST /tasks/{id}/status', ({ body }) =>
    'reason' in Object(body) ? { data: rests } : refused(422, 'invalid', 'Napisz powód', { errors: [reason] }),
  );
  await choose(opening, 'Wstrzymaj');
  const dialog = await screen.findByRole('dialog', { name: 'Wstrzymaj' });
  await person.click(within(dialog).getByRole('button', { name: 'Wstrzymaj' }));
  expect((await within(dialog).findAllByText('Napisz powód')).length).toBeGreaterThan(0);
  expect(within(dialog).getByLabelText('Powód').getAttribute('aria-invalid')).toBe('true');

  await person.type(within(dialog).getByLabelText('Powód'), ' Klient na urlopie ');
  await person.click(within(dialog).getByRole('button', { name: 'Wstrzymaj' }));
  expect(await screen.findByText('Nowy status: Wstrzymane')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  const sent = api.sent('POST /tasks/{id}/status');
  expect(sent.map(({ body }) => body)).toEqual([
    { to: 'suspended', version: 7 },
    { to: 'suspended', version: 7, reason: 'Klient na urlopie' },
  ]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test('what somebody else changed meanwhile is said, and the move can be sent for the new version', async () => {
  const opening = openTask();
  const { api, person } = opening;
  await shown();
  const conflict = 'Ktoś zmienił te dane przed chwilą. Wybierz, co zostaje';
  api.on('GET /tasks/{id}', { data: { ...october, version: 8 } });
  api.on('POST /tasks/{id}/status', refused(409, 'version_conflict', conflict));
  await choose(opening, 'Anuluj zadanie');
  const dialog = await screen.findByRole('dialog', { name: 'Anuluj zadanie' });
  expect(within(dialog).getByText('Anulowane zadanie znika z list otwartych. Historia zostaje.')).toBeDefined();
  await person.type(within(dialog).getByLabelText('Powód'), 'Umowa się skończyła');
  await person.click(within(dialog).getByRole('button', { name: 'Anuluj zadanie' }));
  expect(await within(dialog).findByText('Ktoś zmienił te dane przed chwilą')).toBeDefined();
  await person.click(within(dialog).getByRole('button', { name: 'Pokaż obie wersje' }));
  api.on('POST /tasks/{id}/status', { data: { ...october, status: 'cancelled', transitions: [], version: 9 } });
  await waitFor(() => expect(within(dialog).queryByRole('button', { name: 'Pokaż obie wersje' })).toBeNull());
  await person.click(within(dialog).getByRole('button', { name: 'Anuluj zadanie' }));
  await screen.findByText('Nowy status: Anulowane');
  expect(api.sent('POST /tasks/{id}/status').map(({ body }) => body)).toEqual([
    { to: 'cancelled', version: 7, reason: 'Umowa się skończyła' },
    { to: 'cancelled', version: 8, reason: 'Umowa się skończyła' },
  ]);
});

test('a dialog in which something was written asks before it closes', async () => {
  const opening = openTask();
  const { api, person } = opening;
  await shown();
  await choose(opening, 'Anuluj zadanie');
  const dialog = await screen.findByRole('dialog', { name: 'Anuluj zadanie' });
  await person.type(within(dialog).getByLabelText('Powód'), 'Pomyłka');
  await person.click(within(dialog).getByRole('button', { name: 'Zostaw zadanie' }));
  const question = await screen.findByRole('dialog', { name: 'Masz niezapisane zmiany' });
  await person.click(within(question).getByRole('button', { name: 'Odrzuć zmiany' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.changes()).toEqual([]);
});

test.each([
  ['a lost connection', offline, 'Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie'],
  ['a fault of the server', broken, 'Coś nie działa po naszej stronie. Spróbuj ponownie'],
])('after %s the move is not done, and the page says why', async (_, trouble, sentence) => {
  const { api, person } = openTask({ answers: { 'POST /tasks/{id}/status': trouble } });
  await person.click(await screen.findByRole('button', { name: 'Przekaż do sprawdzenia' }));
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Przekaż do sprawdzenia' })).toBeDefined();
  expect(api.changes()).toEqual(['POST /tasks/{id}/status']);
});

test('a tick is seen at once, and taken back where the server refuses it', async () => {
  const opening = openTask();
  const { api, person } = opening;
  await shown();
  const open = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Limity podatkowe sprawdzone/ });
  api.on('PUT /tasks/{id}/checklist/{item_id}', refused(403, 'forbidden', 'Nie masz dostępu do tej części'));
  await person.click(open());
  expect(await screen.findByText('Nie masz dostępu do tej części')).toBeDefined();
  await waitFor(() => expect(open().checked).toBe(false));

  const ticked = { ...october.checklist[1], id: october.checklist[1]?.id ?? '', text: 'Limity podatkowe sprawdzone' };
  const done = { ...ticked, done_at: '2026-11-25T09:00:00Z', done_by: 'Anna Kowalska' };
  const after = { ...october, checklist: [...october.checklist.slice(0, 1), done], version: 8 };
  api.on('PUT /tasks/{id}/checklist/{item_id}', { data: after });
  api.on('GET /tasks/{id}', { data: after });
  await person.click(open());
  expect(await screen.findByText('Anna Kowalska, 25 lis, 10:00')).toBeDefined();
  expect(api.sent('PUT /tasks/{id}/checklist/{item_id}').map(({ url, body }) => [url, body])).toEqual([
    [`/tasks/${october.id}/checklist/${done.id}`, { done: true }],
    [`/tasks/${october.id}/checklist/${done.id}`, { done: true }],
  ]);
});

test('documents that came too late are seen to with one of two answers', async () => {
  const late = { ...october, late_docs: true, late_docs_note: 'Faktura za prąd' };
  const { api, person } = openTask({ task: late });
  expect(await screen.findByText('Klient pisze: Faktura za prąd')).toBeDefined();
  api.on('POST /tasks/{id}/late-documents/decision', { data: october });
  api.on('GET /tasks/{id}', { data: october });
  await person.click(screen.getByRole('button', { name: 'Przenieś do następnego' }));
  await waitFor(() => expect(screen.queryByText('Klient pisze: Faktura za prąd')).toBeNull());
  expect(api.sent('POST /tasks/{id}/late-documents/decision').map(({ body }) => body)).toEqual([
    { decision: 'next_period' },
  ]);
});

test('a settlement that is not there is told as such', async () => {
  openTask({ answers: { 'GET /tasks/{id}': refused(404, 'not_found', 'Nie ma takiej strony') } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Strony nie znaleziono' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Przejdź do listy zadań' }).getAttribute('href')).toBe('/dashboard/tasks');
});

test('whoever may not lead tasks sees all of it and no way to change it', async () => {
  openTask({ as: olga });
  await shown();
  await part('Lista kontrolna');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Limity/ }).disabled).toBe(true);
  for (const name of ['Zmień status', 'Edytuj', 'Zmień listę', 'Dodaj zobowiązanie'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('an amount is not saved while its field is empty: the field says so, and the dialog stays', async () => {
  const { api, person } = openTask({
    answers: { 'GET /liabilities': pageOf([zus]), 'PUT /liabilities/{id}': { data: zus } },
  });
  await shown();
  await person.click(await screen.findByRole('button', { name: /^Wpisz kwotę: Składki ZUS/ }));
  const dialog = await screen.findByRole('dialog', { name: /^Składki ZUS/ });
  await person.click(within(dialog).getByRole('button', { name: 'Zapisz kwotę' }));
  expect((await within(dialog).findAllByText('Wpisz kwotę')).length).toBeGreaterThan(0);
  const amount = within(dialog).getByLabelText('Kwota');
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('dialog')).toBe(dialog);
  expect(api.changes()).toEqual([]);

  await person.type(amount, '1 773,96');
  await person.click(within(dialog).getByRole('button', { name: 'Zapisz kwotę' }));
  expect(await screen.findByText('Kwota zapisana')).toBeDefined();
  expect(api.sent('PUT /liabilities/{id}').map(({ body }) => body)).toEqual([
    expect.objectContaining({ amount: '1773.96', version: 1 }),
  ]);
});
