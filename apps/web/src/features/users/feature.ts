import { defineFeature } from '#services/feature/feature.ts';

export default defineFeature({
  screens: {
    'dashboard-users': () => import('./list/user-list.tsx').then(({ UserList }) => UserList),
    'dashboard-users-view': () => import('./view/user-view.tsx').then(({ UserView }) => UserView),
    'dashboard-users-edit': () => import('./form/user-edit.tsx').then(({ UserEdit }) => UserEdit),
  },
  sections: [
    {
      route: 'dashboard-users',
      group: 'nav.clients',
      label: { pl: 'Użytkownicy', en: 'Users' },
      icon: 'UsersIcon',
      keys: 'g u',
    },
  ],
  lists: { 'dashboard-users': () => import('./list/request.ts').then(({ userRequest }) => userRequest) },
  palette: () => import('./palette/palette.ts').then(({ userPalette }) => userPalette),
});
