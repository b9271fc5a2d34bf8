import { addDays, addMonths, weekdayOf } from '@biuro/core/lib/date.ts';

interface Press {
  key: string;
  shiftKey: boolean;
}

/** Where a key leads from a day: arrows by day and week, Home and End within the week, PgUp and PgDn by month, with Shift by year. */
export function dayAfter({ key, shiftKey }: Press, day: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, 1 - weekdayOf(day));
    case 'End':
      return addDays(day, 7 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}

/** Three cells stand in a row of months or years, and twelve on a page. */
const COLUMNS = 3;
const PAGE = 12;

/** By how many months or years a key moves; `place` is the cell's on its page, from 0. */
export function stepOf({ key }: Press, place: number): number | undefined {
  const column = place % COLUMNS;
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -COLUMNS,
    ArrowDown: COLUMNS,
    Home: -column,
    End: COLUMNS - 1 - column,
    PageUp: -PAGE,
    PageDown: PAGE,
  };
  return steps[key];
}

export const isPress = ({ key }: Press): boolean => key === 'Enter' || key === ' ';
