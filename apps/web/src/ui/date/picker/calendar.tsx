import { addMonths, formatDate, toDate } from '@biuro/core/lib/date.ts';
import { firstDayOf } from '@biuro/core/poland/period.ts';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { ExpandIcon } from '#ui/icons/icons.ts';
import { today } from '#ui/text/today.ts';
import { pageLocale, words } from '#ui/text/words.ts';
import { type Bounds, clamp, isWithin } from '../bounds.ts';
import { holidayName } from './holidays.tsx';
import messages from './messages.json' with { type: 'json' };
import { dayAfter, isPress, stepOf } from './moves.ts';
import { PrimeMonth } from './prime-month.tsx';
import { Years } from './years.tsx';
import './calendar.css';

export interface DayMark {
  selected: boolean;
  /** Its place in a range, and how it is spoken. */
  range?: 'start' | 'end' | 'between' | 'only' | undefined;
  spoken?: string;
}

interface CalendarProps {
  /** The day on which the keyboard begins. */
  day: string;
  /** The first month that is shown, such as `2026-11`. */
  month: string;
  /** Months side by side. */
  count?: 1 | 2;
  bounds: Bounds;
  /** Whether it takes the focus when it appears. */
  takesFocus: boolean;
  /** Keep the function while the marks stay the same. */
  markOf: (date: string) => DayMark;
  onPick: (date: string) => void;
  /** Told of the month whose days are shown, and of nothing while months or years are. */
  onMonth?: (month: string | undefined) => void;
}

type View = 'day' | 'month' | 'year';

const monthOf = (date: string) => date.slice(0, 7);

