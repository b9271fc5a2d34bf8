import { defineFeature } from '#services/feature/feature.ts';

export default defineFeature({
  screens: {
    'dashboard-tasks': () => import('./list/task-list.tsx').then(({ TaskList }) => TaskList),
    'dashboard-tasks-board': () => import('./board/task-board.tsx').then(({ TaskBoard }) => TaskBoard),
    'dashboard-tasks-new': () => import('./form/task-new.tsx').then(({ TaskNew }) => TaskNew),
    'dashboard-tasks-view': () => import('./view/task-view.tsx').then(({ TaskView }) => TaskView),
    tasks: () => import('./my/tasks.tsx').then(({ MyTasks }) => MyTasks),
    'tasks-view': () => import('./my/task.tsx').then(({ MyTask }) => MyTask),
  },
  sections: [
    {
      route: 'dashboard-tasks',
      group: 'nav.work',
      label: { pl: 'Zadania', en: 'Tasks' },
      icon: 'TasksIcon',
      keys: 'g z',
    },
  ],
  clientSections: [
    {
      route: 'tasks',
      place: 3,
      label: { pl: 'Rozliczenia', en: 'Settlements' },
      icon: 'TasksIcon',
      seenBy: (role) => role !== 'employee',
    },
  ],
  lists: { 'dashboard-tasks': () => import('./list/request.ts').then(({ taskRequest }) => taskRequest) },
  palette: () => import('./palette/palette.ts').then(({ taskPalette }) => taskPalette),
  queries: {
    tasks: ['tasks', 'tasks.documents-confirmed', 'liabilities', 'declarations', 'companies.deleted'],
  },
});
