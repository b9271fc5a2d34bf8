import { expect, type Page } from '@playwright/test';
import { pdfFile } from '../files.ts';
import { requestLinkOf } from '../letters.ts';
import { addClient, addCompany, addDocument } from '../own-records.ts';
import { ADMIN, CLIENT, callApi, uploadApi } from '../portal.ts';
import { ownCompany } from './records.ts';
import { dialogOf, pressed, type Screen, sentWithMistakes } from './screen.ts';

const MONTH = '2025-06';

/** Of the client's company; each call makes another, because the same bytes are refused. */
async function document(): Promise<string> {
  const words = `Faktura ${Date.now()}`;
  return (await addDocument(CLIENT, await ownCompany(), MONTH, pdfFile('faktura.pdf', words, 2))).id;
}

/** One that the client has to correct. */
async function returned(): Promise<string> {
  const id = await document();
  const { body } = await callApi(ADMIN, `/documents/${id}`);
  const move = { to: 'to_correct', remark: 'Brakuje stron. Wyślij cały dokument.', version: body.data.version };
  await callApi(ADMIN, `/documents/${id}/status`, move);
  return id;
}

async function ask(companyId: string) {
  const { body } = await callApi(ADMIN, '/document-requests', {
    company_ids: [companyId],
    month: MONTH,
    title: 'Dokumenty za czerwiec',
    description: 'Bez nich nie policzymy VAT.',
    due_date: '2027-01-15',
    items: [
      { label: 'Faktura za paliwo', kind: 'cost' },
      { label: 'Raport dobowy z kasy', kind: 'cash_report' },
      { label: 'Wyciąg z banku za czerwiec', kind: 'bank_statement' },
    ],
  });
  return body.data[0];
}

/** Of the client's company, partly answered; a new one each time. */
async function request(): Promise<string> {
  const { id, items } = await ask(await ownCompany());
  const upload_ids = [await uploadApi(CLIENT, pdfFile('wyciag.pdf', `Wyciag ${Date.now()}`))];
  await callApi(CLIENT, `/document-requests/${id}/items/${items[2].id}/documents`, { upload_ids });
  const reason = { reason: 'Kasa była w czerwcu zamknięta' };
  await callApi(CLIENT, `/document-requests/${id}/items/${items[1].id}/answer`, reason, 'PUT');
  return id;
}

/** The address of the page for who is not signed in. */
async function requestLink(): Promise<string> {
  const since = Date.now();
  const company = await addCompany('Paragonia Testowa Ewa Wzorcowa');
  const { email } = await addClient(`prosba-${since}@klienci.example`, 'Ewa Testowa', company.id);
  const asked = Date.now();
  await ask(company.id);
  return new URL(await requestLinkOf(email, asked)).pathname;
}

const drawn = (page: Page) => expect(page.getByRole('img', { name: 'faktura.pdf, strona 1 z 2' })).toBeVisible();

/** Documents, as the office checks them. */
export const DOCUMENTS: Screen[] = [
  {
    name: 'documents',
    path: async () => {
      await document();
      return '/dashboard/documents';
    },
  },
  { name: 'new document', path: '/dashboard/documents?form=new', prepare: dialogOf('Dodaj dokument') },
  {
    name: 'desk for checking documents',
    path: async () => {
      await document();
      return '/dashboard/documents/desk';
    },
    prepare: (page) => expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible(),
  },
  { name: 'document', path: async () => `/dashboard/documents/${await document()}`, prepare: drawn },
  {
    name: 'return of a document with mistakes',
    path: async () => `/dashboard/documents/${await document()}`,
    prepare: pressed('Zwróć do poprawy', (page) => sentWithMistakes(page, /^Zwrot do poprawy/, 'Zwróć do poprawy')),
  },
];

/** What the office asks companies for. */
export const REQUESTS: Screen[] = [
  {
    name: 'document requests',
    path: async () => {
      await request();
      return '/dashboard/documents/requests';
    },
  },
  { name: 'new document request', path: '/dashboard/documents/requests?form=new', prepare: dialogOf('Nowa prośba') },
  { name: 'document request', path: async () => `/dashboard/documents/requests/${await request()}` },
];

/** The page that a link in an e-mail opens. */
export const LINKED_REQUESTS: Screen[] = [{ name: 'linked document request', path: requestLink }];

/** The same, as clients hand them over. */
export const OWN_DOCUMENTS: Screen[] = [
  {
    name: 'client documents with one to correct',
    path: async () => {
      await returned();
      return `/documents?month=${MONTH}`;
    },
  },
  {
    name: 'client documents that are asked for',
    path: async () => {
      await request();
      return `/documents?month=${MONTH}`;
    },
  },
  {
    name: 'answer to a document request',
    path: async () => {
      await request();
      return `/documents?month=${MONTH}`;
    },
    prepare: pressed('Dodaj: Faktura za paliwo', dialogOf('Dokumenty za czerwiec')),
  },
  { name: 'client document', path: async () => `/documents/${await document()}`, prepare: drawn },
  { name: 'client document to correct', path: async () => `/documents/${await returned()}`, prepare: drawn },
  {
    name: 'documents that were sent',
    path: `/documents?month=${MONTH}`,
    prepare: async (page) => {
      const file = pdfFile('wyciag-06-2025.pdf', `Wyciag ${Date.now()}`);
      await page.getByLabel('Dodaj dokumenty').setInputFiles(file);
      await expect(page.getByText('W biurze 1 z 1')).toBeVisible();
    },
  },
];
