import { useId } from 'react';
import { DateNote } from './date-note.tsx';
import { shownDate } from './date-text.ts';
import { type DateValue, useTypedDate } from './use-typed-date.ts';
import './date-input.css';

interface TypedDateProps extends DateValue {
  /** Spoken; the field stands inside a calendar that says what it is about. */
  label: string;
}

/** The date of an open calendar, for whoever would rather type it. */
export function TypedDate({ label, ...date }: TypedDateProps) {
  const id = useId();
  const { input, understood, note, problem } = useTypedDate(date);
  return (
    <span className="typed-date">
      <input
        {...input}
        className="input tabular"
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={id}
      />
      {understood ? (
        <span className="typed-date-note" aria-hidden="true">
          {shownDate(understood)}
        </span>
      ) : null}
      <DateNote id={id} note={note} problem={problem} onCorrect={date.onChange} />
    </span>
  );
}
