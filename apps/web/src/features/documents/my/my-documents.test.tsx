import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, broken } from '../../../testing/fake-api.ts';
import { textOf } from '../../../testing/read.ts';
import { type Given, renderPortal } from '../../../testing/render.tsx';
import { delta, pageOf } from '../../../testing/samples/companies.ts';
import { blurred, letter, receipt, signedAddress } from '../../../testing/samples/documents.ts';
import { clientFrame } from '../../../testing/samples/frame.ts';
import { withModule } from '../../../testing/samples/office.ts';
import { tomasz } from '../../../testing/samples/people.ts';

const viewer = { ...tomasz, companies: tomasz.companies.map((one) => ({ ...one, role: 'viewer' as const })) };

function openDocuments({ answers, at = '/documents', ...given }: Given & { at?: string } = {}) {
  const all: Answers = {
    ...clientFrame,
    'GET /document-requests/my': pageOf([]),
    'GET /documents/my': pageOf([receipt, blurred, letter]),
    'GET /documents/{id}': { data: receipt },
    'GET /documents/{id}/files/{number}/address': signedAddress,
    ...answers,
  };
  return renderPortal(at, { as: tomasz, answers: all, ...given });
}

test('what was handed over stands with its state in words, what is to be corrected first', async () => {
  const { api } = openDocuments();
  await screen.findByText('3 dokumenty');
  expect(textOf(screen.getByRole('region', { name: 'Do poprawy' }))).toBe(
    'Do poprawy Parking Do poprawy: Zdjęcie jest nieostre. Zrób je jeszcze raz. Popraw',
  );
  const all = screen.getByRole('region', { name: 'Za październik 2026' });
  expect(within(all).getAllByRole('listitem').map(textOf)).toEqual([
    'Paliwo 25.10 Faktura kosztowa · przekazano 24 lis · czeka na sprawdzenie',
    'Zaświadczenie o niezaleganiu Pismo z urzędu · od biura, 24 lis · Nowy',
  ]);
  expect(api.sent('GET /documents/my').map(({ url }) => url)).toEqual([
    `/documents/my?page=1&limit=50&company_id=${delta.id}&month=2026-10`,
  ]);
});

test('another month is a choice away', async () => {
  const { api, person } = openDocuments();
  await screen.findByText('3 dokumenty');
  await person.selectOptions(screen.getByLabelText('Miesiąc'), '2026-09');
  await screen.findByRole('region', { name: 'Za wrzesień 2026' });
  await person.selectOptions(screen.getByLabelText('Miesiąc'), 'all');
  await waitFor(() =>
    expect(api.sent('GET /documents/my').map(({ query }) => query['month'])).toEqual(['2026-10', '2026-09', undefined]),
  );
});

test('the camera stands in the middle of the phone’s tabs, where documents are handed over', async () => {
  openDocuments();
  await screen.findByText('3 dokumenty');
  const tabs = document.querySelector('.client-tabs nav') as HTMLElement;
  expect([...tabs.children].map(textOf)).toEqual(['Pulpit', 'Dokumenty', 'Sfotografuj dokument', 'Płatności']);
});

test('without the module there is no camera, and as many tabs as before', async () => {
  openDocuments({ at: '/payments', config: withModule('documents', { enabled: false }) });
  await screen.findByRole('heading', { level: 1, name: 'Płatności' });
  const tabs = document.querySelector('.client-tabs nav') as HTMLElement;
  await waitFor(() =>
    expect([...tabs.children].map(textOf)).toEqual(['Pulpit', 'Płatności', 'Rozliczenia', 'Pracownicy']),
  );
});

test('who only looks at a company hands nothing over', async () => {
  openDocuments({ as: viewer });
  await screen.findByText('3 dokumenty');
  expect(screen.queryByLabelText('Dodaj dokumenty')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Popraw/ })).toBeNull();
});

test('a list that could not be read is told as such, and can be asked for again', async () => {
  const { api, person } = openDocuments({ answers: { 'GET /documents/my': broken } });
  await screen.findByText('Coś nie działa po naszej stronie. Spróbuj ponownie', { exact: false });
  api.on('GET /documents/my', pageOf([receipt]));
  await person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText('Paliwo 25.10')).toBeDefined();
});

test('a document that nobody has looked at is renamed, or taken back', async () => {
  const { api, person } = openDocuments({ at: `/documents/${receipt.id}` });
  const title = await screen.findByLabelText('Nazwa');
  await person.clear(title);
  await person.type(title, 'Paliwo do busa');
  api.on('PUT /documents/{id}', { data: { ...receipt, title: 'Paliwo do busa', version: 2 } });
  await person.click(screen.getByRole('button', { name: 'Zapisz' }));
  await screen.findByText('Zapisano');
  expect(api.sent('PUT /documents/{id}').map(({ body }) => body)).toEqual([
    { kind: 'cost', month: '2026-10', title: 'Paliwo do busa', version: 1 },
  ]);
  api.on('DELETE /documents/{id}', undefined);
  await person.click(screen.getByRole('button', { name: 'Wycofaj' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Wycofaj' }));
  await waitFor(() => expect(location.pathname).toBe('/documents'));
  expect(api.changes()).toEqual(['PUT /documents/{id}', 'DELETE /documents/{id}']);
});

test('a document that came back is sent again, and cannot be taken back', async () => {
  const returned = { ...receipt, status: 'to_correct' as const, remark: 'Nie widać kwoty' };
  openDocuments({ at: `/documents/${receipt.id}`, answers: { 'GET /documents/{id}': { data: returned } } });
  expect(await screen.findByLabelText('Wyślij ponownie')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Wycofaj' })).toBeNull();
});

test('a document from the office says when it was read, and is only read', async () => {
  const opened = { ...letter, read_at: '2026-11-25T08:03:00Z', files: receipt.files };
  openDocuments({ at: `/documents/${letter.id}`, answers: { 'GET /documents/{id}': { data: opened } } });
  expect(await screen.findByText('od biura, 24 lis · przeczytany 25 lis, 09:03')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Wycofaj' })).toBeNull();
  expect(screen.queryByLabelText('Wyślij ponownie')).toBeNull();
});
