import { describe, expect, test } from 'vitest';
import messages from '../i18n/messages.json' with { type: 'json' };
import { createText } from '../i18n/text.ts';
import { addresses, id } from '../testing/addresses.ts';
import { everything, switchOff } from '../testing/samples.ts';
import { type Place, placeOf } from './place.ts';
import { lineOf, match, type RouteName, routeNames } from './routes.ts';

const text = createText(messages, 'pl');

function placeOfPage(
  name: RouteName,
  { item, config = everything }: { item?: string; config?: typeof everything } = {},
) {
  const shown = { kind: 'show', name, title: lineOf(name).title } as const;
  return placeOf(match(addresses[name]), shown, { config, text, redirected: null, item });
}

const path = ({ breadcrumbs }: Place) => breadcrumbs.map(({ label }) => label).join(' > ');

/** The title of each page and the way to it, as the specification writes them. */
const pages: Record<RouteName, [title: string, way: string]> = {
  login: ['Zaloguj się', ''],
  'forgot-password': ['Nie pamiętasz hasła?', ''],
  register: ['Zakładanie konta', ''],
  'reset-password': ['Nowe hasło', ''],

  dashboard: ['Pulpit', 'Pulpit'],
  'dashboard-companies': ['Firmy', 'Pulpit > Firmy'],
  'dashboard-companies-new': ['Nowa firma', 'Pulpit > Firmy > Nowa firma'],
  'dashboard-companies-view': ['Firma', 'Pulpit > Firmy > Firma'],
  'dashboard-companies-edit': ['Edycja firmy', 'Pulpit > Firmy > Firma > Edycja firmy'],
  'dashboard-companies-import': ['Import firm', 'Pulpit > Firmy > Import firm'],
  'dashboard-companies-tasks': ['Rozliczenia', 'Pulpit > Firmy > Firma > Rozliczenia'],
  'dashboard-companies-employees': ['Pracownicy', 'Pulpit > Firmy > Firma > Pracownicy'],
  'dashboard-companies-people': ['Osoby firmy', 'Pulpit > Firmy > Firma > Osoby firmy'],
  'dashboard-companies-history': ['Historia', 'Pulpit > Firmy > Firma > Historia'],
  'dashboard-staff-reports': ['Zgłoszenia kadrowe', 'Pulpit > Zgłoszenia kadrowe'],
  'dashboard-documents': ['Lista dokumentów', 'Pulpit > Lista dokumentów'],
  'dashboard-documents-view': ['Dokument', 'Pulpit > Lista dokumentów > Dokument'],
  'dashboard-tasks': ['Lista zadań', 'Pulpit > Lista zadań'],
  'dashboard-tasks-board': ['Tablica zadań', 'Pulpit > Lista zadań > Tablica zadań'],
  'dashboard-tasks-new': ['Nowe zadanie', 'Pulpit > Lista zadań > Nowe zadanie'],
  'dashboard-tasks-view': ['Zadanie', 'Pulpit > Lista zadań > Zadanie'],
  'dashboard-liabilities': ['Zobowiązania', 'Pulpit > Zobowiązania'],
  'dashboard-liabilities-view': ['Zobowiązanie', 'Pulpit > Zobowiązania > Zobowiązanie'],
  'dashboard-declarations': ['Deklaracje', 'Pulpit > Deklaracje'],
  'dashboard-payments': ['Wpłaty', 'Pulpit > Zobowiązania > Wpłaty'],
  'dashboard-tickets': ['Lista spraw', 'Pulpit > Lista spraw'],
  'dashboard-tickets-new': ['Nowa sprawa', 'Pulpit > Lista spraw > Nowa sprawa'],
  'dashboard-tickets-view': ['Sprawa', 'Pulpit > Lista spraw > Sprawa'],
  'dashboard-trainings-categories': ['Kategorie szkoleń', 'Pulpit > Kategorie szkoleń'],
  'dashboard-trainings': ['Szkolenia', 'Pulpit > Kategorie szkoleń > Szkolenia'],
  'dashboard-trainings-new': ['Nowe szkolenie', 'Pulpit > Kategorie szkoleń > Szkolenia > Nowe szkolenie'],
  'dashboard-trainings-view': ['Szkolenie', 'Pulpit > Kategorie szkoleń > Szkolenia > Szkolenie'],
  'dashboard-polls': ['Ankiety', 'Pulpit > Lista ankiet'],
  'dashboard-pricelist': ['Lista usług', 'Pulpit > Lista usług'],
  'dashboard-pricelist-new': ['Nowa usługa', 'Pulpit > Lista usług > Nowa usługa'],
  'dashboard-reports': ['Raporty', 'Pulpit > Raporty'],
  'dashboard-reports-companies-uptimes-view': ['Czas pracy', 'Pulpit > Raporty > Czas pracy'],
  'dashboard-reports-view': ['Raport', 'Pulpit > Raporty > Raport'],
  'dashboard-reports-uptimes-view': ['Czas pracy', 'Pulpit > Raporty > Raport > Czas pracy'],
  'dashboard-reports-workeruptimes-view': [
    'Szczegółowy czas pracy',
    'Pulpit > Raporty > Raport > Szczegółowy czas pracy',
  ],
  'dashboard-uptimes': ['Czas pracy', 'Pulpit > Czas pracy'],
  'dashboard-messages': ['Wiadomości', 'Pulpit > Wiadomości'],
  'dashboard-messages-new': ['Nowa wiadomość', 'Pulpit > Wiadomości > Nowa wiadomość'],
  'dashboard-messages-view': ['Wiadomość', 'Pulpit > Wiadomości > Wiadomość'],
  'dashboard-users': ['Użytkownicy', 'Pulpit > Użytkownicy'],
  'dashboard-users-profile': ['Mój profil', 'Pulpit > Mój profil'],
  'dashboard-users-view': ['Użytkownik', 'Pulpit > Użytkownicy > Użytkownik'],
  'dashboard-users-edit': ['Edycja użytkownika', 'Pulpit > Użytkownicy > Użytkownik > Edycja użytkownika'],
  'dashboard-limits': ['Limity podatkowe 2026', 'Pulpit > Limity podatkowe 2026'],
  'dashboard-surveys': ['Ankiety', 'Pulpit > Ankiety'],
  'dashboard-surveys-create': ['Nowa ankieta', 'Pulpit > Ankiety > Nowa ankieta'],
  'dashboard-surveys-view': ['Ankieta', 'Pulpit > Ankiety > Ankieta'],
  'dashboard-surveys-edit': ['Edycja ankiety', 'Pulpit > Ankiety > Ankieta > Edycja ankiety'],
  'dashboard-recurring-tasks': ['Zadania cykliczne', 'Pulpit > Zadania cykliczne'],
  'dashboard-recurring-tasks-new': ['Nowe zadanie', 'Pulpit > Zadania cykliczne > Nowe zadanie'],
  'dashboard-settings': ['Ustawienia', 'Pulpit > Ustawienia'],
  'dashboard-settings-notifications': ['Powiadomienia', 'Pulpit > Ustawienia > Powiadomienia'],
  'dashboard-settings-notifications-edit': ['Edycja', 'Pulpit > Ustawienia > Powiadomienia > Edycja'],

  home: ['Pulpit', 'Pulpit'],
  profile: ['Profil', 'Pulpit > Profil'],
  'companies-view': ['Firma', 'Pulpit > Firma'],
  'companies-employees': ['Pracownicy', 'Pulpit > Firma > Pracownicy'],
  tasks: ['Rozliczenia', 'Pulpit > Rozliczenia'],
  'tasks-view': ['Rozliczenie', 'Pulpit > Rozliczenia > Rozliczenie'],
  liabilities: ['Płatności', 'Pulpit > Płatności'],
  'liabilities-view': ['Zobowiązanie', 'Pulpit > Płatności > Zobowiązanie'],
  messages: ['Moje wiadomości', 'Pulpit > Moje wiadomości'],
  'messages-new': ['Nowa wiadomość', 'Pulpit > Moje wiadomości > Nowa wiadomość'],
  'messages-view': ['Wiadomość', 'Pulpit > Moje wiadomości > Wiadomość'],
  tickets: ['Lista spraw', 'Pulpit > Lista spraw'],
  'tickets-new': ['Nowa sprawa', 'Pulpit > Lista spraw > Nowa sprawa'],
  'tickets-view': ['Sprawa', 'Pulpit > Lista spraw > Sprawa'],
  'tickets-category': ['Lista spraw', 'Pulpit > Lista spraw > Lista spraw'],
  surveys: ['Ankiety', 'Pulpit > Ankiety'],
  'surveys-view': ['Ankieta', 'Pulpit > Ankiety > Ankieta'],
  trainings: ['Kategorie szkoleń', 'Pulpit > Kategorie szkoleń'],
  'trainings-category': ['Szkolenia', 'Pulpit > Kategorie szkoleń > Szkolenia'],
  'trainings-view': ['Szkolenie', 'Pulpit > Kategorie szkoleń > Szkolenia > Szkolenie'],
  documents: ['Lista dokumentów', 'Pulpit > Lista dokumentów'],
  'documents-view': ['Lista dokumentów', 'Pulpit > Lista dokumentów > Lista dokumentów'],

  'dev-outbox': ['Skrzynka demonstracyjna', ''],
  'dev-charts': ['Diagramy stanów', ''],
  'not-found': ['Strony nie znaleziono', ''],
};

test.each(routeNames)('title and breadcrumbs of %s', (name) => {
  const [title, way] = pages[name];
  const place = placeOfPage(name);
  expect([place.title, path(place)]).toEqual([`${title} | Biuro`, way]);
});

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
