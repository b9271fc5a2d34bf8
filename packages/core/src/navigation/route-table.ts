import type { components } from '@biuro/contract';
import type { AppConfig, ModuleName } from '../config/config.ts';
import type { Localized } from '../i18n/text.ts';

export type Access = 'public' | 'client' | 'admin';
export type Right = components['schemas']['Right'];
type Path = `/${string}` | '*';

interface RouteMeta {
  /** The route does not exist where this module is off. */
  module?: ModuleName;
  /** The route exists only in this mode of the server. */
  mode?: AppConfig['mode'];
  /** The right that the role of a member of the office must have. Without it the page says so instead of its content. */
  right?: Right;
  /** The route before this one in the breadcrumbs. */
  parent?: string;
  /** The parameter that names this page in the breadcrumbs, where the title does not. */
  item?: string;
  /** What the breadcrumbs call this page, where they do not take its title. */
  crumb?: Localized;
}

export interface RouteLine extends RouteMeta {
  path: Path;
  access: Access;
  /** May show parameters of the path. */
  title: Localized;
}

/** Every page of the portal. The first line that fits a path wins, so literal paths stand before parameters. */
export const routes = {
  login: anybody('/login', { pl: 'Zaloguj się', en: 'Sign in' }),
  'forgot-password': anybody('/forgot-password', { pl: 'Nie pamiętasz hasła?', en: 'Forgot your password?' }),
  register: anybody('/register/{token:token}', { pl: 'Zakładanie konta', en: 'Create your account' }),
  'reset-password': anybody('/reset-password/{token:token}', { pl: 'Nowe hasło', en: 'New password' }),
  'restore-email': anybody('/restore-email/{token:token}', {
    pl: 'Przywracanie adresu e-mail',
    en: 'Restore your e-mail address',
  }),

  requests: anybody(
    '/requests/{token:token}',
    { pl: 'Prośba o dokumenty', en: 'Document request' },
    { module: 'documents' },
  ),

  dashboard: admin('/dashboard', { pl: 'Pulpit', en: 'Dashboard' }, { module: 'dashboard' }),
  'dashboard-companies': admin(
    '/dashboard/companies',
    { pl: 'Firmy', en: 'Companies' },
    { module: 'company', parent: 'dashboard' },
  ),
  'dashboard-companies-new': admin(
    '/dashboard/companies/new',
    { pl: 'Nowa firma', en: 'New company' },
    { module: 'company', right: 'companies:edit', parent: 'dashboard-companies' },
  ),
  'dashboard-companies-view': admin(
    '/dashboard/companies/{id:uuid}',
    { pl: 'Firma', en: 'Company' },
    { module: 'company', parent: 'dashboard-companies', item: 'id' },
  ),
  'dashboard-companies-edit': admin(
    '/dashboard/companies/{id:uuid}/edit',
    { pl: 'Edycja firmy', en: 'Edit company' },
    { module: 'company', right: 'companies:edit', parent: 'dashboard-companies-view' },
  ),
  'dashboard-companies-import': admin(
    '/dashboard/companies/import',
    { pl: 'Import firm', en: 'Import companies' },
    { module: 'company', right: 'companies:edit', parent: 'dashboard-companies' },
  ),
  'dashboard-companies-tasks': admin(
    '/dashboard/companies/{id:uuid}/tasks',
    { pl: 'Rozliczenia', en: 'Settlements' },
    { module: 'tasks', parent: 'dashboard-companies-view' },
  ),
  'dashboard-companies-employees': admin(
    '/dashboard/companies/{id:uuid}/employees',
    { pl: 'Pracownicy', en: 'Employees' },
    { module: 'employees', parent: 'dashboard-companies-view' },
  ),
  'dashboard-companies-people': admin(
    '/dashboard/companies/{id:uuid}/people',
    { pl: 'Osoby firmy', en: 'People of the company' },
    { module: 'company', parent: 'dashboard-companies-view' },
  ),
  'dashboard-companies-history': admin(
    '/dashboard/companies/{id:uuid}/history',
    { pl: 'Historia', en: 'History' },
    { module: 'company', right: 'audit:read', parent: 'dashboard-companies-view' },
  ),
  'dashboard-staff-reports': admin(
    '/dashboard/staff-reports',
    { pl: 'Zgłoszenia kadrowe', en: 'Staff reports' },
    { module: 'employees', parent: 'dashboard' },
  ),
  'dashboard-documents': admin(
    '/dashboard/documents',
    { pl: 'Lista dokumentów', en: 'Documents' },
    { module: 'documents', parent: 'dashboard' },
  ),
  'dashboard-documents-desk': admin(
    '/dashboard/documents/desk',
    { pl: 'Do sprawdzenia', en: 'To check' },
    { module: 'documents', right: 'documents:edit', parent: 'dashboard-documents' },
  ),
  'dashboard-documents-requests': admin(
    '/dashboard/documents/requests',
    { pl: 'Prośby o dokumenty', en: 'Document requests' },
    { module: 'documents', parent: 'dashboard-documents' },
  ),
  'dashboard-documents-requests-view': admin(
    '/dashboard/documents/requests/{id:uuid}',
    { pl: 'Prośba o dokumenty', en: 'Document request' },
    { module: 'documents', parent: 'dashboard-documents-requests', item: 'id' },
  ),
  'dashboard-documents-view': admin(
    '/dashboard/documents/{id:uuid}',
    { pl: 'Dokument', en: 'Document' },
    { module: 'documents', parent: 'dashboard-documents', item: 'id' },
  ),
  'dashboard-tasks': admin(
    '/dashboard/tasks',
    { pl: 'Lista zadań', en: 'Tasks' },
    { module: 'tasks', parent: 'dashboard' },
  ),
  'dashboard-tasks-board': admin(
    '/dashboard/tasks/board',
    { pl: 'Tablica zadań', en: 'Task board' },
    { module: 'tasks', parent: 'dashboard-tasks' },
  ),
  'dashboard-tasks-new': admin(
    '/dashboard/tasks/new',
    { pl: 'Nowe zadanie', en: 'New task' },
    { module: 'tasks', right: 'tasks:edit', parent: 'dashboard-tasks' },
  ),
  'dashboard-tasks-view': admin(
    '/dashboard/tasks/{id:uuid}',
    { pl: 'Zadanie', en: 'Task' },
    { module: 'tasks', parent: 'dashboard-tasks', item: 'id' },
  ),
  'dashboard-liabilities': admin(
    '/dashboard/liabilities',
    { pl: 'Zobowiązania', en: 'Liabilities' },
    { module: 'tasks', parent: 'dashboard' },
  ),
  'dashboard-liabilities-view': admin(
    '/dashboard/liabilities/{id:uuid}',
    { pl: 'Zobowiązanie', en: 'Liability' },
    { module: 'tasks', parent: 'dashboard-liabilities', item: 'id' },
  ),
  'dashboard-declarations': admin(
    '/dashboard/declarations',
    { pl: 'Deklaracje', en: 'Declarations' },
    { module: 'tasks', parent: 'dashboard' },
  ),
  'dashboard-payments': admin(
    '/dashboard/payments',
    { pl: 'Wpłaty', en: 'Payments' },
    { module: 'tasks', parent: 'dashboard-liabilities' },
  ),
  'dashboard-tickets': admin(
    '/dashboard/tickets',
    { pl: 'Lista spraw', en: 'Cases' },
    { module: 'tickets', parent: 'dashboard' },
  ),
  'dashboard-tickets-new': admin(
    '/dashboard/tickets/new',
    { pl: 'Nowa sprawa', en: 'New case' },
    { module: 'tickets', parent: 'dashboard-tickets' },
  ),
  'dashboard-tickets-view': admin(
    '/dashboard/tickets/{id:uuid}',
    { pl: 'Sprawa', en: 'Case' },
    { module: 'tickets', parent: 'dashboard-tickets', item: 'id' },
  ),
  'dashboard-trainings-categories': admin(
    '/dashboard/trainings',
    { pl: 'Kategorie szkoleń', en: 'Training categories' },
    { module: 'trainings', parent: 'dashboard' },
  ),
  'dashboard-trainings': admin(
    '/dashboard/trainings/{id:uuid}',
    { pl: 'Szkolenia', en: 'Trainings' },
    { module: 'trainings', parent: 'dashboard-trainings-categories', item: 'id' },
  ),
  'dashboard-trainings-new': admin(
    '/dashboard/trainings/{id:uuid}/new',
    { pl: 'Nowe szkolenie', en: 'New training' },
    { module: 'trainings', parent: 'dashboard-trainings' },
  ),
  'dashboard-trainings-view': admin(
    '/dashboard/trainings/{id:uuid}/view/{trainingId:uuid}',
    { pl: 'Szkolenie', en: 'Training' },
    { module: 'trainings', parent: 'dashboard-trainings', item: 'trainingId' },
  ),
  'dashboard-polls': admin(
    '/dashboard/polls',
    { pl: 'Ankiety', en: 'Polls' },
    { module: 'polls', parent: 'dashboard', crumb: { pl: 'Lista ankiet', en: 'List of polls' } },
  ),
  'dashboard-pricelist': admin(
    '/dashboard/pricelist',
    { pl: 'Lista usług', en: 'Services' },
    { module: 'pricelist', parent: 'dashboard' },
  ),
  'dashboard-pricelist-new': admin(
    '/dashboard/pricelist/new',
    { pl: 'Nowa usługa', en: 'New service' },
    { module: 'pricelist', parent: 'dashboard-pricelist' },
  ),
  'dashboard-reports': admin(
    '/dashboard/reports',
    { pl: 'Raporty', en: 'Reports' },
    { module: 'reports', parent: 'dashboard' },
  ),
  'dashboard-reports-companies-uptimes-view': admin(
    '/dashboard/reports/companies-uptimes',
    { pl: 'Czas pracy', en: 'Working time' },
    { module: 'reports', parent: 'dashboard-reports' },
  ),
  'dashboard-reports-view': admin(
    '/dashboard/reports/{id:uuid}',
    { pl: 'Raport', en: 'Report' },
    { module: 'reports', parent: 'dashboard-reports', item: 'id' },
  ),
  'dashboard-reports-uptimes-view': admin(
    '/dashboard/reports/{id:uuid}/uptimes',
    { pl: 'Czas pracy', en: 'Working time' },
    { module: 'reports', parent: 'dashboard-reports-view' },
  ),
  'dashboard-reports-workeruptimes-view': admin(
    '/dashboard/reports/{id:uuid}/workeruptimes',
    { pl: 'Szczegółowy czas pracy', en: 'Detailed working time' },
    { module: 'reports', parent: 'dashboard-reports-view' },
  ),
  'dashboard-uptimes': admin(
    '/dashboard/uptimes',
    { pl: 'Czas pracy', en: 'Working time' },
    { module: 'uptime', parent: 'dashboard' },
  ),
  'dashboard-messages': admin(
    '/dashboard/messages',
    { pl: 'Wiadomości', en: 'Messages' },
    { module: 'messages', parent: 'dashboard' },
  ),
  'dashboard-messages-new': admin(
    '/dashboard/messages/new',
    { pl: 'Nowa wiadomość', en: 'New message' },
    { module: 'messages', parent: 'dashboard-messages' },
  ),
  'dashboard-messages-view': admin(
    '/dashboard/messages/{id:uuid}',
    { pl: 'Wiadomość', en: 'Message' },
    { module: 'messages', parent: 'dashboard-messages', item: 'id' },
  ),
  'dashboard-users': admin(
    '/dashboard/users',
    { pl: 'Użytkownicy', en: 'Users' },
    { module: 'users', parent: 'dashboard' },
  ),
  'dashboard-users-profile': admin(
    '/dashboard/users/profile',
    { pl: 'Mój profil', en: 'My profile' },
    { parent: 'dashboard' },
  ),
  'dashboard-users-view': admin(
    '/dashboard/users/{id:uuid}',
    { pl: 'Użytkownik', en: 'User' },
    { module: 'users', parent: 'dashboard-users', item: 'id' },
  ),
  'dashboard-users-edit': admin(
    '/dashboard/users/{id:uuid}/edit',
    { pl: 'Edycja użytkownika', en: 'Edit user' },
    { module: 'users', right: 'users:edit', parent: 'dashboard-users-view' },
  ),
  'dashboard-limits': admin(
    '/dashboard/limits/{year:year}',
    { pl: 'Limity podatkowe {year}', en: 'Tax limits {year}' },
    { module: 'limits', parent: 'dashboard' },
  ),
  'dashboard-surveys': admin(
    '/dashboard/surveys',
    { pl: 'Ankiety', en: 'Surveys' },
    { module: 'surveys', parent: 'dashboard' },
  ),
  'dashboard-surveys-create': admin(
    '/dashboard/surveys/create',
    { pl: 'Nowa ankieta', en: 'New survey' },
    { module: 'surveys', parent: 'dashboard-surveys' },
  ),
  'dashboard-surveys-view': admin(
    '/dashboard/surveys/{id:uuid}',
    { pl: 'Ankieta', en: 'Survey' },
    { module: 'surveys', parent: 'dashboard-surveys', item: 'id' },
  ),
  'dashboard-surveys-edit': admin(
    '/dashboard/surveys/{id:uuid}/edit',
    { pl: 'Edycja ankiety', en: 'Edit survey' },
    { module: 'surveys', parent: 'dashboard-surveys-view' },
  ),
  'dashboard-recurring-tasks': admin(
    '/dashboard/recurring-tasks',
    { pl: 'Zadania cykliczne', en: 'Recurring tasks' },
    { module: 'recurring_tasks', parent: 'dashboard' },
  ),
  'dashboard-recurring-tasks-new': admin(
    '/dashboard/recurring-tasks/new',
    { pl: 'Nowe zadanie', en: 'New task' },
    { module: 'recurring_tasks', parent: 'dashboard-recurring-tasks' },
  ),
  'dashboard-settings': admin(
    '/dashboard/settings',
    { pl: 'Ustawienia', en: 'Settings' },
    { module: 'settings', right: 'settings:edit', parent: 'dashboard' },
  ),
  'dashboard-settings-notifications': admin(
    '/dashboard/settings/notifications',
    { pl: 'Powiadomienia', en: 'Notifications' },
    { module: 'settings', right: 'settings:edit', parent: 'dashboard-settings' },
  ),
  'dashboard-settings-notifications-edit': admin(
    '/dashboard/settings/notifications/{id:uuid}/edit',
    { pl: 'Edycja', en: 'Edit' },
    { module: 'settings', parent: 'dashboard-settings-notifications', item: 'id' },
  ),

  home: client('/', { pl: 'Pulpit', en: 'Dashboard' }),
  profile: client('/profile', { pl: 'Profil', en: 'Profile' }, { parent: 'home' }),
  'companies-view': client(
    '/companies/{id:uuid}',
    { pl: 'Firma', en: 'Company' },
    { module: 'company', parent: 'home', item: 'id' },
  ),
  'companies-employees': client(
    '/companies/{id:uuid}/employees',
    { pl: 'Pracownicy', en: 'Employees' },
    { module: 'employees', parent: 'companies-view' },
  ),
  tasks: client('/settlements', { pl: 'Rozliczenia', en: 'Settlements' }, { module: 'tasks', parent: 'home' }),
  'tasks-view': client(
    '/settlements/{id:uuid}',
    { pl: 'Rozliczenie', en: 'Settlement' },
    { module: 'tasks', parent: 'tasks', item: 'id' },
  ),
  liabilities: client('/payments', { pl: 'Płatności', en: 'Payments' }, { module: 'tasks', parent: 'home' }),
  'liabilities-view': client(
    '/payments/{id:uuid}',
    { pl: 'Zobowiązanie', en: 'Liability' },
    { module: 'tasks', parent: 'liabilities', item: 'id' },
  ),
  messages: client('/messages', { pl: 'Moje wiadomości', en: 'My messages' }, { module: 'messages', parent: 'home' }),
  'messages-new': client(
    '/messages/new',
    { pl: 'Nowa wiadomość', en: 'New message' },
    { module: 'messages', parent: 'messages' },
  ),
  'messages-view': client(
    '/messages/{id:uuid}',
    { pl: 'Wiadomość', en: 'Message' },
    { module: 'messages', parent: 'messages', item: 'id' },
  ),
  tickets: client('/tickets', { pl: 'Lista spraw', en: 'Cases' }, { module: 'tickets', parent: 'home' }),
  'tickets-new': client(
    '/tickets/new',
    { pl: 'Nowa sprawa', en: 'New case' },
    { module: 'tickets', parent: 'tickets' },
  ),
  'tickets-view': client(
    '/tickets/{id:uuid}',
    { pl: 'Sprawa', en: 'Case' },
    { module: 'tickets', parent: 'tickets', item: 'id' },
  ),
  'tickets-category': client(
    '/tickets/{category:slug}',
    { pl: 'Lista spraw', en: 'Cases' },
    { module: 'tickets', parent: 'tickets', item: 'category' },
  ),
  surveys: client('/surveys', { pl: 'Ankiety', en: 'Surveys' }, { module: 'surveys', parent: 'home' }),
  'surveys-view': client(
    '/surveys/{id:uuid}',
    { pl: 'Ankieta', en: 'Survey' },
    { module: 'surveys', parent: 'surveys', item: 'id' },
  ),
  trainings: client(
    '/trainings',
    { pl: 'Kategorie szkoleń', en: 'Training categories' },
    { module: 'trainings', parent: 'home' },
  ),
  'trainings-category': client(
    '/trainings/{id:uuid}',
    { pl: 'Szkolenia', en: 'Trainings' },
    { module: 'trainings', parent: 'trainings', item: 'id' },
  ),
  'trainings-view': client(
    '/trainings/{id:uuid}/view/{trainingId:uuid}',
    { pl: 'Szkolenie', en: 'Training' },
    { module: 'trainings', parent: 'trainings-category', item: 'trainingId' },
  ),
  documents: client('/documents', { pl: 'Lista dokumentów', en: 'Documents' }, { module: 'documents', parent: 'home' }),
  'documents-view': client(
    '/documents/{id:uuid}',
    { pl: 'Lista dokumentów', en: 'Documents' },
    { module: 'documents', parent: 'documents', item: 'id' },
  ),

  'dev-outbox': anybody('/dev/outbox', { pl: 'Skrzynka demonstracyjna', en: 'Demo outbox' }, { mode: 'demo' }),
  'dev-charts': anybody('/dev/charts', { pl: 'Diagramy stanów', en: 'Statecharts' }, { mode: 'demo' }),
  'not-found': anybody('*', { pl: 'Strony nie znaleziono', en: 'Page not found' }),
} as const;

function anybody<const P extends Path, const F extends RouteMeta = object>(path: P, title: Localized, meta?: F) {
  return { path, access: 'public', title, ...(meta ?? ({} as F)) } as const;
}

function admin<const P extends Path, const F extends RouteMeta = object>(path: P, title: Localized, meta?: F) {
  return { path, access: 'admin', title, ...(meta ?? ({} as F)) } as const;
}

function client<const P extends Path, const F extends RouteMeta = object>(path: P, title: Localized, meta?: F) {
  return { path, access: 'client', title, ...(meta ?? ({} as F)) } as const;
}
