import type { components } from '@biuro/contract';
import type { AppConfig, ModuleName } from '../config/config.ts';
import type messages from '../i18n/messages.json';

export type MessageId = keyof typeof messages;
export type Access = 'public' | 'client' | 'admin';
export type Right = components['schemas']['Right'];
type Path = `/${string}` | '*';

interface RouteMeta {
  /** The route does not exist where this module is off. */
  module?: ModuleName;
  /** The route exists only in this mode of the server. */
  mode?: AppConfig['mode'];
  /** What the role of a person of the office must allow: without it the page says so in its place. */
  right?: Right;
  /** The route before this one in the breadcrumbs. */
  parent?: string;
  /** The parameter that names this page in the breadcrumbs, where the title does not. */
  item?: string;
  /** What the breadcrumbs call this page, where they do not take its title. */
  crumb?: MessageId;
}

export interface RouteLine extends RouteMeta {
  path: Path;
  access: Access;
  /** May show parameters of the path. */
  title: MessageId;
}

/** Every page of the portal. The first line that fits a path wins, so literal paths stand before parameters. */
export const routes = {
  login: anybody('/login', 'title.login'),
  'forgot-password': anybody('/forgot-password', 'title.forgot-password'),
  register: anybody('/register/{token:token}', 'title.register'),
  'reset-password': anybody('/reset-password/{token:token}', 'title.reset-password'),

  dashboard: admin('/dashboard', 'title.dashboard', { module: 'dashboard' }),
  'dashboard-companies': admin('/dashboard/companies', 'title.companies', { module: 'company', parent: 'dashboard' }),
  'dashboard-companies-new': admin('/dashboard/companies/new', 'title.companies-new', {
    module: 'company',
    right: 'companies:edit',
    parent: 'dashboard-companies',
  }),
  'dashboard-companies-view': admin('/dashboard/companies/{id:uuid}', 'title.company', {
    module: 'company',
    parent: 'dashboard-companies',
    item: 'id',
  }),
  'dashboard-companies-edit': admin('/dashboard/companies/{id:uuid}/edit', 'title.companies-edit', {
    module: 'company',
    right: 'companies:edit',
    parent: 'dashboard-companies-view',
  }),
  'dashboard-companies-import': admin('/dashboard/companies/import', 'title.companies-import', {
    module: 'company',
    right: 'companies:edit',
    parent: 'dashboard-companies',
  }),
  'dashboard-companies-tasks': admin('/dashboard/companies/{id:uuid}/tasks', 'title.settlements', {
    module: 'tasks',
    parent: 'dashboard-companies-view',
  }),
  'dashboard-companies-employees': admin('/dashboard/companies/{id:uuid}/employees', 'title.employees', {
    module: 'employees',
    parent: 'dashboard-companies-view',
  }),
  'dashboard-companies-people': admin('/dashboard/companies/{id:uuid}/people', 'title.companies-people', {
    module: 'company',
    parent: 'dashboard-companies-view',
  }),
  'dashboard-companies-history': admin('/dashboard/companies/{id:uuid}/history', 'title.history', {
    module: 'company',
    right: 'audit:read',
    parent: 'dashboard-companies-view',
  }),
  'dashboard-staff-reports': admin('/dashboard/staff-reports', 'title.staff-reports', {
    module: 'employees',
    parent: 'dashboard',
  }),
  'dashboard-documents': admin('/dashboard/documents', 'title.documents', { module: 'documents', parent: 'dashboard' }),
  'dashboard-documents-view': admin('/dashboard/documents/{id:uuid}', 'title.document', {
    module: 'documents',
    parent: 'dashboard-documents',
    item: 'id',
  }),
  'dashboard-tasks': admin('/dashboard/tasks', 'title.tasks', { module: 'tasks', parent: 'dashboard' }),
  'dashboard-tasks-board': admin('/dashboard/tasks/board', 'title.tasks-board', {
    module: 'tasks',
    parent: 'dashboard-tasks',
  }),
  'dashboard-tasks-new': admin('/dashboard/tasks/new', 'title.tasks-new', {
    module: 'tasks',
    right: 'tasks:edit',
    parent: 'dashboard-tasks',
  }),
  'dashboard-tasks-view': admin('/dashboard/tasks/{id:uuid}', 'title.task', {
    module: 'tasks',
    parent: 'dashboard-tasks',
    item: 'id',
  }),
  'dashboard-liabilities': admin('/dashboard/liabilities', 'title.liabilities', {
    module: 'tasks',
    parent: 'dashboard',
  }),
  'dashboard-liabilities-view': admin('/dashboard/liabilities/{id:uuid}', 'title.liability', {
    module: 'tasks',
    parent: 'dashboard-liabilities',
    item: 'id',
  }),
  'dashboard-declarations': admin('/dashboard/declarations', 'title.declarations', {
    module: 'tasks',
    parent: 'dashboard',
  }),
  'dashboard-payments': admin('/dashboard/payments', 'title.payments', {
    module: 'tasks',
    parent: 'dashboard-liabilities',
  }),
  'dashboard-tickets': admin('/dashboard/tickets', 'title.tickets', { module: 'tickets', parent: 'dashboard' }),
  'dashboard-tickets-new': admin('/dashboard/tickets/new', 'title.tickets-new', {
    module: 'tickets',
    parent: 'dashboard-tickets',
  }),
  'dashboard-tickets-view': admin('/dashboard/tickets/{id:uuid}', 'title.ticket', {
    module: 'tickets',
    parent: 'dashboard-tickets',
    item: 'id',
  }),
  'dashboard-trainings-categories': admin('/dashboard/trainings', 'title.trainings-categories', {
    module: 'trainings',
    parent: 'dashboard',
  }),
  'dashboard-trainings': admin('/dashboard/trainings/{id:uuid}', 'title.trainings-category', {
    module: 'trainings',
    parent: 'dashboard-trainings-categories',
    item: 'id',
  }),
  'dashboard-trainings-new': admin('/dashboard/trainings/{id:uuid}/new', 'title.trainings-new', {
    module: 'trainings',
    parent: 'dashboard-trainings',
  }),
  'dashboard-trainings-view': admin('/dashboard/trainings/{id:uuid}/view/{trainingId:uuid}', 'title.training', {
    module: 'trainings',
    parent: 'dashboard-trainings',
    item: 'trainingId',
  }),
  'dashboard-polls': admin('/dashboard/polls', 'title.polls', {
    module: 'polls',
    parent: 'dashboard',
    crumb: 'crumb.polls',
  }),
  'dashboard-pricelist': admin('/dashboard/pricelist', 'title.pricelist', { module: 'pricelist', parent: 'dashboard' }),
  'dashboard-pricelist-new': admin('/dashboard/pricelist/new', 'title.pricelist-new', {
    module: 'pricelist',
    parent: 'dashboard-pricelist',
  }),
  'dashboard-reports': admin('/dashboard/reports', 'title.reports', { module: 'reports', parent: 'dashboard' }),
  'dashboard-reports-companies-uptimes-view': admin('/dashboard/reports/companies-uptimes', 'title.companies-uptimes', {
    module: 'reports',
    parent: 'dashboard-reports',
  }),
  'dashboard-reports-view': admin('/dashboard/reports/{id:uuid}', 'title.report', {
    module: 'reports',
    parent: 'dashboard-reports',
    item: 'id',
  }),
  'dashboard-reports-uptimes-view': admin('/dashboard/reports/{id:uuid}/uptimes', 'title.report-uptimes', {
    module: 'reports',
    parent: 'dashboard-reports-view',
  }),
  'dashboard-reports-workeruptimes-view': admin(
    '/dashboard/reports/{id:uuid}/workeruptimes',
    'title.report-workeruptimes',
    { module: 'reports', parent: 'dashboard-reports-view' },
  ),
  'dashboard-uptimes': admin('/dashboard/uptimes', 'title.uptimes', { module: 'uptime', parent: 'dashboard' }),
  'dashboard-messages': admin('/dashboard/messages', 'title.messages', { module: 'messages', parent: 'dashboard' }),
  'dashboard-messages-new': admin('/dashboard/messages/new', 'title.messages-new', {
    module: 'messages',
    parent: 'dashboard-messages',
  }),
  'dashboard-messages-view': admin('/dashboard/messages/{id:uuid}', 'title.message', {
    module: 'messages',
    parent: 'dashboard-messages',
    item: 'id',
  }),
  'dashboard-users': admin('/dashboard/users', 'title.users', { module: 'users', parent: 'dashboard' }),
  'dashboard-users-profile': admin('/dashboard/users/profile', 'title.my-profile', { parent: 'dashboard' }),
  'dashboard-users-view': admin('/dashboard/users/{id:uuid}', 'title.user', {
    module: 'users',
    parent: 'dashboard-users',
    item: 'id',
  }),
  'dashboard-users-edit': admin('/dashboard/users/{id:uuid}/edit', 'title.users-edit', {
    module: 'users',
    right: 'users:edit',
    parent: 'dashboard-users-view',
  }),
  'dashboard-limits': admin('/dashboard/limits/{year:year}', 'title.limits', { module: 'limits', parent: 'dashboard' }),
  'dashboard-surveys': admin('/dashboard/surveys', 'title.surveys', { module: 'surveys', parent: 'dashboard' }),
  'dashboard-surveys-create': admin('/dashboard/surveys/create', 'title.surveys-create', {
    module: 'surveys',
    parent: 'dashboard-surveys',
  }),
  'dashboard-surveys-view': admin('/dashboard/surveys/{id:uuid}', 'title.survey', {
    module: 'surveys',
    parent: 'dashboard-surveys',
    item: 'id',
  }),
  'dashboard-surveys-edit': admin('/dashboard/surveys/{id:uuid}/edit', 'title.surveys-edit', {
    module: 'surveys',
    parent: 'dashboard-surveys-view',
  }),
  'dashboard-recurring-tasks': admin('/dashboard/recurring-tasks', 'title.recurring-tasks', {
    module: 'recurring_tasks',
    parent: 'dashboard',
  }),
  'dashboard-recurring-tasks-new': admin('/dashboard/recurring-tasks/new', 'title.recurring-tasks-new', {
    module: 'recurring_tasks',
    parent: 'dashboard-recurring-tasks',
  }),
  'dashboard-settings': admin('/dashboard/settings', 'title.settings', {
    module: 'settings',
    right: 'settings:edit',
    parent: 'dashboard',
  }),
  'dashboard-settings-notifications': admin('/dashboard/settings/notifications', 'title.notifications', {
    module: 'settings',
    right: 'settings:edit',
    parent: 'dashboard-settings',
  }),
  'dashboard-settings-notifications-edit': admin(
    '/dashboard/settings/notifications/{id:uuid}/edit',
    'title.notifications-edit',
    { module: 'settings', parent: 'dashboard-settings-notifications', item: 'id' },
  ),

  home: client('/', 'title.dashboard'),
  profile: client('/profile', 'title.profile', { parent: 'home' }),
  'companies-view': client('/companies/{id:uuid}', 'title.company', { module: 'company', parent: 'home', item: 'id' }),
  'companies-employees': client('/companies/{id:uuid}/employees', 'title.employees', {
    module: 'employees',
    parent: 'companies-view',
  }),
  tasks: client('/settlements', 'title.settlements', { module: 'tasks', parent: 'home' }),
  'tasks-view': client('/settlements/{id:uuid}', 'title.settlement', { module: 'tasks', parent: 'tasks', item: 'id' }),
  liabilities: client('/payments', 'title.my-payments', { module: 'tasks', parent: 'home' }),
  'liabilities-view': client('/payments/{id:uuid}', 'title.liability', {
    module: 'tasks',
    parent: 'liabilities',
    item: 'id',
  }),
  messages: client('/messages', 'title.my-messages', { module: 'messages', parent: 'home' }),
  'messages-new': client('/messages/new', 'title.messages-new', { module: 'messages', parent: 'messages' }),
  'messages-view': client('/messages/{id:uuid}', 'title.message', {
    module: 'messages',
    parent: 'messages',
    item: 'id',
  }),
  tickets: client('/tickets', 'title.tickets', { module: 'tickets', parent: 'home' }),
  'tickets-new': client('/tickets/new', 'title.tickets-new', { module: 'tickets', parent: 'tickets' }),
  'tickets-view': client('/tickets/{id:uuid}', 'title.ticket', { module: 'tickets', parent: 'tickets', item: 'id' }),
  'tickets-category': client('/tickets/{category:slug}', 'title.tickets', {
    module: 'tickets',
    parent: 'tickets',
    item: 'category',
  }),
  surveys: client('/surveys', 'title.surveys', { module: 'surveys', parent: 'home' }),
  'surveys-view': client('/surveys/{id:uuid}', 'title.survey', { module: 'surveys', parent: 'surveys', item: 'id' }),
  trainings: client('/trainings', 'title.trainings-categories', { module: 'trainings', parent: 'home' }),
  'trainings-category': client('/trainings/{id:uuid}', 'title.trainings-category', {
    module: 'trainings',
    parent: 'trainings',
    item: 'id',
  }),
  'trainings-view': client('/trainings/{id:uuid}/view/{trainingId:uuid}', 'title.training', {
    module: 'trainings',
    parent: 'trainings-category',
    item: 'trainingId',
  }),
  documents: client('/documents', 'title.documents', { module: 'documents', parent: 'home' }),
  'documents-view': client('/documents/{id:uuid}', 'title.documents', {
    module: 'documents',
    parent: 'documents',
    item: 'id',
  }),

  'dev-outbox': anybody('/dev/outbox', 'title.dev-outbox', { mode: 'demo' }),
  'dev-charts': anybody('/dev/charts', 'title.dev-charts', { mode: 'demo' }),
  'not-found': anybody('*', 'title.not-found'),
} as const;

function anybody<const P extends Path, const F extends RouteMeta = object>(path: P, title: MessageId, meta?: F) {
  return { path, access: 'public', title, ...(meta ?? ({} as F)) } as const;
}

function admin<const P extends Path, const F extends RouteMeta = object>(path: P, title: MessageId, meta?: F) {
  return { path, access: 'admin', title, ...(meta ?? ({} as F)) } as const;
}

function client<const P extends Path, const F extends RouteMeta = object>(path: P, title: MessageId, meta?: F) {
  return { path, access: 'client', title, ...(meta ?? ({} as F)) } as const;
}
