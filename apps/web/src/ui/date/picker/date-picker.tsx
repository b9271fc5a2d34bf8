import { formatDate, isDate } from '@biuro/core/lib/date.ts';
import { type ReactNode, type RefObject, useCallback, useState } from 'react';
import { Button } from '#ui/layout/button.tsx';
import uiMessages from '#ui/messages.json' with { type: 'json' };
import { Dialog } from '#ui/overlay/dialog.tsx';
import { today } from '#ui/text/today.ts';
import { pageLocale, words } from '#ui/text/words.ts';
import type { Bounds } from '../bounds.ts';
import { TypedDate } from '../typed-date.tsx';
import type { Popover as PopoverState } from '../use-popover.ts';
import { Calendar } from './calendar.tsx';
import { MonthHolidays } from './holidays.tsx';
import messages from './messages.json' with { type: 'json' };
import { isPhone } from './phone.ts';
import { Popover } from './popover.tsx';
import { DateShortcuts } from './shortcuts.tsx';
import './date-picker.css';

interface DatePickerProps extends Bounds {
  label: string;
  /** Such as `2026-11-24`; anything else is no date yet. */
  value: string;
  opener: RefObject<HTMLElement | null>;
  popover: PopoverState;
  onPick: (date: string) => void;
}

/** The calendar of a date: below its field, and on a phone a sheet at the bottom. */
export function DatePicker(props: DatePickerProps) {
  const [phone] = useState(isPhone);
  return phone ? <DateSheet {...props} /> : <DatePopover {...props} />;
}

function DatePopover({ label, value, min, max, opener, popover, onPick }: DatePickerProps) {
  const bounds = { min, max };
  return (
    <Popover label={words(messages)('calendar', { label })} opener={opener} popover={popover}>
      <DateCalendar takesFocus value={value} bounds={bounds} onPick={onPick}>
        {(month) =>
          month !== undefined && (
            <>
              <DateShortcuts bounds={bounds} onPick={onPick} />
              <MonthHolidays month={month} />
            </>
          )
        }
      </DateCalendar>
    </Popover>
  );
}

/** The date is chosen here and taken with the button. The field does not take the focus, which would bring up the keyboard. */
function DateSheet({ label, value, min, max, popover, onPick }: DatePickerProps) {
  const t = words(messages);
  const bounds = { min, max };
  const [draft, setDraft] = useState(value);
  const take = isDate(draft) ? () => onPick(draft) : undefined;
  return (
    <Dialog
      open
      title={label}
      closeLabel={words(uiMessages)('dialog.close')}
      onClose={popover.close}
      actions={
        <Button variant="primary" wide waits={!take} onClick={take}>
          {take ? t('take', { day: formatDate(draft, 'D MMMM', pageLocale()) }) : t('take.none')}
        </Button>
      }
    >
      <div className="date-sheet">
        <TypedDate label={label} value={draft} onChange={setDraft} {...bounds} />
        <DateCalendar key={isDate(draft) ? draft.slice(0, 7) : ''} value={draft} bounds={bounds} onPick={setDraft}>
          {(month) => month !== undefined && <MonthHolidays month={month} />}
        </DateCalendar>
        <DateShortcuts bounds={bounds} onPick={setDraft} />
      </div>
    </Dialog>
  );
}

interface DateCalendarProps {
  value: string;
  bounds: Bounds;
  takesFocus?: boolean;
  onPick: (date: string) => void;
  /** What belongs to the month that is shown. */
  children: (month: string | undefined) => ReactNode;
}

function DateCalendar({ value, bounds, takesFocus = false, onPick, children }: DateCalendarProps) {
  const day = isDate(value) ? value : today();
  const [first] = useState(day.slice(0, 7));
  const [month, setMonth] = useState<string | undefined>(first);
  const markOf = useCallback((date: string) => ({ selected: date === value }), [value]);
  return (
    <>
      <Calendar
        day={day}
        month={first}
        bounds={bounds}
        takesFocus={takesFocus}
        markOf={markOf}
        onPick={onPick}
        onMonth={setMonth}
      />
      {children(month)}
    </>
  );
}
