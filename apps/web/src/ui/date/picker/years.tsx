import { type KeyboardEvent, useRef, useState } from 'react';
import { NextIcon, PreviousIcon } from '#ui/icons/icons.ts';
import { words } from '#ui/text/words.ts';
import type { Bounds } from '../bounds.ts';
import { YEARS_PER_PAGE } from '../constants.ts';
import messages from './messages.json' with { type: 'json' };
import { isPress, stepOf } from './moves.ts';

interface YearsProps {
  /** The year that is chosen now. */
  year: number;
  thisYear: number;
  bounds: Bounds;
  onPick: (year: number) => void;
}

/** Years in pages of twelve with fixed bounds, as 2016–2027; PrimeReact would show ten. */
export function Years({ year, thisYear, bounds, onPick }: YearsProps) {
  const t = words(messages);
  const [cursor, setCursor] = useState(year);
  const takesFocus = useRef(true);
  const first = cursor - (cursor % YEARS_PER_PAGE);
  const isOff = (one: number) =>
    (bounds.min !== undefined && `${one}-12-31` < bounds.min) ||
    (bounds.max !== undefined && `${one}-01-01` > bounds.max);
  const turn = (by: number) => {
    takesFocus.current = false;
    setCursor(cursor + by * YEARS_PER_PAGE);
  };
  const pick = (one: number) => !isOff(one) && onPick(one);
  const press = (event: KeyboardEvent) => {
    const step = stepOf(event, cursor - first);
    if (step === undefined && !isPress(event)) return;
    event.preventDefault();
    takesFocus.current = true;
    if (step === undefined) pick(cursor);
    else setCursor(cursor + step);
  };
  const focus = (element: HTMLElement | null) => {
    if (takesFocus.current) element?.focus();
  };
  return (
    <div className="calendar-month">
      <div className="calendar-head">
        <button type="button" aria-label={t('previous.years', { n: YEARS_PER_PAGE })} onClick={() => turn(-1)}>
          <PreviousIcon />
        </button>
        <strong className="calendar-title" aria-live="polite">
          {first}–{first + YEARS_PER_PAGE - 1}
        </strong>
        <button type="button" aria-label={t('next.years', { n: YEARS_PER_PAGE })} onClick={() => turn(1)}>
          <NextIcon />
        </button>
      </div>
      <div className="calendar-cells" role="listbox" aria-label={t('year')}>
        {Array.from({ length: YEARS_PER_PAGE }, (_, index) => first + index).map((one) => (
          <span
            key={one}
            ref={one === cursor ? focus : undefined}
            role="option"
            tabIndex={one === cursor ? 0 : -1}
            aria-selected={one === year}
            aria-current={one === thisYear ? 'date' : undefined}
            aria-disabled={isOff(one) || undefined}
            onClick={() => pick(one)}
            onKeyDown={press}
          >
            {one}
          </span>
        ))}
      </div>
    </div>
  );
}
