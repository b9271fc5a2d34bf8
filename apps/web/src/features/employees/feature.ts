import { defineFeature } from '#services/feature/feature.ts';

export default defineFeature({
  screens: {
    'dashboard-staff-reports': () =>
      import('./reports/staff-report-list.tsx').then(({ StaffReportList }) => StaffReportList),
    'companies-employees': () => import('./list/my-employees.tsx').then(({ MyEmployees }) => MyEmployees),
  },
  sections: [
    {
      route: 'dashboard-staff-reports',
      group: 'nav.work',
      label: { pl: 'Zgłoszenia kadrowe', en: 'Staff reports' },
      icon: 'EmployeesIcon',
    },
  ],
  clientSections: [
    {
      route: 'companies-employees',
      place: 4,
      label: { pl: 'Pracownicy', en: 'Employees' },
      icon: 'EmployeesIcon',
      seenBy: (role) => role === 'representative' || role === 'authorised',
    },
  ],
  slots: {
    'dashboard-companies-employees': {
      load: () => import('./list/company-employees.tsx').then(({ CompanyEmployees }) => CompanyEmployees),
    },
  },
  queries: { employees: ['staff-reports'], 'staff-reports': ['staff-reports'] },
});
