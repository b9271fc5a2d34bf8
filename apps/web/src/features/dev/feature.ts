import { defineFeature } from '#services/feature/feature.ts';
import { showCharts } from './charts/show-charts.ts';

export default defineFeature({
  screens: {
    'dev-outbox': () => import('./outbox.tsx').then(({ Outbox }) => Outbox),
    'dev-charts': () => import('./charts/charts.tsx').then(({ Charts }) => Charts),
  },
  start: showCharts,
});
