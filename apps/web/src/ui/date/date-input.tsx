import { type KeyboardEvent, lazy, type Ref, Suspense, useRef } from 'react';
import type { ControlProps } from '#ui/controls/field.tsx';
import { CalendarIcon } from '#ui/icons/icons.ts';
import { Keys } from '#ui/keyboard/keys.tsx';
import { words } from '#ui/text/words.ts';
import { DateNote } from './date-note.tsx';
import { shownDate } from './date-text.ts';
import messages from './messages.json' with { type: 'json' };
import { usePopover } from './use-popover.ts';
import { type DateValue, useTypedDate } from './use-typed-date.ts';
import './date-input.css';

const load = () => import('./picker/date-picker.tsx').then(({ DatePicker }) => ({ default: DatePicker }));
const DatePicker = lazy(load);

interface DateInputProps extends DateValue {
  control: ControlProps;
  /** What the date means; the calendar carries it as its name. */
  label: string;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** A date, typed as people write it. The calendar, whose code is fetched for it, opens by its icon or Alt+↓ and never by typing. */
export function DateInput({ control, label, name, onBlur, ref, ...date }: DateInputProps) {
  const t = words(messages);
  const typed = useTypedDate(date);
  const popover = usePopover();
  const opener = useRef<HTMLButtonElement>(null);
  const noteId = `${control.id}-note`;
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey && event.key === 'ArrowDown') {
      event.preventDefault();
      typed.accept();
      popover.show(event.currentTarget);
    } else typed.input.onKeyDown(event);
  };
  const pick = (picked: string) => {
    date.onChange(picked);
    popover.close();
  };
  return (
    <span className="date-input" data-open={popover.open || undefined}>
      <span className="date-control">
        <input
          {...control}
          {...typed.input}
          ref={ref}
          name={name}
          className="input tabular"
          placeholder={t('placeholder')}
          aria-invalid={control['aria-invalid'] || typed.problem ? true : undefined}
          aria-describedby={[control['aria-describedby'], noteId].filter(Boolean).join(' ')}
          aria-keyshortcuts="Alt+ArrowDown"
          onKeyDown={press}
          onBlur={() => {
            typed.accept();
            onBlur?.();
          }}
        />
        {typed.understood && (
          <span className="date-understood" aria-hidden="true">
            {shownDate(typed.understood)}
            <Keys keys="Enter" />
          </span>
        )}
        <button
          ref={opener}
          type="button"
          className="date-opener"
          aria-label={t('open')}
          aria-haspopup="dialog"
          aria-expanded={popover.open}
          onPointerEnter={load}
          onFocus={load}
          onClick={({ currentTarget }) => (popover.open ? popover.close() : popover.show(currentTarget))}
        >
          <CalendarIcon />
        </button>
      </span>
      <DateNote id={noteId} note={typed.note} problem={typed.problem} onCorrect={date.onChange} />
      {popover.open && (
        <Suspense>
          <DatePicker {...date} label={label} opener={opener} popover={popover} onPick={pick} />
        </Suspense>
      )}
    </span>
  );
}
