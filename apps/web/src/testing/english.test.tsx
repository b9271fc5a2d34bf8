// A page keeps its language until it is loaded anew, and its modules theirs: an address of their own gives these tests their own process.
// @vitest-environment-options { "url": "https://english.biuro.example/" }
import type { User } from '@biuro/core/session/stored-session.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from './fake-api.ts';
import { textOf } from './read.ts';
import { renderPortal } from './render.tsx';
import { bistro, companyViews, delta, deltaRecord, fundacja, pageOf } from './samples/companies.ts';
import { monthly } from './samples/document-requests.ts';
import { blurred, letter, receipt, statement } from './samples/documents.ts';
import { clientFrame, noCalendar, officeFrame } from './samples/frame.ts';
import { clientHome, officeHome } from './samples/home.ts';
import { cit, toldVat, totals, vat, zus } from './samples/liabilities.ts';
import { office } from './samples/office.ts';
import { anna, tomasz } from './samples/people.ts';
import { bistroRow, errandRow, october, octoberRow } from './samples/tasks.ts';
import { bookkeeping, summaryOf, training } from './samples/uptimes.ts';
import { annaRow, invitedRow, mariaRow, tomaszRow } from './samples/users.ts';

interface Shown {
  path: string;
  as?: User;
  answers: Answers;
  /** The title of the page. */
  heading: string;
  /** Words that are there once the records are. */
  record: string;
}

const screens: Record<string, Shown> = {
  'the login': {
    path: '/login?redirect=/dashboard/companies',
    answers: {},
    heading: 'Sign in',
    record: 'Sign in to see: Companies',
  },
  'the office’s home': {
    path: '/dashboard',
    as: anna,
    answers: { ...officeFrame, ...noCalendar, 'GET /home': officeHome },
    heading: 'Good day',
    record: 'JPK_V7M for October 2026',
  },
  'the companies': {
    path: '/dashboard/companies',
    as: anna,
    answers: {
      ...officeFrame,
      'GET /companies': pageOf([bistro, delta, fundacja], { total: 40 }),
      'GET /companies/views': companyViews,
    },
    heading: 'Companies',
    record: bistro.name,
  },
  'the form of a company': {
    path: `/dashboard/companies/${delta.id}/edit`,
    as: anna,
    answers: { ...officeFrame, 'GET /companies/{id}': { data: deltaRecord } },
    heading: 'Edit company',
    record: 'Legal form',
  },
  'the tasks': {
    path: '/dashboard/tasks',
    as: anna,
    answers: { ...officeFrame, 'GET /tasks': pageOf([octoberRow, bistroRow, errandRow]) },
    heading: 'Tasks',
    record: errandRow.title,
  },
  'a settlement': {
    path: `/dashboard/tasks/${october.id}`,
    as: anna,
    answers: {
      ...officeFrame,
      'GET /tasks/{id}': { data: october },
      'GET /liabilities': pageOf([vat, cit]),
      'GET /declarations': pageOf([]),
      'GET /tasks/{id}/history': pageOf([]),
    },
    heading: october.title,
    record: 'Corporate tax advance (CIT)',
  },
  'the amounts': {
    path: '/dashboard/liabilities',
    as: anna,
    answers: { ...officeFrame, 'GET /liabilities': pageOf([vat, cit, zus]), 'GET /liabilities/totals': totals },
    heading: 'Liabilities',
    record: bistro.name,
  },
  'the documents': {
    path: '/dashboard/documents',
    as: anna,
    answers: { ...officeFrame, 'GET /documents': pageOf([receipt, statement]) },
    heading: 'Documents',
    record: bistro.name,
  },
  'a document': {
    path: `/dashboard/documents/${statement.id}`,
    as: anna,
    answers: {
      ...officeFrame,
      'GET /documents': pageOf([receipt, statement]),
      'GET /documents/{id}': { data: statement },
      'GET /documents/{id}/history': pageOf([]),
    },
    heading: statement.title,
    record: 'No preview',
  },
  'a client’s documents': {
    path: '/documents',
    as: tomasz,
    answers: {
      ...clientFrame,
      'GET /documents/my': pageOf([receipt, blurred, letter]),
      'GET /document-requests/my': pageOf([monthly]),
    },
    heading: 'Documents',
    record: 'waiting to be checked',
  },
  'the users': {
    path: '/dashboard/users',
    as: anna,
    answers: { ...officeFrame, 'GET /users': pageOf([annaRow, mariaRow, tomaszRow, invitedRow]) },
    heading: 'Users',
    record: mariaRow.email,
  },
  'the time entries': {
    path: '/dashboard/uptimes?view=week&day=2026-11-24',
    as: anna,
    answers: {
      ...officeFrame,
      'GET /uptimes': pageOf([bookkeeping, training]),
      'GET /uptimes/summary': { data: summaryOf([bookkeeping, training]) },
    },
    heading: 'Working time',
    record: 'Faktury z listopada',
  },
  'a client’s home': {
    path: '/',
    as: tomasz,
    answers: { ...clientFrame, ...noCalendar, 'GET /home/my': clientHome },
    heading: 'Good day',
    record: 'Corporate tax advance (CIT) for October 2026',
  },
  'a client’s payments': {
    path: '/payments',
    as: tomasz,
    answers: { ...clientFrame, 'GET /liabilities/my': pageOf([cit, toldVat]) },
    heading: 'Payments',
    record: 'VAT for October 2026',
  },
};

test.each(Object.entries(screens))('%s speaks English in every word that is ours', async (_, shown) => {
  const { api } = renderPortal(shown.path, { ...shown, locale: 'en' });
  await screen.findByRole('heading', { level: 1, name: shown.heading });
  await screen.findAllByText(shown.record, { exact: false });
  expect(polishIn(document.body, shown.answers)).toEqual([]);
  expect(api.headers('GET /config').map((headers) => headers.get('accept-language'))).toEqual(['en']);
});

type Catalogue = Record<string, Record<'pl' | 'en', string>>;

const catalogues = Object.values(
  import.meta.glob<Catalogue>('../**/messages.json', { eager: true, import: 'default' }),
);
const sentences = catalogues.flatMap((catalogue) => Object.values(catalogue));
const english = new Set(sentences.map(({ en }) => en));
/** Sentences that stand in a catalogue in Polish and nowhere in English. */
const polish = new Set(sentences.map(({ pl }) => pl).filter((sentence) => !english.has(sentence)));

/** Our Polish sentences, and words with Polish letters that come from no record. What is marked as Polish may be. */
function polishIn(page: HTMLElement, answers: Answers): string[] {
  for (const marked of page.querySelectorAll('[lang=pl]')) marked.remove();
  const records = stringsIn([answers, anna, tomasz, office]).toSorted((a, b) => b.length - a.length);
  const said = [...page.querySelectorAll('*')]
    .map((element) => element.textContent)
    .filter((text) => polish.has(text) && !records.includes(text));
  const ours = records.reduce((text, record) => text.replaceAll(record, ''), textOf(page));
  return [...said, ...(ours.match(/\S*[ąćęłńóśźż]\S*/gi) ?? [])];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
