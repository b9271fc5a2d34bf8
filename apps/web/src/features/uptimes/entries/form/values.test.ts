import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { fieldNames } from '../../../../testing/static-markup.tsx';
import { gapsOf, placeOf, shownOf } from '../gaps.ts';
import { daysOf, monthOf, shiftDay, weekOf } from '../range.ts';
import { EntryForm } from './entry-form.tsx';
import { type Entry, entryFields, followed, impossible, newValues, timesOf, valuesOf } from './values.ts';

const entry = (start_date: string, end_date: string | null): Entry => ({
  id: '1',
  user: { id: '2', name: 'Maria Wójcik' },
  company: null,
  settlement: null,
  start_date,
  end_date,
  seconds: null,
  day: '2026-03-02',
  category: 'training',
  billable: false,
  comment: null,
  status: 'saved',
  reason: null,
  locked: false,
  source: 'manual',
  created_at: '2026-03-02T09:00:00.000Z',
  version: 3,
});
const times = (day: string, start_date: string, end_date: string, length = '') => ({
  day,
  start_date,
  end_date,
  length,
});

describe('the fields of an entry', () => {
  test('show clocks in Poland and the length', () => {
    expect(valuesOf(entry('2026-07-01 22:30:00', '2026-07-02 00:00:00'))).toMatchObject(
      times('2026-07-02', '00:30', '02:00', '1:30'),
    );
  });

  test.each([
    ['length', times('2026-11-20', '9:00', '', '1,5h'), { end_date: '10:30' }],
    ['length', times('2026-11-20', '', '', '9-11:30'), { start_date: '09:00', end_date: '11:30' }],
    ['length', times('2026-11-20', '', '', '90m'), {}],
    ['end_date', times('2026-11-20', '9', '11'), { length: '2:00' }],
    ['start_date', times('2026-11-20', '22:00', '6:00'), { length: '8:00' }],
    ['end_date', times('2026-10-24', '22:00', '6:00'), { length: '9:00' }],
    ['end_date', times('2026-03-28', '22:00', '6:00'), { length: '7:00' }],
    ['start_date', times('2026-11-20', '9:', '11'), {}],
  ] as const)('follow a change of %s in %o', (changed, values, others) => {
    expect(followed(changed, values)).toEqual(others);
  });

  test('know the hour that the night of March leaves out', () => {
    expect(impossible(times('2026-03-29', '2:30', '4:00'))).toEqual(['start_date']);
    expect(impossible(times('2026-03-28', '22:00', '2:30'))).toEqual(['end_date']);
    expect(impossible(times('2026-03-29', '3:00', '4:00'))).toEqual([]);
  });

  test('become instants of the wire', () => {
    expect(timesOf(times('2026-10-25', '1:30', '3:30'))).toEqual({
      start_date: '2026-10-24 23:30:00',
      end_date: '2026-10-25 02:30:00',
    });
    expect(timesOf(times('2026-11-20', '9:00', ''))).toEqual({ start_date: '2026-11-20 08:00:00', end_date: null });
  });

  test('leave times that nobody touched to the second, also in the doubled hour', () => {
    const twice = entry('2026-10-25 01:20:07', '2026-10-25 01:40:09');
    expect(timesOf(valuesOf(twice), twice)).toEqual({ start_date: twice.start_date, end_date: twice.end_date });
    expect(timesOf({ ...valuesOf(twice), end_date: '3:00' }, twice)).toEqual({
      start_date: twice.start_date,
      end_date: '2026-10-25 02:00:00',
    });
  });

  test('are all shown', () => {
    const work = entry('2026-07-01 22:30:00', '2026-07-02 00:00:00');
    const values = valuesOf({ ...work, company: { id: '3', name: 'Alfa' } });
    const form = createElement(EntryForm, { values, person: '2', entry: work, onDone: () => undefined });
    // The company stands there by its name, with a button to change it.
    expect([...fieldNames(form), 'company_id', 'version'].toSorted()).toEqual(
      [...entryFields.names, 'day', 'length'].toSorted(),
    );
  });

  test('of a gap are filled in', () => {
    const start = Date.parse('2026-11-20T09:15:00Z');
    expect(newValues('2026-11-20', { start, end: start + 45 * 60_000 })).toMatchObject(
      times('2026-11-20', '10:15', '11:00', '0:45'),
    );
  });
});

describe('a range of days', () => {
  test('is a week from Monday to Sunday or a month', () => {
    expect(weekOf('2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(monthOf('2026-02-14')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect([shiftDay('2026-01-31', 'month', 1), shiftDay('2026-01-01', 'week', -1)]).toEqual([
      '2026-02-01',
      '2025-12-25',
    ]);
  });
});

describe('the strip of a day', () => {
  const at = (clock: string) => Date.parse(`2026-11-20T${clock}:00Z`);
  const work = [
    { start: at('07:00'), end: at('09:00') },
    { start: at('09:03'), end: at('11:00') },
    { start: at('12:00'), end: at('13:00') },
  ];

  test('has gaps between work, not for a pause of minutes', () => {
    expect(gapsOf(work)).toEqual([{ start: at('11:00'), end: at('12:00') }]);
    expect(gapsOf([])).toEqual([]);
  });

  test('shows the hours of an office and what goes beyond them', () => {
    expect(shownOf('2026-11-20', work)).toEqual({ start: at('06:00'), end: at('16:00') });
    expect(shownOf('2026-11-20', [{ start: at('04:00'), end: at('23:30') }])).toEqual({
      start: at('04:00'),
      end: at('23:00'),
    });
    expect(placeOf({ start: at('07:00'), end: at('08:00') }, { start: at('06:00'), end: at('16:00') })).toEqual({
      left: 10,
      width: 10,
    });
  });
});
