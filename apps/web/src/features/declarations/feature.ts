import { defineFeature } from '#services/feature/feature.ts';

export default defineFeature({
  screens: {
    'dashboard-declarations': () =>
      import('./list/declaration-list.tsx').then(({ DeclarationList }) => DeclarationList),
  },
  sections: [
    {
      route: 'dashboard-declarations',
      group: 'nav.work',
      label: { pl: 'Deklaracje', en: 'Declarations' },
      icon: 'DeclarationsIcon',
      keys: 'g j',
    },
  ],
  lists: {
    'dashboard-declarations': () => import('./list/request.ts').then(({ declarationRequest }) => declarationRequest),
  },
  slots: {
    'dashboard-tasks-view': {
      load: () => import('./settlement/task-declarations.tsx').then(({ TaskDeclarations }) => TaskDeclarations),
    },
    'tasks-view': {
      load: () => import('./settlement/my-declarations.tsx').then(({ MyDeclarations }) => MyDeclarations),
    },
  },
  queries: { declarations: ['declarations', 'tasks', 'companies.deleted', 'company-checklist'] },
});
