import { expect, test } from 'vitest';
import { addMonthsTo, compactTime, localTime, ofWireTime, wireTime } from './wire-time.ts';

test('parts of a second are cut off, before 1970 as well', () => {
  expect([wireTime(1_764_000_000_999), wireTime(-1), wireTime(new Date('2026-11-21T01:14:05.678Z'))]).toEqual([
    '2025-11-24 16:00:00',
    '1969-12-31 23:59:59',
    '2026-11-21 01:14:05',
  ]);
});

test('what was written is read again', () => {
  expect(ofWireTime('2026-03-29 01:30:00')).toBe(Date.UTC(2026, 2, 29, 1, 30));
});

test.each([
  '2026-02-31 10:00:00',
  '2026-11-21 24:00:00',
  '2026-11-21T10:00:00',
  '2026-11-21 10:00',
  '2026-11-21',
  'Invalid Date',
  '',
])('"%s" is no date and time', (text) => {
  expect(() => ofWireTime(text)).toThrow(new RangeError(`No date and time: ${text}`));
});

test('no instant is not written', () => {
  expect(() => wireTime(Number.NaN)).toThrow(RangeError);
});

test('calendar files and backups write an instant without signs between', () => {
  expect(compactTime(new Date('2026-11-21T00:14:05.678Z'))).toBe('20261121T001405Z');
});

test('the local time is that of the machine', () => {
  expect(localTime(new Date(2026, 10, 21, 1, 14))).toBe('2026-11-21 01:14');
});

test('a month earlier is the same time, or that of the last day of a shorter month', () => {
  expect(addMonthsTo(new Date('2026-03-31T23:59:58.765Z'), -1)).toEqual(new Date('2026-02-28T23:59:58.765Z'));
  expect(addMonthsTo(new Date('2026-11-21T10:00:00Z'), -1)).toEqual(new Date('2026-10-21T10:00:00Z'));
});
