import { lazy, Suspense, useRef } from 'react';
import { Field } from '#ui/controls/field.tsx';
import { CalendarIcon } from '#ui/icons/icons.ts';
import { daysText } from '#ui/text/day.ts';
import type { Bounds } from './bounds.ts';
import type { DateRange } from './picker/range.ts';
import { usePopover } from './use-popover.ts';
import './date-range-input.css';

const load = () => import('./picker/range-picker.tsx').then(({ RangePicker }) => ({ default: RangePicker }));
const RangePicker = lazy(load);

interface DateRangeInputProps {
  label: string;
  range: DateRange;
  bounds: Bounds;
  /** The most years that a range may have. */
  years: number;
  onChange: (range: DateRange) => void;
}

/** A range of days as one button; its calendar has both ends, to be pressed or typed. */
export function DateRangeInput({ label, range, onChange, ...limits }: DateRangeInputProps) {
  const popover = usePopover();
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <Field label={label}>
      {({ id }) => (
        <span className="date-range" data-open={popover.open || undefined}>
          <button
            ref={opener}
            id={id}
            type="button"
            className="input date-range-opener"
            aria-label={`${label}: ${daysText(range)}`}
            aria-haspopup="dialog"
            aria-expanded={popover.open}
            onPointerEnter={load}
            onFocus={load}
            onClick={({ currentTarget }) => (popover.open ? popover.close() : popover.show(currentTarget))}
          >
            <CalendarIcon />
            <span className="tabular">{daysText(range)}</span>
          </button>
          {popover.open && (
            <Suspense>
              <RangePicker
                {...limits}
                label={label}
                range={range}
                opener={opener}
                popover={popover}
                onPick={(picked) => {
                  popover.close();
                  onChange(picked);
                }}
              />
            </Suspense>
          )}
        </span>
      )}
    </Field>
  );
}
