import { expect, test } from 'vitest';
import messages from '../i18n/messages.json' with { type: 'json' };
import { createText } from '../i18n/text.ts';
import { admin, client, config } from '../testing/samples.ts';
import { decide } from './decide.ts';
import { type Place, placeOf } from './place.ts';
import { match } from './routes.ts';
import type { Visitor } from './safe-redirect.ts';

const id = '0190a000-0000-7000-8000-00000000000f';
const text = createText(messages, 'pl');

function placeAt(path: string, user: Visitor, item?: string): Place | null {
  const route = match(path);
  const decision = decide(route, user, config);
  return decision.kind === 'show' ? placeOf(route, decision, { config, text, redirected: null, item }) : null;
}

const pulpit = { label: 'Pulpit', path: '/dashboard' };
const companies = { label: 'Firmy', path: '/dashboard/companies' };

test.each([
  ['/dashboard', 'Pulpit', [pulpit]],
  ['/dashboard/companies', 'Firmy', [pulpit, companies]],
  [
    '/dashboard/companies/new',
    'Nowa firma',
    [pulpit, companies, { label: 'Nowa firma', path: '/dashboard/companies/new' }],
  ],
  [`/dashboard/companies/${id}`, 'Firma', [pulpit, companies, { label: id, path: `/dashboard/companies/${id}` }]],
  [
    `/dashboard/companies/${id}/edit`,
    'Edycja firmy',
    [
      pulpit,
      companies,
      { label: id, path: `/dashboard/companies/${id}` },
      { label: 'Edycja firmy', path: `/dashboard/companies/${id}/edit` },
    ],
  ],
  ['/dev/outbox', 'Skrzynka demonstracyjna', []],
  ['/nowhere', 'Strony nie znaleziono', []],
])('%s is titled "%s" and stands under Pulpit', (path, title, breadcrumbs) => {
  expect(placeAt(path, admin)).toMatchObject({ title: `${title} | Biuro`, breadcrumbs });
});

test('the client area starts at its own Pulpit', () => {
  const home = { label: 'Pulpit', path: '/' };
  expect(placeAt('/', client)).toMatchObject({ title: 'Pulpit | Biuro', breadcrumbs: [home] });
  expect(placeAt(`/companies/${id}`, client)?.breadcrumbs).toEqual([home, { label: id, path: `/companies/${id}` }]);
});

test('a page that knows its item names it in title and breadcrumbs', () => {
  const item = { label: 'Alfa Sp. z o.o.', path: `/dashboard/companies/${id}` };
  expect(placeAt(item.path, admin, item.label)).toMatchObject({
    title: 'Alfa Sp. z o.o. | Biuro',
    breadcrumbs: [pulpit, companies, item],
  });
  expect(placeAt(`${item.path}/edit`, admin, item.label)).toMatchObject({
    title: 'Edycja firmy | Biuro',
    breadcrumbs: [pulpit, companies, item, { label: 'Edycja firmy', path: `${item.path}/edit` }],
  });
});
