import { expect, test } from 'vitest';
import { presetOf, presetsOf, readReportQuery, writeReportQuery } from './address.ts';

const TODAY = '2026-11-21';
const usual = { from: '2026-11-01', to: '2026-11-30' };
const ID = '01935c6c-0000-7000-8000-000000000001';

test('the days of each preset', () => {
  expect(presetsOf(TODAY)).toEqual({
    month: { from: '2026-11-01', to: '2026-11-30' },
    previous: { from: '2026-10-01', to: '2026-10-31' },
    quarter: { from: '2026-10-01', to: '2026-12-31' },
    year: { from: '2026-01-01', to: '2026-12-31' },
    twelve: { from: '2025-12-01', to: '2026-11-30' },
    past: { from: '2025-11-01', to: '2026-10-31' },
  });
  expect(presetOf({ from: '2026-10-01', to: '2026-10-31' }, TODAY, ['month', 'previous'])).toBe('previous');
  expect(presetOf({ from: '2026-10-01', to: '2026-10-30' }, TODAY, ['month', 'previous'])).toBeUndefined();
});

test('the address holds the whole query', () => {
  const query = { from: '2026-03-01', to: '2026-03-31', user_id: ID, category: 'vat' } as const;
  const address = writeReportQuery(query);
  expect(address).toBe(`from=2026-03-01&to=2026-03-31&user_id=${ID}&category=vat`);
  expect(readReportQuery(address, usual)).toEqual(query);
});

test.each([
  ['nothing', ''],
  ['one day only', 'from=2026-03-01'],
  ['no day of the calendar', 'from=2026-02-30&to=2026-03-31'],
  ['an end before the beginning', 'from=2026-03-02&to=2026-03-01'],
  ['more than five years', 'from=2020-03-02&to=2026-03-01'],
])('an address with %s falls back to the usual period', (_name, address) =>
  expect(readReportQuery(address, usual)).toEqual(usual),
);

test('what is no person and no activity is left out', () =>
  expect(readReportQuery('user_id=anna&category=naps', usual)).toEqual(usual));
