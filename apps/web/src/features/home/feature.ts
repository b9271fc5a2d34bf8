import { knownCompanyId } from '#services/companies/chosen-company.ts';
import { defineFeature } from '#services/feature/feature.ts';

export default defineFeature({
  screens: {
    dashboard: () => import('./office/admin-home.tsx').then(({ AdminHome }) => AdminHome),
    home: () => import('./client/client-home.tsx').then(({ ClientHome }) => ClientHome),
  },
  sections: [
    { route: 'dashboard', group: 'home', label: { pl: 'Pulpit', en: 'Dashboard' }, icon: 'HomeIcon', keys: 'g h' },
  ],
  requests: {
    home: (api, user) => {
      const company_id = knownCompanyId(user);
      if (company_id === undefined) return [];
      return [api.GET('/home/my', { params: { query: { company_id } } }), api.GET('/companies/my')];
    },
  },
  queries: {
    home: [
      'tasks',
      'tasks.documents-confirmed',
      'liabilities',
      'declarations',
      'companies.deleted',
      'company-changes',
      'uptimes',
      'staff-reports',
    ],
    calendar: ['tasks'],
  },
});
