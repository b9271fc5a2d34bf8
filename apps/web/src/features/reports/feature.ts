import { defineFeature } from '#services/feature/feature.ts';

export default defineFeature({
  screens: {
    'dashboard-reports': () => import('./report-list.tsx').then(({ ReportList }) => ReportList),
    'dashboard-reports-companies-uptimes-view': () =>
      import('./uptimes/companies-uptimes.tsx').then(({ CompaniesUptimes }) => CompaniesUptimes),
    'dashboard-reports-view': () => import('./report-view.tsx').then(({ ReportView }) => ReportView),
    'dashboard-reports-uptimes-view': () =>
      import('./uptimes/report-uptimes.tsx').then(({ ReportUptimes }) => ReportUptimes),
    'dashboard-reports-workeruptimes-view': () =>
      import('./uptimes/report-workers.tsx').then(({ ReportWorkers }) => ReportWorkers),
  },
  sections: [
    {
      route: 'dashboard-reports',
      group: 'nav.work',
      label: { pl: 'Raporty', en: 'Reports' },
      icon: 'ReportsIcon',
      keys: 'g r',
    },
  ],
  queries: { reports: ['uptimes'] },
});
