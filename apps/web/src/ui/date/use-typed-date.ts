import { addDays } from '@biuro/core/lib/date.ts';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { today } from '#ui/text/today.ts';
import { words } from '#ui/text/words.ts';
import type { Bounds } from './bounds.ts';
import { distanceOf, shownDate, shownDay, spelledDate } from './date-text.ts';
import messages from './messages.json' with { type: 'json' };
import { readDate, type WrittenDate } from './written-date.ts';

export interface DateValue extends Bounds {
  /** Such as `2026-11-25`, empty, or what was typed and is no date, so that the server can refuse it. */
  value: string;
  /** Called with each key, so that a form that is sent meanwhile has what was typed. */
  onChange: (value: string) => void;
}

export interface DateProblem {
  sentence: string;
  /** The date that was probably meant, and the verb that writes it: "Wpisz 30.11". */
  correction?: { date: string; verb: string };
}

/** A date that is typed. Enter or leaving accepts it, Escape brings back what stood there. */
export function useTypedDate({ value, onChange, min, max }: DateValue) {
  const [typed, setTyped] = useState<{ text: string; before: string }>();
  const now = today();
  const text = typed?.text ?? shownDate(value);
  const written = readDate(text, now, { min, max });
  const date = written.kind === 'date' ? written.date : undefined;
  const isPlain = date !== undefined && shownDate(date) === text;

  const accept = () => setTyped(undefined);
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = readDate(target.value, now, { min, max });
    setTyped({ text: target.value, before: typed?.before ?? value });
    onChange(next.kind === 'date' ? next.date : target.value.trim());
  };
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, nativeEvent } = event;
    if (!typed || ctrlKey || metaKey || nativeEvent.isComposing) return;
    if (key === 'Enter') {
      // A date that stands there as it will be shown has nothing to accept: the key sends the form.
      if (!isPlain) event.preventDefault();
      accept();
    }
    if (key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onChange(typed.before);
      accept();
    }
  };
  return {
    /** The date, as far as it is one. */
    date,
    /** What Enter will make of the text, while it says something else. */
    understood: typed && !isPlain ? date : undefined,
    note: date === undefined ? '' : typed ? spelledDate(date, now) : distanceOf(date, now),
    problem: typed ? undefined : problemOf(written, text, now, { min, max }),
    accept,
    input: {
      value: text,
      type: 'text',
      inputMode: 'decimal',
      autoComplete: 'off',
      spellCheck: false,
      onChange: type,
      onKeyDown: press,
      onBlur: accept,
    } as const,
  };
}

function problemOf(written: WrittenDate, text: string, now: string, { min, max }: Bounds): DateProblem | undefined {
  const t = words(messages);
  if (written.kind === 'unknown') return { sentence: t('unknown', { date: shownDate(addDays(now, 7)) }) };
  if (written.kind === 'impossible') {
    const { nearest } = written;
    return {
      sentence: t('impossible', { date: text }),
      correction: { date: nearest, verb: t('correct', { date: shownDay(nearest) }) },
    };
  }
  if (written.kind !== 'date') return undefined;
  if (min !== undefined && written.date < min) return { sentence: t('early', { date: shownDate(min) }) };
  if (max !== undefined && written.date > max) return { sentence: t('late', { date: shownDate(max) }) };
  return undefined;
}
