import { describe, expect, test } from 'vitest';
import messages from '../i18n/messages.json' with { type: 'json' };
import { createText } from '../i18n/text.ts';
import { addresses, id, trainingId } from '../testing/addresses.ts';
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
  'dashboard-companies-view': ['Firma', `Pulpit > Firmy > ${id}`],
  'dashboard-companies-edit': ['Edycja firmy', `Pulpit > Firmy > ${id} > Edycja firmy`],
  'dashboard-companies-import': ['Import firm', 'Pulpit > Firmy > Import firm'],
  'dashboard-companies-tasks': ['Rozliczenia', `Pulpit > Firmy > ${id} > Rozliczenia`],
  'dashboard-companies-employees': ['Pracownicy', `Pulpit > Firmy > ${id} > Pracownicy`],
  'dashboard-companies-people': ['Osoby firmy', `Pulpit > Firmy > ${id} > Osoby firmy`],
  'dashboard-companies-history': ['Historia', `Pulpit > Firmy > ${id} > Historia`],
  'dashboard-staff-reports': ['Zgłoszenia kadrowe', 'Pulpit > Zgłoszenia kadrowe'],
  'dashboard-documents': ['Lista dokumentów', 'Pulpit > Lista dokumentów'],
  'dashboard-documents-view': ['Dokument', `Pulpit > Lista dokumentów > ${id}`],
  'dashboard-tasks': ['Lista zadań', 'Pulpit > Lista zadań'],
  'dashboard-tasks-board': ['Tablica zadań', 'Pulpit > Lista zadań > Tablica zadań'],
  'dashboard-tasks-new': ['Nowe zadanie', 'Pulpit > Lista zadań > Nowe zadanie'],
  'dashboard-tasks-view': ['Zadanie', `Pulpit > Lista zadań > ${id}`],
  'dashboard-liabilities': ['Zobowiązania', 'Pulpit > Zobowiązania'],
  'dashboard-liabilities-view': ['Zobowiązanie', `Pulpit > Zobowiązania > ${id}`],
  'dashboard-declarations': ['Deklaracje', 'Pulpit > Deklaracje'],
  'dashboard-payments': ['Wpłaty', 'Pulpit > Zobowiązania > Wpłaty'],
  'dashboard-tickets': ['Lista spraw', 'Pulpit > Lista spraw'],
  'dashboard-tickets-new': ['Nowa sprawa', 'Pulpit > Lista spraw > Nowa sprawa'],
  'dashboard-tickets-view': ['Sprawa', `Pulpit > Lista spraw > ${id}`],
  'dashboard-trainings-categories': ['Kategorie szkoleń', 'Pulpit > Kategorie szkoleń'],
  'dashboard-trainings': ['Szkolenia', `Pulpit > Kategorie szkoleń > ${id}`],
  'dashboard-trainings-new': ['Nowe szkolenie', `Pulpit > Kategorie szkoleń > ${id} > Nowe szkolenie`],
  'dashboard-trainings-view': ['Szkolenie', `Pulpit > Kategorie szkoleń > ${id} > ${trainingId}`],
  'dashboard-polls': ['Ankiety', 'Pulpit > Lista ankiet'],
  'dashboard-pricelist': ['Lista usług', 'Pulpit > Lista usług'],
  'dashboard-pricelist-new': ['Nowa usługa', 'Pulpit > Lista usług > Nowa usługa'],
  'dashboard-reports': ['Raporty', 'Pulpit > Raporty'],
  'dashboard-reports-companies-uptimes-view': ['Czas pracy', 'Pulpit > Raporty > Czas pracy'],
  'dashboard-reports-view': ['Raport', `Pulpit > Raporty > ${id}`],
  'dashboard-reports-uptimes-view': ['Czas pracy', `Pulpit > Raporty > ${id} > Czas pracy`],
  'dashboard-reports-workeruptimes-view': [
    'Szczegółowy czas pracy',
    `Pulpit > Raporty > ${id} > Szczegółowy czas pracy`,
  ],
  'dashboard-uptimes': ['Czas pracy', 'Pulpit > Czas pracy'],
  'dashboard-messages': ['Wiadomości', 'Pulpit > Wiadomości'],
  'dashboard-messages-new': ['Nowa wiadomość', 'Pulpit > Wiadomości > Nowa wiadomość'],
  'dashboard-messages-view': ['Wiadomość', `Pulpit > Wiadomości > ${id}`],
  'dashboard-users': ['Użytkownicy', 'Pulpit > Użytkownicy'],
  'dashboard-users-profile': ['Mój profil', 'Pulpit > Mój profil'],
  'dashboard-users-view': ['Użytkownik', `Pulpit > Użytkownicy > ${id}`],
  'dashboard-users-edit': ['Edycja użytkownika', `Pulpit > Użytkownicy > ${id} > Edycja użytkownika`],
  'dashboard-limits': ['Limity podatkowe 2026', 'Pulpit > Limity podatkowe 2026'],
  'dashboard-surveys': ['Ankiety', 'Pulpit > Ankiety'],
  'dashboard-surveys-create': ['Nowa ankieta', 'Pulpit > Ankiety > Nowa ankieta'],
  'dashboard-surveys-view': ['Ankieta', `Pulpit > Ankiety > ${id}`],
  'dashboard-surveys-edit': ['Edycja ankiety', `Pulpit > Ankiety > ${id} > Edycja ankiety`],
  'dashboard-recurring-tasks': ['Zadania cykliczne', 'Pulpit > Zadania cykliczne'],
  'dashboard-recurring-tasks-new': ['Nowe zadanie', 'Pulpit > Zadania cykliczne > Nowe zadanie'],
  'dashboard-settings': ['Ustawienia', 'Pulpit > Ustawienia'],
  'dashboard-settings-notifications': ['Powiadomienia', 'Pulpit > Ustawienia > Powiadomienia'],
  'dashboard-settings-notifications-edit': ['Edycja', `Pulpit > Ustawienia > Powiadomienia > ${id}`],

  home: ['Pulpit', 'Pulpit'],
  profile: ['Profil', 'Pulpit > Profil'],
  'companies-view': ['Firma', `Pulpit > ${id}`],
  'companies-employees': ['Pracownicy', `Pulpit > ${id} > Pracownicy`],
  tasks: ['Rozliczenia', 'Pulpit > Rozliczenia'],
  'tasks-view': ['Rozliczenie', `Pulpit > Rozliczenia > ${id}`],
  liabilities: ['Płatności', 'Pulpit > Płatności'],
  'liabilities-view': ['Zobowiązanie', `Pulpit > Płatności > ${id}`],
  messages: ['Moje wiadomości', 'Pulpit > Moje wiadomości'],
  'messages-new': ['Nowa wiadomość', 'Pulpit > Moje wiadomości > Nowa wiadomość'],
  'messages-view': ['Wiadomość', `Pulpit > Moje wiadomości > ${id}`],
  tickets: ['Lista spraw', 'Pulpit > Lista spraw'],
  'tickets-new': ['Nowa sprawa', 'Pulpit > Lista spraw > Nowa sprawa'],
  'tickets-view': ['Sprawa', `Pulpit > Lista spraw > ${id}`],
  'tickets-category': ['Lista spraw', 'Pulpit > Lista spraw > kadry-i-place'],
  surveys: ['Ankiety', 'Pulpit > Ankiety'],
  'surveys-view': ['Ankieta', `Pulpit > Ankiety > ${id}`],
  trainings: ['Kategorie szkoleń', 'Pulpit > Kategorie szkoleń'],
  'trainings-category': ['Szkolenia', `Pulpit > Kategorie szkoleń > ${id}`],
  'trainings-view': ['Szkolenie', `Pulpit > Kategorie szkoleń > ${id} > ${trainingId}`],
  documents: ['Lista dokumentów', 'Pulpit > Lista dokumentów'],
  'documents-view': ['Lista dokumentów', `Pulpit > Lista dokumentów > ${id}`],

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
    { label: id, path: `/dashboard/companies/${id}` },
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
    expect(path(training)).toBe(`Pulpit > Kategorie szkoleń > ${id} > KSeF w praktyce`);
  });
});

test('a breadcrumb whose page the office lacks is left out', () => {
  const place = placeOfPage('companies-employees', { config: switchOff(everything, 'company') });
  expect(path(place)).toBe('Pulpit > Pracownicy');
  const users = placeOfPage('dashboard-users', { config: switchOff(everything, 'dashboard') });
  expect(users.breadcrumbs).toEqual([{ label: 'Użytkownicy', path: '/dashboard/users' }]);
});