/** A month, or two, in which the keyboard walks by days; titles lead to the months of a year and to years. */
export function Calendar(props: CalendarProps) {
  const { day: firstDay, month, count = 1, bounds, markOf, onPick, onMonth } = props;
  const t = words(messages);
  const now = today();
  const [view, setView] = useState<View>('day');
  const [shown, setShown] = useState(month);
  // A cell gets the focus once it is drawn, except when a button of the head was pressed, which keeps it.
  const cursor = useRef(clamp(firstDay, bounds));
  const takesFocus = useRef(props.takesFocus);
  const root = useRef<HTMLDivElement>(null);
  const { min, max } = bounds;
  useEffect(() => onMonth?.(view === 'day' ? shown : undefined), [view, shown, onMonth]);

  const go = useCallback(
    (to: string, focus: boolean) => {
      cursor.current = clamp(to, { min, max });
      takesFocus.current = focus;
      const target = monthOf(cursor.current);
      setShown((first) => {
        const last = monthOf(addMonths(firstDayOf(first), count - 1));
        if (target < first) return target;
        return target > last ? monthOf(addMonths(firstDayOf(target), 1 - count)) : first;
      });
    },
    [count, min, max],
  );
  const turn = useCallback((months: number) => {
    takesFocus.current = false;
    cursor.current = addMonths(cursor.current, months);
    setShown((first) => monthOf(addMonths(firstDayOf(first), months)));
  }, []);
  const focus = useCallback((element: HTMLElement | null) => {
    if (takesFocus.current) element?.focus();
  }, []);
  const cellOf = useCallback(
    (date: string) => {
      const { selected, range, spoken } = markOf(date);
      const isHere = date === cursor.current;
      return {
        role: 'gridcell',
        'aria-label': [formatDate(date, 'dddd, D MMMM YYYY', pageLocale()), holidayName(date), spoken]
          .filter(Boolean)
          .join(', '),
        'aria-selected': selected,
        'aria-current': date === now ? 'date' : undefined,
        'aria-disabled': isWithin(date, { min, max }) ? undefined : true,
        'data-date': date,
        'data-free': holidayName(date) ? '' : undefined,
        'data-range': range,
        tabIndex: isHere ? 0 : -1,
        ref: isHere ? focus : undefined,
      };
    },
    [markOf, now, min, max, focus],
  );
  const monthCellOf = useCallback(
    (number: number) => {
      const isHere = number === Number(cursor.current.slice(5, 7));
      const first = toDate(Number(shown.slice(0, 4)), number, 1);
      return {
        'aria-selected': isHere,
        'aria-current': monthOf(first) === monthOf(now) ? 'date' : undefined,
        'aria-disabled': monthOf(clamp(first, { min, max })) === monthOf(first) ? undefined : true,
        tabIndex: isHere ? 0 : -1,
        ref: isHere ? focus : undefined,
      };
    },
    [shown, now, min, max, focus],
  );

  const press = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement)) return;
    const at = cursor.current;
    if (event.target.dataset['pcSection'] === 'month') {
      const step = stepOf(event, Number(at.slice(5, 7)) - 1);
      if (step === undefined && !isPress(event)) return;
      event.preventDefault();
      if (step === undefined) look('day');
      else go(addMonths(at, step), true);
    } else if (event.target.dataset['date'] !== undefined) {
      const to = dayAfter(event, at);
      if (to === undefined && !isPress(event)) return;
      event.preventDefault();
      if (to !== undefined) walk(event.target, to);
      else if (isWithin(at, bounds)) onPick(at);
    }
  };
  /** Within what is shown the focus moves without another drawing, which would make all cells anew and have them spoken twice. */
  const walk = (from: HTMLElement, to: string) => {
    const day = clamp(to, bounds);
    const next = root.current?.querySelector<HTMLElement>(`[data-date="${day}"]`);
    if (!next) return go(day, true);
    cursor.current = day;
    from.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  };
  const look = (next: View) => {
    takesFocus.current = true;
    setView(next);
  };
  const pickDay = useCallback(
    (date: string) => {
      cursor.current = date;
      onPick(date);
    },
    [onPick],
  );
  const pickMonth = (date: string) => {
    const months = Number(date.slice(5, 7)) - Number(cursor.current.slice(5, 7));
    go(addMonths(cursor.current, months), true);
    look('day');
  };

  const nameOf = (of: string) => formatDate(firstDayOf(of), 'MMMM', pageLocale());
  const year = Number(shown.slice(0, 4));
  const yearTitle = (
    <button type="button" aria-label={t('choose.year', { year: String(year) })} onClick={() => look('year')}>
      {year} <ExpandIcon />
    </button>
  );
  const monthTitle = (
    <button type="button" aria-label={t('choose.month', { month: nameOf(shown) })} onClick={() => look('month')}>
      {nameOf(shown)} <ExpandIcon />
    </button>
  );
  const common = { bounds, cellOf, onTurn: turn };
  const beside = monthOf(addMonths(firstDayOf(shown), 1));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from the cells, which PrimeReact draws
    <div
      ref={root}
      className="calendar"
      onKeyDown={press}
      onFocus={({ target }) => {
        takesFocus.current = target.matches('td, [role=option]');
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A cell that is drawn anew loses the focus to nothing, and its successor takes it.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) takesFocus.current = false;
      }}
    >
      <p className="visually-hidden" aria-live="polite">
        {view === 'day' ? formatDate(firstDayOf(shown), 'MMMM YYYY', pageLocale()) : view === 'month' ? year : ''}
      </p>
      {view === 'day' && count === 1 && (
        <PrimeMonth
          key="day"
          view="day"
          month={firstDayOf(shown)}
          {...common}
          {...{ monthTitle, yearTitle }}
          onPick={pickDay}
        />
      )}
      {view === 'day' && count === 2 && (
        <>
          <PrimeMonth
            key="first"
            view="day"
            month={firstDayOf(shown)}
            turns="previous"
            alone={false}
            monthTitle={formatDate(firstDayOf(shown), 'MMMM YYYY', pageLocale())}
            {...common}
            onPick={pickDay}
          />
          <PrimeMonth
            key="second"
            view="day"
            month={firstDayOf(beside)}
            turns="next"
            alone={false}
            monthTitle={formatDate(firstDayOf(beside), 'MMMM YYYY', pageLocale())}
            {...common}
            onPick={pickDay}
          />
        </>
      )}
      {view === 'month' && (
        <PrimeMonth
          key="month"
          view="month"
          month={firstDayOf(shown)}
          monthCellOf={monthCellOf}
          monthTitle={null}
          yearTitle={yearTitle}
          {...common}
          onPick={pickMonth}
        />
      )}
      {view === 'year' && (
        <Years
          year={year}
          thisYear={Number(now.slice(0, 4))}
          bounds={bounds}
          onPick={(picked) => {
            go(addMonths(cursor.current, (picked - year) * 12), true);
            look('month');
          }}
        />
      )}
    </div>
  );
}
