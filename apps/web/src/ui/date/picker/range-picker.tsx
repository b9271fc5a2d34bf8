import { addMonths, isDate } from '@biuro/core/lib/date.ts';
import { firstDayOf } from '@biuro/core/poland/period.ts';
import { type RefObject, useCallback, useId, useState } from 'react';
import { Button } from '#ui/layout/button.tsx';
import uiMessages from '#ui/messages.json' with { type: 'json' };
import { Dialog } from '#ui/overlay/dialog.tsx';
import { today } from '#ui/text/today.ts';
import { words } from '#ui/text/words.ts';
import type { Bounds } from '../bounds.ts';
import { TypedDate } from '../typed-date.tsx';
import type { Popover as PopoverState } from '../use-popover.ts';
import { Calendar, type DayMark } from './calendar.tsx';
import messages from './messages.json' with { type: 'json' };
import { isPhone } from './phone.ts';
import { Popover } from './popover.tsx';
import { type DateRange, daysIn, inOrder, isLonger, presetNames, presetRanges } from './range.ts';
import './date-picker.css';
import './range-picker.css';

interface RangePickerProps {
  label: string;
  range: DateRange;
  bounds: Bounds;
  /** The most years that a range may have. */
  years: number;
  opener: RefObject<HTMLElement | null>;
  popover: PopoverState;
  onPick: (range: DateRange) => void;
}

/** The calendar of a range: two months below its button, and on a phone one month in a sheet at the bottom. */
export function RangePicker({ label, range, bounds, years, opener, popover, onPick }: RangePickerProps) {
  const t = words(messages);
  const [phone] = useState(isPhone);
  const draft = useRangeDraft(range);
  const presets = <RangePresets range={draft.range} onPick={draft.take} />;
  const ends = <RangeEnds draft={draft} bounds={bounds} />;
  const calendar = (
    <Calendar
      // It turns to a range that was not pressed in it.
      key={draft.turn}
      day={draft.range?.from ?? today()}
      month={firstShown(draft.range, phone)}
      count={phone ? 1 : 2}
      bounds={bounds}
      takesFocus={!phone && draft.turn === 0}
      markOf={draft.markOf}
      onPick={draft.press}
    />
  );
  const show = <ShowRange range={draft.range} years={years} wide={phone} onPick={onPick} />;
  if (phone)
    return (
      <Dialog open title={label} closeLabel={words(uiMessages)('dialog.close')} onClose={popover.close} actions={show}>
        <div className="date-sheet">
          {ends}
          {calendar}
          {presets}
        </div>
      </Dialog>
    );
  return (
    <Popover wide label={t('calendar', { label })} opener={opener} popover={popover}>
      <div className="range-picker">
        {presets}
        {calendar}
        <footer className="range-footer">
          {ends}
          {show}
        </footer>
      </div>
    </Popover>
  );
}

/** The range while it is chosen: the first press is one end, the second the other, in either order. */
function useRangeDraft(given: DateRange) {
  const [{ ends, turn }, setDraft] = useState({ ends: given, isOpen: false, turn: 0 });
  const { from, to } = ends;
  const range = isDate(from) && isDate(to) ? inOrder(from, to) : undefined;
  const press = useCallback(
    (date: string) =>
      setDraft((last) =>
        last.isOpen
          ? { ...last, ends: inOrder(last.ends.from, date), isOpen: false }
          : { ...last, ends: { from: date, to: date }, isOpen: true },
      ),
    [],
  );
  const take = (next: DateRange) => setDraft({ ends: next, isOpen: false, turn: turn + 1 });
  /** What is no date yet stands in its field only. */
  const type = (end: keyof DateRange, value: string) => {
    const next = { ...ends, [end]: value };
    if (isDate(value)) take(next);
    else setDraft({ ends: next, isOpen: false, turn });
  };
  const markOf = useCallback((date: string) => markIn({ from, to }, date), [from, to]);
  return { ends, range, turn, press, take, type, markOf };
}

type RangeDraft = ReturnType<typeof useRangeDraft>;

function markIn(ends: DateRange, date: string): DayMark {
  if (!isDate(ends.from) || !isDate(ends.to)) return { selected: false };
  const { from, to } = inOrder(ends.from, ends.to);
  if (date < from || date > to) return { selected: false };
  const t = words(messages);
  if (from === to) return { selected: true, range: 'only' };
  if (date === from) return { selected: true, range: 'start', spoken: t('range.start') };
  if (date === to) return { selected: true, range: 'end', spoken: t('range.end') };
  return { selected: true, range: 'between', spoken: t('range.between') };
}

/** The month of the start; where the range ends in it and there is room for two, the one before. */
function firstShown(range: DateRange | undefined, phone: boolean): string {
  const month = (range?.from ?? today()).slice(0, 7);
  const fits = phone || (range && range.to.slice(0, 7) !== month);
  return fits ? month : addMonths(firstDayOf(month), -1).slice(0, 7);
}

function RangePresets({ range, onPick }: { range: DateRange | undefined; onPick: (range: DateRange) => void }) {
  const t = words(messages);
  const presets = presetRanges(today());
  return (
    <div className="range-presets" role="group" aria-label={t('range.presets')}>
      {presetNames.map((name) => (
        <button
          key={name}
          type="button"
          className="range-preset"
          aria-pressed={range?.from === presets[name].from && range.to === presets[name].to}
          onClick={() => onPick(presets[name])}
        >
          {t(`range.${name}`)}
        </button>
      ))}
    </div>
  );
}

function RangeEnds({ draft: { ends, type }, bounds }: { draft: RangeDraft; bounds: Bounds }) {
  const t = words(messages);
  return (
    <div className="range-ends">
      <TypedDate label={t('range.from')} value={ends.from} onChange={(value) => type('from', value)} {...bounds} />
      <span aria-hidden="true">–</span>
      <TypedDate label={t('range.to')} value={ends.to} onChange={(value) => type('to', value)} {...bounds} />
    </div>
  );
}

interface ShowRangeProps extends Pick<RangePickerProps, 'years' | 'onPick'> {
  range: DateRange | undefined;
  wide: boolean;
}

function ShowRange({ range, years, wide, onPick }: ShowRangeProps) {
  const t = words(messages);
  const id = useId();
  const tooLong = range !== undefined && isLonger(range, years);
  return (
    <>
      {tooLong && (
        <span id={id} className="range-problem">
          {t('range.long', { n: years })}
        </span>
      )}
      <Button
        variant="primary"
        wide={wide}
        waits={!range || tooLong}
        describedBy={tooLong ? id : undefined}
        onClick={() => range && onPick(range)}
      >
        {range ? t('range.show', { n: daysIn(range) }) : t('range.none')}
      </Button>
    </>
  );
}
