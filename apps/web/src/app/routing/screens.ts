import { type BuiltRouteName, lineOf, match, type RouteName } from '@biuro/core/navigation/routes.ts';
import { userOf } from '@biuro/core/session/session-selectors.ts';
import { type ComponentType, createElement, type ReactNode, use } from 'react';
import { useSession } from '#services/session/use-session.ts';

export interface Screen {
  Page: ComponentType;
  /** What stands around the page: the navigation of its area. */
  Frame: ComponentType<{ children: ReactNode }> | null;
  /** Fetches the code of page and frame side by side, before they are drawn. Never fails: what does, fails again when it is drawn. */
  preload: () => Promise<unknown>;
}

const adminFrame = part(() => import('../frame/admin-frame.tsx').then(({ AdminFrame }) => AdminFrame));
const clientFrame = part(() => import('../frame/client-frame.tsx').then(({ ClientFrame }) => ClientFrame));

/** The page of every route that an office can open; its code arrives when the route is first opened. */
const screens = {
  login: bare(() => import('../../features/login/login.tsx').then(({ Login }) => Login)),
  'forgot-password': bare(() =>
    import('../../features/account/password/forgot-password.tsx').then(({ ForgotPassword }) => ForgotPassword),
  ),
  register: bare(() => import('../../features/account/registration/register.tsx').then(({ Register }) => Register)),
  'reset-password': bare(() =>
    import('../../features/account/password/reset-password.tsx').then(({ ResetPassword }) => ResetPassword),
  ),
  dashboard: admin(() => import('../../features/home/office/admin-home.tsx').then(({ AdminHome }) => AdminHome)),
  'dashboard-companies': admin(() =>
    import('../../features/companies/list/company-list.tsx').then(({ CompanyList }) => CompanyList),
  ),
  'dashboard-companies-new': admin(() =>
    import('../../features/companies/form/company-new.tsx').then(({ CompanyNew }) => CompanyNew),
  ),
  'dashboard-companies-view': admin(() =>
    import('../../features/companies/view/company-view.tsx').then(({ CompanyView }) => CompanyView),
  ),
  'dashboard-companies-edit': admin(() =>
    import('../../features/companies/form/company-edit.tsx').then(({ CompanyEdit }) => CompanyEdit),
  ),
  'dashboard-companies-import': admin(() =>
    import('../../features/companies/import/company-import.tsx').then(({ CompanyImport }) => CompanyImport),
  ),
  'dashboard-companies-tasks': admin(() =>
    import('../../features/companies/view/company-tasks.tsx').then(({ CompanyTasks }) => CompanyTasks),
  ),
  'dashboard-companies-employees': admin(() =>
    import('../pages/company-employees-page.tsx').then(({ CompanyEmployeesPage }) => CompanyEmployeesPage),
  ),
  'dashboard-companies-people': admin(() =>
    import('../../features/companies/people/company-people-page.tsx').then(
      ({ CompanyPeoplePage }) => CompanyPeoplePage,
    ),
  ),
  'dashboard-companies-history': admin(() =>
    import('../../features/companies/history/company-history-page.tsx').then(
      ({ CompanyHistoryPage }) => CompanyHistoryPage,
    ),
  ),
  'dashboard-staff-reports': admin(() =>
    import('../../features/employees/reports/staff-report-list.tsx').then(({ StaffReportList }) => StaffReportList),
  ),
  'dashboard-tasks': admin(() => import('../../features/tasks/list/task-list.tsx').then(({ TaskList }) => TaskList)),
  'dashboard-tasks-board': admin(() =>
    import('../../features/tasks/board/task-board.tsx').then(({ TaskBoard }) => TaskBoard),
  ),
  'dashboard-tasks-new': admin(() => import('../../features/tasks/form/task-new.tsx').then(({ TaskNew }) => TaskNew)),
  'dashboard-tasks-view': admin(() => import('../pages/task-page.tsx').then(({ TaskPage }) => TaskPage)),
  'dashboard-liabilities': admin(() =>
    import('../../features/liabilities/list/liability-list.tsx').then(({ LiabilityList }) => LiabilityList),
  ),
  'dashboard-liabilities-view': admin(() =>
    import('../../features/liabilities/view/liability-view.tsx').then(({ LiabilityView }) => LiabilityView),
  ),
  'dashboard-declarations': admin(() =>
    import('../../features/declarations/list/declaration-list.tsx').then(({ DeclarationList }) => DeclarationList),
  ),
  'dashboard-payments': admin(() =>
    import('../../features/liabilities/payments/payments.tsx').then(({ Payments }) => Payments),
  ),
  'dashboard-uptimes': admin(() =>
    import('../../features/uptimes/entries/entry-list.tsx').then(({ EntryList }) => EntryList),
  ),
  'dashboard-reports': admin(() =>
    import('../../features/reports/report-list.tsx').then(({ ReportList }) => ReportList),
  ),
  'dashboard-reports-companies-uptimes-view': admin(() =>
    import('../../features/reports/uptimes/companies-uptimes.tsx').then(({ CompaniesUptimes }) => CompaniesUptimes),
  ),
  'dashboard-reports-view': admin(() =>
    import('../../features/reports/report-view.tsx').then(({ ReportView }) => ReportView),
  ),
  'dashboard-reports-uptimes-view': admin(() =>
    import('../../features/reports/uptimes/report-uptimes.tsx').then(({ ReportUptimes }) => ReportUptimes),
  ),
  'dashboard-reports-workeruptimes-view': admin(() =>
    import('../../features/reports/uptimes/report-workers.tsx').then(({ ReportWorkers }) => ReportWorkers),
  ),
  'dashboard-users': admin(() => import('../../features/users/list/user-list.tsx').then(({ UserList }) => UserList)),
  'dashboard-users-profile': admin(() => import('../../features/profile/profile.tsx').then(({ Profile }) => Profile)),
  'dashboard-users-view': admin(() =>
    import('../../features/users/view/user-view.tsx').then(({ UserView }) => UserView),
  ),
  'dashboard-users-edit': admin(() =>
    import('../../features/users/form/user-edit.tsx').then(({ UserEdit }) => UserEdit),
  ),
  home: client(() => import('../pages/client-home-page.tsx').then(({ ClientHomePage }) => ClientHomePage)),
  profile: client(() => import('../../features/profile/profile.tsx').then(({ Profile }) => Profile)),
  'companies-view': client(() => import('../../features/companies/my-company.tsx').then(({ MyCompany }) => MyCompany)),
  'companies-employees': client(() =>
    import('../../features/employees/list/my-employees.tsx').then(({ MyEmployees }) => MyEmployees),
  ),
  tasks: client(() => import('../../features/tasks/my/tasks.tsx').then(({ MyTasks }) => MyTasks)),
  'tasks-view': client(() => import('../pages/my-task-page.tsx').then(({ MyTaskPage }) => MyTaskPage)),
  liabilities: client(() =>
    import('../../features/liabilities/my/my-liabilities.tsx').then(({ MyLiabilities }) => MyLiabilities),
  ),
  'liabilities-view': client(() =>
    import('../../features/liabilities/my/my-liability.tsx').then(({ MyLiability }) => MyLiability),
  ),
  'dev-outbox': bare(() => import('../../features/dev/outbox.tsx').then(({ Outbox }) => Outbox)),
  'dev-charts': bare(() => import('../../features/dev/charts/charts.tsx').then(({ Charts }) => Charts)),
  'not-found': {
    ...bare(() => import('./not-found.tsx').then(({ NotFound }) => NotFound)),
    Frame: OwnFrame,
  },
} satisfies Record<BuiltRouteName, Screen>;

