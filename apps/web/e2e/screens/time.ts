import type { Screen } from './screen.ts';

/** What people worked on, and who checks it. */
export const TIME: Screen[] = [
  { name: 'work time of a week', path: '/dashboard/uptimes' },
  { name: 'work time of a month', path: '/dashboard/uptimes?view=month' },
  { name: 'work time to approve', path: '/dashboard/uptimes?view=approvals' },
  { name: 'months of work time', path: '/dashboard/uptimes?view=months' },
];
