import { expect, test } from 'vitest';
import { USUAL_SETTINGS } from '#platform/tenants/office-settings.ts';
import { publishRefusalOf } from './rules.ts';

const ready = {
  status: 'calculated' as const,
  amount: '100.00',
  result: 'payable' as const,
  account: '88101000712222123456321800',
  task_status: 'calculated' as const,
  reviewer_id: null,
};

test.each([
  [{}, undefined],
  [{ status: 'approved' }, undefined],
  [{ amount: '0.00', result: 'zero', account: null }, undefined],
  [{ result: 'refund', account: null }, undefined],
  [{ task_status: 'booking' }, undefined],
  [{ task_status: 'correcting' }, undefined],
  [{ status: 'approved', reviewer_id: 'somebody' }, undefined],
  [{ status: 'to_calculate', amount: null }, 'no_amount'],
  [{ status: 'to_calculate' }, 'no_amount'],
  [{ status: 'published' }, 'told'],
  [{ status: 'read' }, 'told'],
  [{ status: 'paid' }, 'told'],
  [{ status: 'confirmed' }, 'told'],
  [{ status: 'not_applicable' }, 'not_applicable'],
  [{ account: null }, 'no_account'],
  [{ reviewer_id: 'somebody' }, 'not_approved'],
  [{ task_status: 'closed' }, 'task_closed'],
  [{ task_status: 'cancelled' }, 'task_cancelled'],
  [{ task_status: 'suspended' }, 'task_suspended'],
] as const)('with %o the refusal is %s', (changes, expected) => {
  expect(publishRefusalOf({ ...ready, ...changes })).toBe(expected);
});

test('where two pairs of eyes are the rule, nothing goes out that nobody checks', () => {
  const strict = { ...USUAL_SETTINGS, four_eyes: true };
  expect(publishRefusalOf(ready, strict)).toBe('no_reviewer');
  expect(publishRefusalOf({ ...ready, status: 'approved', reviewer_id: 'somebody' }, strict)).toBeUndefined();
});
