import type { Handlers } from '../app/contract/handlers.ts';

export const calendarHandlers = {} as Pick<
  Handlers,
  'getCalendarAddress' | 'createCalendarAddress' | 'deleteCalendarAddress' | 'readCalendar'
>;
