import type { Audiences } from '../audience.ts';

export const audiences: Audiences = {
  createCalendarAddress: 'signed in',
  deleteCalendarAddress: 'signed in',
  getCalendarAddress: 'signed in',
  readCalendar: 'everybody',
};
