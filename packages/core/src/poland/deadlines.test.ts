import { describe, expect, test } from 'vitest';
import { deadlineRules } from './deadline-rules.ts';
import { type DueDate, deadlineSource, dueDate, isDeadline } from './deadlines.ts';
import { previousPeriod } from './period.ts';
import vectors from './testing/deadline-vectors.json' with { type: 'json' };
import { isWorkingDay } from './working-day.ts';
import { zusDeadline } from './zus-deadline.ts';

describe('dueDate', () => {
  test.each(vectors.published)('%s for %s: %s, in time until %s', (deadline, period, statutory, due) => {
    expect(dueOf(deadline, period)).toEqual({ statutory, due, shifted: due !== statutory });
  });

  test.each(vectors.calendar)('payments of %s are due on %s, %s, %s, %s and %s', (month, ...days) => {
    const due = ['zus_5', 'tax_card', 'zus_15', 'zus_20', 'vat'].map((deadline) =>
      // The December of a tax card is due in December itself.
      deadline === 'tax_card' && month.endsWith('-01') ? `${month}-07` : dueOf(deadline, previousPeriod(month)).due,
    );
    expect(due).toEqual(days.map((day) => `${month.slice(0, 4)}-${day}`));
  });

  test.each(vectors.rules)('%s for %s: %s, which %s', (deadline, period, statutory, onFreeDays) => {
    const { statutory: day, due } = dueOf(deadline, period);
    expect(day).toBe(statutory);
    expect(onFreeDays === 'moves' ? isWorkingDay(due) : due === day).toBe(true);
  });

  test('taxes and contributions that fall on the 20th are due together', () => {
    const twentieth = ['zus_20', 'pit', 'lump_sum', 'pit4', 'pit8ar', 'cit', 'pfron'];
    expect(new Set(twentieth.map((deadline) => dueOf(deadline, '2026-11').due))).toEqual(new Set(['2026-12-21']));
  });

  test('the tax card of December is paid in December', () => {
    expect(dueDate('tax_card', '2026-12')).toEqual({ statutory: '2026-12-28', due: '2026-12-28', shifted: false });
    expect(dueDate('tax_card', '2025-12')).toEqual({ statutory: '2025-12-28', due: '2025-12-29', shifted: true });
  });

  test('OSS is due on a Sunday where the month ends on one', () => {
    expect(dueDate('oss', '2026-Q2')).toEqual({ statutory: '2026-07-31', due: '2026-07-31', shifted: false });
    expect(dueDate('oss', '2026-Q4')).toEqual({ statutory: '2027-01-31', due: '2027-01-31', shifted: false });
  });

  test('a period of another length is refused', () => {
    expect(() => dueDate('pit', '2026-Q1')).toThrow('The deadline pit is for a month, not for 2026-Q1.');
  });
});

test('every rule names its act and article', () => {
  const nameless = Object.values(deadlineRules).filter(
    ({ source }) => !source.act || !/^art\. \d/.test(source.article),
  );
  expect(nameless).toEqual([]);
  expect(deadlineSource('oss')).toEqual({
    act: 'ustawa z dnia 11 marca 2004 r. o podatku od towarów i usług',
    article: 'art. 130c ust. 2-3',
  });
});

test('isDeadline knows the table and nothing of its prototype', () => {
  expect(['vat', 'toString', 'rent'].map(isDeadline)).toEqual([true, false, false]);
});

test('legal persons pay contributions by the 15th, all others by the 20th', () => {
  expect([zusDeadline('zoo'), zusDeadline('foundation'), zusDeadline('jdg'), zusDeadline('sk')]).toEqual([
    'zus_15',
    'zus_15',
    'zus_20',
    'zus_20',
  ]);
});

/** The vectors are text, so that a misspelt deadline shows here. */
function dueOf(deadline: string | undefined, period: string | undefined): DueDate {
  if (!deadline || !period || !isDeadline(deadline)) throw new Error(`There is no deadline ${deadline} for ${period}.`);
  return dueDate(deadline, period);
}
