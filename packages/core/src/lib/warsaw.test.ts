import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isRepeatedHour,
  warsawDay,
  warsawInstant,
  warsawInstants,
  warsawMidnight,
  warsawTime,
  warsawZone,
} from './warsaw.ts';
import { ofWireTime, wireTime } from './wire-time.ts';

const hours = (from: number | null, to: number | null) => (Number(to) - Number(from)) / 3_600_000;

describe('a span between two local times', () => {
  test.each([
    ['an ordinary night', '2026-11-20', '22:00', '2026-11-21', '06:00', 8],
    ['the night in October', '2026-10-24', '22:00', '2026-10-25', '06:00', 9],
    ['the night in March', '2026-03-28', '22:00', '2026-03-29', '06:00', 7],
    ['the long hours in October', '2026-10-25', '01:30', '2026-10-25', '03:30', 3],
    ['the night in October 2027', '2027-10-30', '22:00', '2027-10-31', '06:00', 9],
    ['the night in March 2027', '2027-03-27', '22:00', '2027-03-28', '06:00', 7],
  ])('%s lasts as long as it does', (_, day, time, nextDay, nextTime, expected) => {
    expect(hours(warsawInstant(day, time), warsawInstant(nextDay, nextTime))).toBe(expected);
  });

  test.each([
    ['2026-03-29', '2026-03-30', 23],
    ['2026-10-25', '2026-10-26', 25],
    ['2027-03-28', '2027-03-29', 23],
    ['2027-10-31', '2027-11-01', 25],
    ['2026-07-01', '2026-07-02', 24],
  ])('the day %s has %s hours', (day, next, expected) => {
    expect(hours(warsawMidnight(day), warsawMidnight(next))).toBe(expected);
  });
});

describe('the clock', () => {
  test.each([
    ['2026-03-29', '02:00'],
    ['2026-03-29', '02:30'],
    ['2026-03-29', '02:59:59'],
    ['2027-03-28', '02:30'],
  ])('leaves out %s %s', (day, time) => {
    expect(warsawInstant(day, time)).toBe(null);
  });

  test.each([
    ['2026-03-29', '01:59:59', '2026-03-29 00:59:59', 'CET'],
    ['2026-03-29', '03:00', '2026-03-29 01:00:00', 'CEST'],
    ['2026-10-25', '01:59', '2026-10-24 23:59:00', 'CEST'],
    ['2026-10-25', '03:00', '2026-10-25 02:00:00', 'CET'],
    ['2026-12-31', '23:59:59', '2026-12-31 22:59:59', 'CET'],
  ])('shows %s %s once, at %s UTC', (day, time, wire, zone) => {
    const instants = warsawInstants(day, time);
    expect(instants.map(wireTime)).toEqual([wire]);
    expect(instants.map(warsawZone)).toEqual([zone]);
    expect(instants.map(isRepeatedHour)).toEqual([false]);
  });

  test.each([
    ['2026-10-25', '02:00', ['2026-10-25 00:00:00', '2026-10-25 01:00:00']],
    ['2026-10-25', '02:59:59', ['2026-10-25 00:59:59', '2026-10-25 01:59:59']],
    ['2027-10-31', '02:30', ['2027-10-31 00:30:00', '2027-10-31 01:30:00']],
  ])('shows %s %s twice, and the first is taken, in summer time', (day, time, wires) => {
    const instants = warsawInstants(day, time);
    expect(instants.map(wireTime)).toEqual(wires);
    expect(instants.map(warsawZone)).toEqual(['CEST', 'CET']);
    expect(instants.map(isRepeatedHour)).toEqual([true, true]);
    expect(warsawInstant(day, time)).toBe(instants[0]);
  });

  test('an evening of UTC is the next day in Poland', () => {
    const instant = ofWireTime('2026-07-31 22:30:00');
    expect([warsawDay(instant), warsawTime(instant)]).toEqual(['2026-08-01', '00:30:00']);
  });

  test('every instant is among those of its own day and time', () => {
    const anySecond = fc.integer({ min: Date.parse('2020-01-01') / 1000, max: Date.parse('2037-12-31') / 1000 });
    fc.assert(
      fc.property(anySecond, (second) => {
        expect(warsawInstants(warsawDay(second * 1000), warsawTime(second * 1000))).toContain(second * 1000);
      }),
    );
  });

  test.each([
    ['2026-02-31', '10:00'],
    ['2026-02-28', '24:00'],
    ['2026-02-28', '9:00'],
    ['jutro', '09:00'],
  ])('%s %s is no time', (day, time) => {
    expect(() => warsawInstant(day, time)).toThrow(RangeError);
  });
});

test.each(['2026-10-25T00:00:00', '2026-10-25', '2026-02-31 10:00:00', ''])('%j is no time of the wire', (text) => {
  expect(() => ofWireTime(text)).toThrow(RangeError);
});

test('the wire keeps whole seconds', () => {
  expect(wireTime(ofWireTime('2026-10-25 00:59:59') + 999)).toBe('2026-10-25 00:59:59');
});
