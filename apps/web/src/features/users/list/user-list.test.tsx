import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, anyKey, broken, offline, refused } from '../../../testing/fake-api.ts';
import { filledTable, rowsOf, textOf } from '../../../testing/read.ts';
import { type Given, renderPortal } from '../../../testing/render.tsx';
import { pageOf } from '../../../testing/samples/companies.ts';
import { officeFrame } from '../../../testing/samples/frame.ts';
import { anna, maria } from '../../../testing/samples/people.ts';
import { annaRow, invitedRow, mariaRow, tomaszRow } from '../../../testing/samples/users.ts';

function openList({ answers, ...given }: Given = {}) {
  const all: Answers = { ...officeFrame, 'GET /users': pageOf([annaRow, mariaRow, tomaszRow, invitedRow]), ...answers };
  return renderPortal('/dashboard/users', { as: anna, answers: all, ...given });
}

type List = ReturnType<typeof openList>;

const table = () => filledTable('Użytkownicy');
const asked = ({ api }: Pick<List, 'api'>) => api.sent('GET /users').map(({ url }) => url);

/** Marks people by their names, and asks for one thing to be done to all of them. */
async function withMarked({ person }: List, names: string[], verb: string): Promise<void> {
  await table();
  for (const name of names) await person.click(screen.getByRole('checkbox', { name: `Zaznacz: ${name}` }));
  const bar = await screen.findByRole('region', { name: 'Zaznaczone' });
  await person.click(within(bar).getByRole('button', { name: verb }));
}

/** What became of one of the marked. */
const row = ({ id, first_name, last_name, status }: typeof mariaRow, error: string | null = null) => ({
  id,
  name: `${first_name} ${last_name}`,
  result: error === null ? ('done' as const) : ('refused' as const),
  error,
  changed: error === null,
  before: status,
});

test('the list shows everybody with what they may and how they stand', async () => {
  const list = openList();
  expect(rowsOf(await table())).toEqual([
    ['Zaznacz wszystkie na stronie', 'Imię i nazwisko', 'Rola', 'Firmy', 'E-mail', 'Telefon', 'Status', 'Logowanie'],
    ['', 'Anna Kowalska', 'Administrator', '', 'admin@demo.example', '', 'Aktywne', '25 lis 2026'],
    ['', 'Maria Wójcik', 'Księgowość', '', 'ksiegowa@demo.example', '+48 600 100 200', 'Aktywne', '24 lis 2026'],
    ['', 'Tomasz Bąk', 'Właściciel lub reprezentant', '1', 'klient@demo.example', '', 'Wyłączone', ''],
    [
      '',
      'nowa@klienci.example',
      'Właściciel lub reprezentant',
      '0',
      'nowa@klienci.example',
      '',
      'Zaproszenie wygasło',
      '',
    ],
  ]);
  expect(screen.getByText('4 użytkowników')).toBeDefined();
  expect(asked(list)).toEqual(['/users?page=1&limit=25&sort=first_name:asc']);
});

test('the people of one’s own companies are a press away', async () => {
  const list = openList();
  await table();
  await list.person.click(screen.getByRole('link', { name: 'Moi klienci' }));
  await waitFor(() => expect(location.search).toBe('?filters[people]=mine'));
  await waitFor(() => expect(asked(list).at(-1)).toBe('/users?page=1&limit=25&sort=first_name:asc&filters[mine]=true'));
});

test('accounts are switched off after a question, and it can be taken back', async () => {
  const list = openList();
  const { api, person } = list;
  await withMarked(list, ['Maria Wójcik', 'Tomasz Bąk'], 'Wyłącz');
  const dialog = await screen.findByRole('dialog', { name: 'Wyłączyć 2 konta?' });
  expect(api.changes()).toEqual([]);
  const data = { done: 2, refused: 0, rows: [row(mariaRow), { ...row(tomaszRow), changed: false }] };
  api.on('POST /users/bulk', { data });
  await person.click(within(dialog).getByRole('button', { name: 'Wyłącz' }));
  expect(await screen.findByText('Wyłączono 2 konta')).toBeDefined();
  expect(api.sent('POST /users/bulk')).toEqual([
    { url: '/users/bulk', query: {}, key: anyKey, body: { action: 'deactivate', ids: [mariaRow.id, tomaszRow.id] } },
  ]);
  expect(screen.queryByRole('region', { name: 'Zaznaczone' })).toBeNull();

  await person.click(screen.getByRole('button', { name: 'Cofnij' }));
  await waitFor(() =>
    expect(api.sent('POST /users/bulk').map(({ body }) => body)).toEqual([
      { action: 'deactivate', ids: [mariaRow.id, tomaszRow.id] },
      { action: 'activate', ids: [mariaRow.id] },
    ]),
  );
});

