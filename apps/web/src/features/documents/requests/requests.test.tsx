import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answers, refused } from '../../../testing/fake-api.ts';
import { textOf } from '../../../testing/read.ts';
import { renderPortal } from '../../../testing/render.tsx';
import { pageOf } from '../../../testing/samples/companies.ts';
import { linkedRequest, monthly } from '../../../testing/samples/document-requests.ts';
import { clientFrame } from '../../../testing/samples/frame.ts';
import { tomasz } from '../../../testing/samples/people.ts';

const TOKEN = 'a1B2'.repeat(10) + 'xyz';
const [statement, fuel, cash] = monthly.items;
const delivered = (...ids: (string | undefined)[]) =>
  monthly.items.map((item) => (ids.includes(item.id) ? { ...item, state: 'delivered' as const, remark: null } : item));

const openLink = (answers: Answers = {}) =>
  renderPortal(`/requests/${TOKEN}`, {
    answers: { 'GET /document-requests/linked': { data: linkedRequest() }, ...answers },
  });

const items = () =>
  within(screen.getByRole('list', { name: 'Pozycje' }))
    .getAllByRole('listitem')
    .map(textOf);
const photo = (name: string) => new File(['zdjęcie'], name, { type: 'image/jpeg' });
const choose = (label: string, ...files: File[]) =>
  userEvent.setup({ delay: null, applyAccept: false }).upload(screen.getByLabelText(label), files);

test('the link of an e-mail shows what is asked for, and what came back and why', async () => {
  const { api } = openLink();
  await screen.findByText('Dostarczono 1 z 3', { exact: false });
  expect(items()).toEqual([
    'Wyciąg bankowy Dostarczono 24 listopada',
    'Faktura za paliwo Do poprawy Nie widać kwoty',
    'Raport kasowy Brakuje',
  ]);
  expect(api.changes()).toEqual([]);
  expect(screen.getByRole('link', { name: 'Zadzwoń: Anna Kowalska' }).getAttribute('href')).toBe('tel:+48600100200');
});

test('several pages become one document, and the next item is there', async () => {
  const { api, person } = openLink({
    'POST /document-requests/{id}/items/{item_id}/documents': {
      data: linkedRequest(delivered(statement?.id, fuel?.id)),
    },
  });
  await screen.findByRole('region', { name: 'Dodajesz: Faktura za paliwo' });
  await choose('Wybierz plik', photo('strona-1.jpg'));
  await choose('Dodaj stronę', photo('strona-2.jpg'), photo('pomyłka.jpg'));
  await person.click(screen.getByRole('button', { name: 'Usuń: pomyłka.jpg' }));
  await person.click(screen.getByRole('button', { name: 'Wyślij 2 strony' }));
  expect(await screen.findByText('Dostarczono: Faktura za paliwo')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Dodajesz: Raport kasowy' })).toBeDefined();
  const [sent] = api.sent('POST /document-requests/{id}/items/{item_id}/documents');
  expect(sent?.url).toBe(`/document-requests/${monthly.id}/items/${fuel?.id}/documents`);
  expect(sent?.body).toMatchObject({ upload_ids: api.uploads.map(({ id }) => id) });
  expect(api.uploads.map(({ name }) => name)).toEqual(['strona-1.jpg', 'strona-2.jpg']);
});

test('a file that was handed over before is told, and sent again when that is meant', async () => {
  const message = 'Ten plik jest już w biurze';
  const path = 'POST /document-requests/{id}/items/{item_id}/documents';
  const { api, person } = openLink({ [path]: refused(409, 'handed_over', message) });
  await screen.findByRole('region', { name: 'Dodajesz: Faktura za paliwo' });
  await choose('Wybierz plik', photo('paliwo.jpg'));
  await person.click(screen.getByRole('button', { name: 'Wyślij 1 stronę' }));
  await screen.findByText(message);
  api.on(path, { data: linkedRequest(delivered(statement?.id, fuel?.id, cash?.id), 'delivered') });
  await person.click(screen.getByRole('button', { name: 'Wyślij mimo to' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Komplet. Biuro ma wszystko' })).toBeDefined();
  const [first, second] = api.sent(path);
  expect([second?.body, first?.key === second?.key]).toEqual([{ ...(first?.body as object), again: true }, false]);
  expect(api.uploads).toHaveLength(1);
});

test.each([
  ['action_link_spent', 'Ten odnośnik już nie działa'],
  ['request_complete', 'Komplet. Biuro ma wszystko'],
])('a link that ended (%s) says why', async (code, heading) => {
  openLink({ 'GET /document-requests/linked': refused(410, code, 'Ten odnośnik już nie działa') });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Wróć do logowania' })).toBeDefined();
});

test('a client who is signed in sees how much is there, and answers an item in place', async () => {
  const { api, person } = renderPortal('/documents', {
    as: tomasz,
    answers: {
      ...clientFrame,
      'GET /documents/my': pageOf([]),
      'GET /document-requests/my': pageOf([monthly]),
      'PUT /document-requests/{id}/items/{item_id}/answer': {
        data: linkedRequest(
          monthly.items.map((item) =>
            item === cash ? { ...item, state: 'not_applicable', reason: 'W tym miesiącu nie było' } : item,
          ),
        ),
      },
    },
  });
  await screen.findByText('1 z 3 dokumentów');
  const open = screen.getByRole('region', { name: 'Do uzupełnienia' });
  expect(within(open).getAllByRole('listitem').map(textOf)).toEqual([
    'Faktura za paliwo Do poprawy Nie widać kwoty',
    'Raport kasowy Brakuje',
  ]);
  await person.click(within(open).getByRole('button', { name: 'Dodaj: Raport kasowy' }));
  const dialog = await screen.findByRole('dialog', { name: 'Documents' });
  await person.click(within(dialog).getByRole('button', { name: 'Nie mam' }));
  const reason = await screen.findByRole('dialog', { name: 'Nie ma: Raport kasowy' });
  await person.click(within(reason).getByRole('button', { name: 'W tym miesiącu nie było' }));
  await person.click(within(reason).getByRole('button', { name: 'Zapisz powód' }));
  await within(dialog).findByText('Dostarczono 2 z 3', { exact: false });
  expect(api.sent('PUT /document-requests/{id}/items/{item_id}/answer').map(({ body }) => body)).toEqual([
    { reason: 'W tym miesiącu nie było' },
  ]);
  await waitFor(() => expect(api.sent('GET /document-requests/my').length).toBeGreaterThan(1));
});
