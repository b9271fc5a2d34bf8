import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answers, anyKey, offline, refused } from '../../../testing/fake-api.ts';
import { textOf } from '../../../testing/read.ts';
import { type Given, renderPortal } from '../../../testing/render.tsx';
import { delta, pageOf } from '../../../testing/samples/companies.ts';
import { blurred, receipt, signedAddress } from '../../../testing/samples/documents.ts';
import { clientFrame } from '../../../testing/samples/frame.ts';
import { idOf } from '../../../testing/samples/ids.ts';
import { tomasz } from '../../../testing/samples/people.ts';

function openDocuments({ answers, at = '/documents', ...given }: Given & { at?: string } = {}) {
  const all: Answers = {
    ...clientFrame,
    'GET /document-requests/my': pageOf([]),
    'GET /documents/my': pageOf([]),
    'POST /documents': { data: receipt },
    ...answers,
  };
  return renderPortal(at, { as: tomasz, answers: all, ...given });
}

const pdf = (name: string) => new File(['%PDF-1.7 faktura'], name, { type: 'application/pdf' });
const photo = (name: string) => new File(['zdjęcie'], name, { type: 'image/jpeg' });

/** A person may choose any file: what a field accepts is only what the browser offers first. */
const unfiltered = () => userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false });

async function choose(...files: File[]): Promise<void> {
  await screen.findByText(/^(0|1|\d+) dokument|^Brak dokumentów/);
  await unfiltered().upload(await screen.findByLabelText('Dodaj dokumenty'), files);
}

const rows = () => within(screen.getByRole('region', { name: 'Wysyłane dokumenty' })).getAllByRole('listitem');
const states = () => rows().map((row) => textOf(row.querySelector('.send-state') ?? row));

test('each file becomes a document of the kind and month that its name speaks of', async () => {
  const { api } = openDocuments();
  await choose(pdf('wyciag_10_2026.pdf'), pdf('FV 118-09-2026.pdf'));
  expect(await screen.findByText('W biurze 2 z 2')).toBeDefined();
  expect(states()).toEqual(['Wysłano', 'Wysłano']);
  expect(api.uploads.map(({ name, purpose }) => [name, purpose])).toEqual([
    ['wyciag_10_2026.pdf', 'document'],
    ['FV 118-09-2026.pdf', 'document'],
  ]);
  const [first, second] = api.sent('POST /documents');
  expect(first).toEqual({
    url: '/documents',
    query: {},
    key: anyKey,
    body: {
      company_id: delta.id,
      kind: 'bank_statement',
      month: '2026-10',
      source: 'portal',
      upload_ids: [api.uploads[0]?.id],
    },
  });
  expect(second?.body).toMatchObject({ kind: 'cost', month: '2026-09' });
  expect(location.search).toBe('?send=queue');
});

test('what was guessed can be changed after it has arrived', async () => {
  const { api, person } = openDocuments();
  await choose(pdf('skan.pdf'));
  await screen.findByText('W biurze 1 z 1');
  api.on('PUT /documents/{id}', { data: { ...receipt, kind: 'contract', version: 2 } });
  await person.selectOptions(screen.getByLabelText(/^Rodzaj: /), 'contract');
  await waitFor(() =>
    expect(api.sent('PUT /documents/{id}').map(({ body }) => body)).toEqual([
      { kind: 'contract', month: '2026-10', title: receipt.title, version: 1 },
    ]),
  );
});

test('pictures that were chosen together become one document when the person says so', async () => {
  const { api, person } = openDocuments();
  await choose(photo('strona1.jpg'), photo('strona2.jpg'));
  await person.click(await screen.findByRole('button', { name: 'Połącz w jeden dokument' }));
  expect(await screen.findByText('W biurze 1 z 1')).toBeDefined();
  const [sent, ...others] = api
    .sent('POST /documents')
    .map(({ body }) => (body as { upload_ids: string[] }).upload_ids);
  expect(others).toEqual([]);
  // One that was only announced when the pictures were joined is announced once more.
  const pages = sent?.map((id) => api.uploads.find((upload) => upload.id === id));
  expect(pages?.map((page) => [page?.name, page?.text])).toEqual([
    ['strona1.jpg', 'zdjęcie'],
    ['strona2.jpg', 'zdjęcie'],
  ]);
});

test('pictures that were chosen together are documents of their own when the person says so', async () => {
  const { api, person } = openDocuments();
  await choose(photo('paliwo.jpg'), photo('parking.jpg'));
  await person.click(await screen.findByRole('button', { name: 'Osobne dokumenty' }));
  expect(await screen.findByText('W biurze 2 z 2')).toBeDefined();
  expect(api.sent('POST /documents')).toHaveLength(2);
});