test('who could not be changed is named with the reason', async () => {
  const list = openList();
  await withMarked(list, ['Anna Kowalska', 'Maria Wójcik'], 'Usuń');
  const dialog = await screen.findByRole('dialog', { name: 'Usunąć 2 użytkowników?' });
  list.api.on('POST /users/bulk', {
    data: { done: 1, refused: 1, rows: [row(annaRow, 'Nie możesz usunąć swojego konta'), row(mariaRow)] },
  });
  await list.person.click(within(dialog).getByRole('button', { name: 'Usuń' }));
  const report = await screen.findByRole('dialog', { name: 'Nie udało się: 1' });
  expect(within(report).getAllByRole('listitem').map(textOf)).toEqual([
    'Anna Kowalska Nie możesz usunąć swojego konta',
    'Maria Wójcik Gotowe',
  ]);
});

test.each([
  ['a lost connection', offline, 'Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie'],
  ['a fault of the server', broken, 'Coś nie działa po naszej stronie. Spróbuj ponownie'],
])('after %s the marked stay marked, and the reason is told', async (_, trouble, sentence) => {
  const list = openList({ answers: { 'POST /users/bulk': trouble } });
  await withMarked(list, [invitedRow.email], 'Wyślij zaproszenie ponownie');
  expect(await screen.findByText(sentence, { exact: false })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: `Zaznacz: ${invitedRow.email}` }).checked).toBe(true);
});

test('somebody is invited from the list, and an address that has an account is refused at its field', async () => {
  const list = openList();
  const { api, person } = list;
  await table();
  await person.click(screen.getByRole('button', { name: 'Zaproś' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zaproszenie' });
  const taken = {
    pointer: '/email',
    code: 'email_taken',
    message: 'Ten adres ma już konto',
    link: `/users/${maria.id}`,
  };
  api.on('POST /users/invite', refused(409, 'email_taken', 'Ten adres ma już konto', { errors: [taken] }));
  await person.type(within(dialog).getByLabelText('E-mail'), maria.email);
  await person.selectOptions(within(dialog).getByLabelText('Rola'), 'Sekretariat');
  await person.click(within(dialog).getByRole('button', { name: 'Wyślij zaproszenie' }));
  expect((await within(dialog).findAllByText('Ten adres ma już konto')).length).toBeGreaterThan(0);
  expect(within(dialog).getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');

  await person.clear(within(dialog).getByLabelText('E-mail'));
  await person.type(within(dialog).getByLabelText('E-mail'), 'nowy@biuro.example');
  api.on('POST /users/invite', { data: { ...anna, email: 'nowy@biuro.example', status: 'invited' } });
  await person.click(within(dialog).getByRole('button', { name: 'Wyślij zaproszenie' }));
  expect(await screen.findByText('Zaproszenie wysłane: nowy@biuro.example')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = { role: 'assistant', locale: 'pl', companies: [] };
  expect(api.sent('POST /users/invite')).toEqual([
    { url: '/users/invite', query: {}, key: anyKey, body: { ...body, email: maria.email } },
    { url: '/users/invite', query: {}, key: anyKey, body: { ...body, email: 'nowy@biuro.example' } },
  ]);
});

test('whoever may not manage users sees who is there, and no way to change it', async () => {
  openList({ as: maria });
  expect(rowsOf(await table())[0]).toEqual([
    'Imię i nazwisko',
    'Rola',
    'Firmy',
    'E-mail',
    'Telefon',
    'Status',
    'Logowanie',
  ]);
  for (const name of ['Zaproś', 'Dodaj użytkownika', 'Ostatnio usunięci'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a client has no such page', async () => {
  const list = openList({
    as: { ...anna, isAdmin: false, role: 'viewer', rights: [] },
    answers: { 'GET /companies/my': { data: [] } },
  });
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(asked(list)).toEqual([]);
});
