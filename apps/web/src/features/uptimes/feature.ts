import { defineFeature } from '#services/feature/feature.ts';

export default defineFeature({
  screens: {
    'dashboard-uptimes': () => import('./entries/entry-list.tsx').then(({ EntryList }) => EntryList),
  },
  sections: [
    {
      route: 'dashboard-uptimes',
      group: 'nav.work',
      label: { pl: 'Czas pracy', en: 'Working time' },
      icon: 'TimerIcon',
      keys: 'g t',
    },
  ],
  palette: () => import('./palette/palette.ts').then(({ uptimePalette }) => uptimePalette),
  slots: {
    'top-bar': {
      module: 'uptime',
      right: 'uptimes:edit',
      load: () => import('./timer/pill.tsx').then(({ UptimePill }) => UptimePill),
    },
  },
  queries: { uptimes: ['uptimes'] },
  timer: async () => {
    const [{ beginTimer }, { showTimerPanel }] = await Promise.all([
      import('./timer/begin-timer.ts'),
      import('./timer/panel-state.ts'),
    ]);
    return { begin: beginTimer, showPanel: () => showTimerPanel(true) };
  },
});