test('a broken line only delays it, and it goes on by itself', async () => {
  const { api, pass } = openDocuments({ answers: { 'POST /documents': offline } });
  await choose(pdf('skan.pdf'));
  expect(await screen.findByText(/^Czeka na połączenie/)).toBeDefined();
  api.on('POST /documents', { data: receipt });
  await pass(2_500);
  expect(await screen.findByText('W biurze 1 z 1')).toBeDefined();
  const keys = api.sent('POST /documents').map(({ key }) => key);
  expect(new Set(keys).size).toBe(1);
  expect(api.uploads).toHaveLength(1);
});

test('the line that breaks in the middle of a file is waited for, too', async () => {
  let broken = true;
  const { api } = openDocuments({
    answers: { 'PATCH /uploads/{id}': () => (broken ? offline : undefined) },
  });
  await choose(pdf('skan.pdf'));
  expect(await screen.findByText('Czeka na połączenie · 0 %')).toBeDefined();
  broken = false;
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('W biurze 1 z 1')).toBeDefined();
  expect(api.sent('POST /documents')).toHaveLength(1);
});

test('what was handed over before is told and not sent twice, unless it is meant', async () => {
  const message = 'Ten plik jest już w biurze, przekazany 03.11.2026';
  const link = `/documents/${idOf(8009)}`;
  const { api, person } = openDocuments({
    answers: {
      'POST /documents': refused(409, 'handed_over', message, {
        errors: [{ pointer: '/upload_ids/0', code: 'handed_over', message, link }],
      }),
    },
  });
  await choose(pdf('FV 118-10.pdf'));
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Pokaż ten dokument' }).getAttribute('href')).toBe(link);
  expect(screen.getByText('W biurze 1 z 1')).toBeDefined();
  api.on('POST /documents', { data: receipt });
  await person.click(screen.getByRole('button', { name: 'Wyślij mimo to: FV 118-10.pdf' }));
  await waitFor(() => expect(states()).toEqual(['Wysłano']));
  const [first, second] = api.sent('POST /documents');
  expect(second?.body).toEqual({ ...(first?.body as object), again: true });
  expect(second?.key).not.toBe(first?.key);
});

test('a refusal stands at its file in the server’s words, and the others go on', async () => {
  const refusal = 'Plik jest chroniony hasłem. Zapisz go bez hasła';
  const { api, person } = openDocuments({
    answers: {
      'POST /documents': ({ body }) =>
        (body as { kind: string }).kind === 'contract'
          ? refused(422, 'validation', refusal, {
              errors: [{ pointer: '/upload_ids/0', code: 'locked', message: refusal }],
            })
          : { data: receipt },
    },
  });
  await choose(pdf('umowa-leasingu.pdf'), pdf('skan.pdf'));
  expect(await screen.findByText(refusal)).toBeDefined();
  await screen.findByText('W biurze 1 z 2');
  expect(states()).toEqual([refusal, 'Wysłano']);
  api.on('POST /documents', { data: receipt });
  await person.click(screen.getByRole('button', { name: 'Spróbuj ponownie: umowa-leasingu.pdf' }));
  expect(await screen.findByText('W biurze 2 z 2')).toBeDefined();
});

test('an empty file is not sent, and more than fifty are none', async () => {
  const { api, person } = openDocuments();
  await choose(new File([], 'pusty.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('Plik jest pusty')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Spróbuj ponownie/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Usuń z kolejki: pusty.pdf' }));
  expect(await screen.findByText('Nic nie czeka na wysłanie')).toBeDefined();
  const many = Array.from({ length: 51 }, (_, place) => pdf(`skan ${place}.pdf`));
  await unfiltered().upload(screen.getByLabelText('Dodaj kolejne'), many);
  expect(await screen.findByText('Naraz można wysłać 50 plików. Wybrano 51')).toBeDefined();
  expect(api.changes()).toEqual([]);
});

test('other files take the place of those that were to be corrected', async () => {
  const { api } = openDocuments({
    at: `/documents/${blurred.id}`,
    answers: {
      'GET /documents/{id}': { data: blurred },
      'GET /documents/{id}/files/{number}/address': signedAddress,
      'PUT /documents/{id}/files': { data: { ...blurred, status: 'sent', remark: null, version: 3 } },
    },
  });
  await screen.findByText('Do poprawy: Zdjęcie jest nieostre. Zrób je jeszcze raz.');
  await unfiltered().upload(screen.getByLabelText('Wyślij ponownie'), [photo('parking-2.jpg'), photo('parking-3.jpg')]);
  expect(await screen.findByText('W biurze 1 z 1')).toBeDefined();
  expect(api.sent('PUT /documents/{id}/files').map(({ url, body }) => [url, body])).toEqual([
    [`/documents/${blurred.id}/files`, { upload_ids: api.uploads.map(({ id }) => id), version: 2 }],
  ]);
});
