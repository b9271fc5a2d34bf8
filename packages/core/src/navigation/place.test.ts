import { describe, expect, test } from 'vitest';
import { addresses, id } from '../testing/addresses.ts';
import { everything, switchOff } from '../testing/samples.ts';
import { type Place, placeOf } from './place.ts';
import { match, type RouteName } from './routes.ts';

function placeOfPage(
  name: RouteName,
  { item, config = everything }: { item?: string; config?: typeof everything } = {},
) {
  const shown = { kind: 'show', name } as const;
  return placeOf(match(addresses[name]), shown, { config, locale: 'pl', redirected: null, item });
}

const path = ({ breadcrumbs }: Place) => breadcrumbs.map(({ label }) => label).join(' > ');

test('each breadcrumb leads to its page, the first of each area to its own Pulpit', () => {
  expect(placeOfPage('dashboard-companies-edit').breadcrumbs).toEqual([
    { label: 'Pulpit', path: '/dashboard' },
    { label: 'Firmy', path: '/dashboard/companies' },
    { label: 'Firma', path: `/dashboard/companies/${id}` },
    { label: 'Edycja firmy', path: `/dashboard/companies/${id}/edit` },
  ]);
  expect(placeOfPage('profile').breadcrumbs).toEqual([
    { label: 'Pulpit', path: '/' },
    { label: 'Profil', path: '/profile' },
  ]);
});

describe('a page that knows its item', () => {
  test('names it in title and breadcrumbs', () => {
    const place = placeOfPage('dashboard-companies-view', { item: 'Alfa Sp. z o.o.' });
    expect([place.title, path(place)]).toEqual(['Alfa Sp. z o.o. | Biuro', 'Pulpit > Firmy > Alfa Sp. z o.o.']);
  });

  test('keeps its title where something is done to the item', () => {
    const edit = placeOfPage('dashboard-companies-edit', { item: 'Alfa Sp. z o.o.' });
    expect([edit.title, path(edit)]).toEqual([
      'Edycja firmy | Biuro',
      'Pulpit > Firmy > Alfa Sp. z o.o. > Edycja firmy',
    ]);
    const notification = placeOfPage('dashboard-settings-notifications-edit', { item: 'VAT do 25.' });
    expect([notification.title, path(notification)]).toEqual([
      'Edycja | Biuro',
      'Pulpit > Ustawienia > Powiadomienia > VAT do 25.',
    ]);
  });

  test('leaves the names of the pages above it alone', () => {
    const training = placeOfPage('dashboard-trainings-view', { item: 'KSeF w praktyce' });
    expect(path(training)).toBe('Pulpit > Kategorie szkoleń > Szkolenia > KSeF w praktyce');
  });
});

test('a breadcrumb whose page the office lacks is left out', () => {
  const place = placeOfPage('companies-employees', { config: switchOff(everything, 'company') });
  expect(path(place)).toBe('Pulpit > Pracownicy');
  const users = placeOfPage('dashboard-users', { config: switchOff(everything, 'dashboard') });
  expect(users.breadcrumbs).toEqual([{ label: 'Użytkownicy', path: '/dashboard/users' }]);
});
