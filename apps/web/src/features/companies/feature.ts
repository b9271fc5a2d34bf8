import { defineFeature } from '#services/feature/feature.ts';

export default defineFeature({
  screens: {
    'dashboard-companies': () => import('./list/company-list.tsx').then(({ CompanyList }) => CompanyList),
    'dashboard-companies-new': () => import('./form/company-new.tsx').then(({ CompanyNew }) => CompanyNew),
    'dashboard-companies-view': () => import('./view/company-view.tsx').then(({ CompanyView }) => CompanyView),
    'dashboard-companies-edit': () => import('./form/company-edit.tsx').then(({ CompanyEdit }) => CompanyEdit),
    'dashboard-companies-import': () =>
      import('./import/company-import.tsx').then(({ CompanyImport }) => CompanyImport),
    'dashboard-companies-tasks': () => import('./view/company-tasks.tsx').then(({ CompanyTasks }) => CompanyTasks),
    'dashboard-companies-employees': () =>
      import('./view/company-frame.tsx').then(({ CompanyEmployees }) => CompanyEmployees),
    'dashboard-companies-people': () =>
      import('./people/company-people-page.tsx').then(({ CompanyPeoplePage }) => CompanyPeoplePage),
    'dashboard-companies-history': () =>
      import('./history/company-history-page.tsx').then(({ CompanyHistoryPage }) => CompanyHistoryPage),
    'companies-view': () => import('./my-company.tsx').then(({ MyCompany }) => MyCompany),
  },
  sections: [
    {
      route: 'dashboard-companies',
      group: 'nav.clients',
      label: { pl: 'Firmy', en: 'Companies' },
      icon: 'CompaniesIcon',
      keys: 'g c',
    },
  ],
  clientSections: [
    { route: 'companies-view', place: 5, label: { pl: 'Firma', en: 'Company' }, icon: 'CompaniesIcon', exact: true },
  ],
  lists: { 'dashboard-companies': () => import('./list/request.ts').then(({ companyRequest }) => companyRequest) },
  palette: () => import('./palette/palette.ts').then(({ companyPalette }) => companyPalette),
  queries: { companies: ['companies', 'company-changes', 'company-checklist', 'tasks'] },
});
