import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockText, hoursText, parseWritten, spanOf } from './duration.ts';

describe('work time as people write it', () => {
  test.each([
    ['1,5h', 5400],
    ['1.5 h', 5400],
    ['0,25h', 900],
    ['2 godz.', 7200],
    ['90m', 5400],
    ['90 min', 5400],
    ['90', 5400],
    ['1:30', 5400],
    ['0:05', 300],
    ['1:30:15', 5415],
    ['1h 30m', 5400],
    ['1h30', 5400],
    [' 1H ', 3600],
    ['1,5', 5400],
  ])('%s lasts %i seconds', (text, seconds) => {
    expect(parseWritten(text)).toEqual({ kind: 'length', seconds });
  });

  test.each([
    ['9-11:30', '09:00', '11:30'],
    ['9:15 – 10', '09:15', '10:00'],
    ['09.00-17.30', '09:00', '17:30'],
    ['22-6', '22:00', '06:00'],
  ])('%s is from %s to %s', (text, from, to) => {
    expect(parseWritten(text)).toEqual({ kind: 'range', from, to });
  });

  test.each(['', '0', '0:00', '1:75', '25-26', '9-9', '-5', 'jutro', '1,5m', '9-', '10000m', '25h'])(
    '%j is none',
    (text) => {
      expect(parseWritten(text)).toBe(null);
    },
  );

  test('what is shown can be written again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 16 * 3600 }), (seconds) => {
        expect(parseWritten(clockText(seconds))).toEqual({ kind: 'length', seconds });
      }),
    );
    expect([clockText(45_296), hoursText(45_296), hoursText(59), clockText(-3)]).toEqual([
      '12:34:56',
      '12:34',
      '0:00',
      '0:00:00',
    ]);
  });
});

describe('a range on a day', () => {
  test.each([
    ['an ordinary day', '2026-11-20', '09:00', '11:30', 2.5],
    ['over midnight', '2026-11-20', '22:00', '06:00', 8],
    ['the night in October', '2026-10-24', '22:00', '06:00', 9],
    ['the night in March', '2026-03-28', '22:00', '06:00', 7],
  ])('%s', (_, day, from, to, hours) => {
    const span = spanOf(day, { from, to });
    expect((Number(span?.end) - Number(span?.start)) / 3_600_000).toBe(hours);
  });

  test('cannot begin at a time that the clock leaves out', () => {
    expect(spanOf('2026-03-29', { from: '02:30', to: '04:00' })).toBe(null);
  });
});
