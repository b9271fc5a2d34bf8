import { defineFeature } from '#services/feature/feature.ts';

export default defineFeature({
  screens: {
    'dashboard-liabilities': () => import('./list/liability-list.tsx').then(({ LiabilityList }) => LiabilityList),
    'dashboard-liabilities-view': () => import('./view/liability-view.tsx').then(({ LiabilityView }) => LiabilityView),
    'dashboard-payments': () => import('./payments/payments.tsx').then(({ Payments }) => Payments),
    liabilities: () => import('./my/my-liabilities.tsx').then(({ MyLiabilities }) => MyLiabilities),
    'liabilities-view': () => import('./my/my-liability.tsx').then(({ MyLiability }) => MyLiability),
  },
  sections: [
    {
      route: 'dashboard-liabilities',
      group: 'nav.work',
      label: { pl: 'Zobowiązania', en: 'Liabilities' },
      icon: 'WalletIcon',
      keys: 'g p',
    },
  ],
  clientSections: [
    {
      route: 'liabilities',
      place: 2,
      label: { pl: 'Płatności', en: 'Payments' },
      icon: 'WalletIcon',
      counts: 'open-payments',
      seenBy: (role) => role !== 'employee',
    },
  ],
  lists: {
    'dashboard-liabilities': () => import('./list/request.ts').then(({ liabilityRequest }) => liabilityRequest),
  },
  slots: {
    home: { load: () => import('./my/payments-card.tsx').then(({ PaymentsCard }) => PaymentsCard) },
    'dashboard-tasks-view': {
      load: () => import('./task-liabilities.tsx').then(({ TaskLiabilities }) => TaskLiabilities),
    },
    'tasks-view': {
      load: () => import('./my/task-liabilities.tsx').then(({ MyTaskLiabilities }) => MyTaskLiabilities),
    },
  },
  queries: { liabilities: ['liabilities', 'tasks', 'companies.deleted'] },
});
