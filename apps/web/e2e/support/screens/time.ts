import { warsawDay, warsawMidnight } from '@biuro/core/lib/warsaw.ts';
import { wireTime } from '@biuro/core/lib/wire-time.ts';
import { ADMIN, callApi, expect } from '../portal.ts';
import { dialogOf, pressed, type Screen, sentWithMistakes, taken } from './screen.ts';

/** What people worked on, and who checks it. */
export const TIME: Screen[] = [
  { name: 'work time of a week', path: '/dashboard/uptimes' },
  { name: 'work time of a month', path: '/dashboard/uptimes?view=month' },
  {
    name: 'history of an entry of work time',
    path: async () => {
      // At night, when no account of the demo has entries. The second time it exists already.
      const midnight = warsawMidnight(warsawDay(Date.now()));
      const span = { start_date: wireTime(midnight), end_date: wireTime(midnight + 5 * 60_000) };
      await callApi(ADMIN, '/uptimes', { ...span, category: 'administration', source: 'manual' });
      return '/dashboard/uptimes';
    },
    prepare: taken(/^Wpis .*: co zrobić$/, 'Historia', dialogOf(/^Historia wpisu/)),
  },
  { name: 'work time to approve', path: '/dashboard/uptimes?view=approvals' },
  {
    name: 'rejection of entries without its reason',
    path: '/dashboard/uptimes?view=approvals',
    prepare: pressed('Odrzuć zaznaczone', (page) => sentWithMistakes(page, /^Odrzucić /, 'Odrzuć zaznaczone')),
  },
  { name: 'months of work time', path: '/dashboard/uptimes?view=months' },
  {
    name: 'closing a month of work time',
    path: '/dashboard/uptimes?view=months',
    prepare: pressed(/^Zamknij: /, dialogOf(/^Zamknąć /)),
  },
  {
    name: 'opening a month of work time again',
    path: '/dashboard/uptimes?view=months',
    prepare: pressed(/^Otwórz ponownie: /, dialogOf(/^Otworzyć ponownie: /)),
  },
  // Last: it stays open from page to page.
  {
    name: 'panel of the timer',
    path: '/dashboard/uptimes',
    prepare: pressed('Licznik czasu', async (page) => {
      await dialogOf('Czas pracy')(page);
      await expect(page.getByRole('heading', { name: 'Ostatnio' })).toBeVisible();
    }),
  },
];