/** The page that the guard will most likely show first. */
export function firstScreen(isSignedIn: boolean): Screen {
  const { name } = match(location.pathname);
  return screenOf(isSignedIn || lineOf(name).access === 'public' ? name : 'login');
}

/** Also for a name that no office can open, should a server ever say otherwise. */
export function screenOf(name: RouteName): Screen {
  const known: Partial<Record<RouteName, Screen>> = screens;
  return known[name] ?? screens['not-found'];
}

function bare(load: () => Promise<ComponentType>): Screen {
  const page = part(load);
  return { Page: page.Part, Frame: null, preload: page.preload };
}

function admin(load: () => Promise<ComponentType>): Screen {
  return framed(load, adminFrame);
}

function client(load: () => Promise<ComponentType>): Screen {
  return framed(load, clientFrame);
}

function framed(load: () => Promise<ComponentType>, frame: typeof adminFrame): Screen {
  const page = part(load);
  const preload = () => Promise.all([frame.preload(), page.preload()]);
  return { Page: page.Part, Frame: frame.Part, preload };
}

/** Whoever is signed in keeps their navigation. */
function OwnFrame({ children }: { children: ReactNode }) {
  const user = useSession(userOf);
  return user ? createElement((user.isAdmin ? adminFrame : clientFrame).Part, null, children) : children;
}

/** Like `lazy`, but code that is here already is drawn at once: React throws away what it has drawn around a part that is not ready. */
function part<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  const fetch = () => load().then((component) => (here = component));
  const Part = (props: Props) => {
    const component = here ?? use((coming ??= fetch()));
    return createElement(component, props);
  };
  return { Part, preload: () => fetch().catch(() => undefined) };
}
