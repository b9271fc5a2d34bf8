import { formatDate } from '@biuro/core/lib/date.ts';
import { Calendar, type CalendarPassThroughOptions } from 'primereact/calendar';
import { type ReactNode, useCallback, useMemo } from 'react';
import { NextIcon, PreviousIcon } from '#ui/icons/icons.ts';
import { Prime } from '#ui/overlay/prime/prime.tsx';
import { pageLocale, words } from '#ui/text/words.ts';
import type { Bounds } from '../bounds.ts';
import { CALENDAR_LOCALE } from './calendar-locale.tsx';
import messages from './messages.json' with { type: 'json' };
import { dateOfNative, nativeDate } from './native-date.ts';

interface PrimeMonthProps {
  /** Days of this month are shown, or this month among those of its year. */
  month: string;
  view: 'day' | 'month';
  bounds: Bounds;
  /** Attributes of a day's cell. Keep the function while they stay the same: each drawing makes all cells anew. */
  cellOf: (date: string) => object;
  /** Attributes of a month's cell; `number` counts from 1. */
  monthCellOf?: (number: number) => object;
  /** Titles of month and year, in place of PrimeReact's. */
  monthTitle: ReactNode;
  yearTitle?: ReactNode;
  /** The other button belongs to the month beside this one. */
  turns?: 'previous' | 'next' | 'both';
  /** Where another month stands beside it, days of that month would be there twice. */
  alone?: boolean;
  /** So many months to turn on, or back. */
  onTurn: (months: number) => void;
  onPick: (date: string) => void;
}

/** What PrimeReact hands to the attributes of a cell. */
interface CellOptions {
  context: { date: { year: number; month: number; day: number; otherMonth?: boolean }; monthIndex: number };
}

/**
 * PrimeReact's calendar, with the attributes that its own lack or get wrong. It sets tab stops by itself unless it is without a value and
 * takes each day for disabled; only `undefined` removes an attribute or a handler of its own.
 */
export function PrimeMonth(props: PrimeMonthProps) {
  const {
    month,
    view,
    bounds,
    cellOf,
    monthCellOf,
    monthTitle,
    yearTitle,
    turns = 'both',
    alone = true,
    onTurn,
    onPick,
  } = props;
  const shown = useMemo(() => nativeDate(month), [month]);
  const pt = useMemo(() => passThrough(month, turns, cellOf, monthCellOf), [month, turns, cellOf, monthCellOf]);
  const minDate = useMemo(() => (bounds.min ? nativeDate(bounds.min) : undefined), [bounds.min]);
  const maxDate = useMemo(() => (bounds.max ? nativeDate(bounds.max) : undefined), [bounds.max]);
  const turn = useCallback(
    ({ value }: { value: Date }) => {
      const months = (value.getFullYear() - shown.getFullYear()) * 12 + value.getMonth() - shown.getMonth();
      // PrimeReact tells of the month that it was given, too.
      if (months !== 0) onTurn(months);
    },
    [shown, onTurn],
  );
  return (
    <Prime>
      <Calendar
        inline
        unstyled
        locale={CALENDAR_LOCALE}
        pt={pt}
        view={view === 'day' ? 'date' : 'month'}
        value={null}
        showOtherMonths={alone}
        viewDate={shown}
        onViewDateChange={turn}
        minDate={minDate}
        maxDate={maxDate}
        monthNavigator
        monthNavigatorTemplate={() => monthTitle}
        yearNavigator
        yearNavigatorTemplate={() => yearTitle}
        prevIcon={<PreviousIcon />}
        nextIcon={<NextIcon />}
        onChange={({ value }) => value && onPick(dateOfNative(value))}
      />
    </Prime>
  );
}

function passThrough(
  month: string,
  turns: 'previous' | 'next' | 'both',
  cellOf: PrimeMonthProps['cellOf'],
  monthCellOf: PrimeMonthProps['monthCellOf'],
): CalendarPassThroughOptions {
  const t = words(messages);
  const options = {
    panel: { 'aria-label': undefined, className: 'calendar-month' },
    header: { className: 'calendar-head' },
    title: { className: 'calendar-title' },
    previousButton: { hidden: turns === 'next' },
    nextButton: { hidden: turns === 'previous' },
    table: { 'aria-label': formatDate(month, 'MMMM YYYY', pageLocale()), className: 'calendar-days' },
    day: ({ context: { date } }: CellOptions) =>
      date.otherMonth
        ? { role: 'gridcell', 'aria-label': undefined, 'aria-disabled': true }
        : cellOf(dateOfNative(new Date(date.year, date.month, date.day))),
    dayLabel: {
      'aria-selected': undefined,
      'aria-disabled': undefined,
      'data-p-highlight': undefined,
      'data-p-disabled': true,
      onKeyDown: undefined,
    },
    monthPicker: { role: 'listbox', 'aria-label': t('month'), className: 'calendar-cells' },
    month: ({ context }: CellOptions) => ({
      role: 'option',
      onKeyDown: undefined,
      ...monthCellOf?.(context.monthIndex + 1),
    }),
  };
  return options;
}
