import { describe, expect, test } from 'vitest';
import { checkMove, type Mover, movesOf, type TaskState, type TaskStatus, transitionsOf } from './task-transitions.ts';

const OWNER: Mover = { id: 'owner', role: 'owner' };
const REVIEWER: Mover = { id: 'reviewer', role: 'owner' };
const STATUSES: TaskStatus[] = [
  'awaiting_documents',
  'incomplete',
  'complete',
  'booking',
  'clarification',
  'booked',
  'calculated',
  'review',
  'published',
  'closed',
  'correcting',
  'suspended',
  'cancelled',
];

/** Nothing stands in the way of this task. */
const ready = (status: TaskStatus, more: Partial<TaskState> = {}): TaskState => ({
  status,
  status_before: status === 'suspended' ? 'booking' : null,
  reviewer_id: null,
  liabilities: [{ kind: 'vat', partner: null, status: 'confirmed', result: 'payable', waiting: false }],
  declarations: [{ status: 'accepted' }],
  ...more,
});

const ALLOWED: Record<TaskStatus, TaskStatus[]> = {
  awaiting_documents: ['incomplete', 'complete', 'booking', 'suspended', 'cancelled'],
  incomplete: ['complete', 'booking', 'suspended', 'cancelled'],
  complete: ['booking', 'incomplete', 'suspended', 'cancelled'],
  booking: ['clarification', 'booked', 'suspended', 'cancelled'],
  clarification: ['booking', 'suspended', 'cancelled'],
  booked: ['calculated', 'booking', 'suspended', 'cancelled'],
  calculated: ['review', 'published', 'booking', 'suspended', 'cancelled'],
  review: ['published', 'booking', 'suspended', 'cancelled'],
  published: ['closed', 'correcting', 'cancelled'],
  closed: ['correcting'],
  correcting: ['published', 'cancelled'],
  suspended: ['booking', 'cancelled'],
  cancelled: [],
};

/** Review is the one move that needs a reviewer; all the others from `calculated` are made without one. */
const stateFor = (from: TaskStatus, to: TaskStatus) =>
  ready(from, { reviewer_id: to === 'review' || from === 'review' ? REVIEWER.id : null });

const pairs = STATUSES.flatMap((from) => STATUSES.map((to) => ({ from, to, allowed: ALLOWED[from].includes(to) })));

describe('a task', () => {
  test.each(pairs.filter(({ allowed }) => allowed))('may go from $from to $to', ({ from, to }) => {
    expect(checkMove(stateFor(from, to), REVIEWER, to).refusal).toBeUndefined();
  });

  test.each(pairs.filter(({ allowed }) => !allowed))('may not go from $from to $to', ({ from, to }) => {
    const expected =
      from === to ? 'same' : from === 'cancelled' ? 'final' : from === 'suspended' ? 'back_only' : 'not_next';
    expect(checkMove(stateFor(from, to), REVIEWER, to)).toEqual({ refusal: expected });
  });

  test.each(
    STATUSES.filter((status) => !['published', 'correcting', 'closed', 'cancelled', 'suspended'].includes(status)),
  )('that was suspended while %s goes back there', (before) => {
    const suspended = ready('suspended', { status_before: before });
    expect(movesOf(suspended).map(({ to }) => to)).toEqual([before, 'cancelled']);
    expect(checkMove(suspended, OWNER, before)).toEqual({ refusal: undefined, reason: false });
  });
});

test('what goes back, stops, corrects or ends something wants a reason', () => {
  const wanting = pairs
    .filter(({ allowed }) => allowed)
    .filter(({ from, to }) => {
      const move = checkMove(stateFor(from, to), REVIEWER, to);
      return move.refusal === undefined && move.reason;
    })
    .map(({ from, to }) => `${from} ${to}`);
  const open = STATUSES.filter((status) => !['closed', 'cancelled'].includes(status));
  expect(wanting.toSorted()).toEqual(
    [
      ...open.map((status) => `${status} cancelled`),
      ...open.filter((status) => ALLOWED[status].includes('suspended')).map((status) => `${status} suspended`),
      'booking clarification',
      'review booking',
      'published correcting',
      'closed correcting',
    ].toSorted(),
  );
});

const liability = (
  status: TaskState['liabilities'][number]['status'],
  result: TaskState['liabilities'][number]['result'] = 'payable',
): Partial<TaskState> => ({
  liabilities: [
    { kind: 'vat', partner: null, status: 'confirmed', result: 'payable', waiting: false },
    { kind: 'zus', partner: null, status, result, waiting: false },
  ],
});

test('a settlement is not closed while a correction waits to be checked', () => {
  const waiting = { kind: 'vat', partner: null, status: 'paid', result: 'payable', waiting: true } as const;
  expect(checkMove(ready('published', { liabilities: [waiting] }), OWNER, 'closed').refusal).toBe('correction_waits');
});

describe('calculated', () => {
  test.each(['calculated', 'approved', 'published', 'read', 'paid', 'confirmed', 'not_applicable'] as const)(
    'takes a liability that is %s',
    (status) => expect(checkMove(ready('booked', liability(status)), OWNER, 'calculated').refusal).toBeUndefined(),
  );

  test('refuses one that is not calculated', () => {
    expect(checkMove(ready('booked', liability('to_calculate', null)), OWNER, 'calculated').refusal).toBe(
      'not_calculated',
    );
  });

  test('takes a task that owes nothing', () => {
    expect(checkMove(ready('booked', { liabilities: [] }), OWNER, 'calculated').refusal).toBeUndefined();
  });
});

describe('published', () => {
  test.each([
    ['calculated', 'payable', 'not_published'],
    ['approved', 'payable', 'not_published'],
    ['approved', 'refund', 'not_published'],
    ['to_calculate', null, 'not_published'],
    ['calculated', 'zero', undefined],
    ['approved', 'zero', undefined],
    ['published', 'payable', undefined],
    ['read', 'payable', undefined],
    ['paid', 'payable', undefined],
    ['not_applicable', null, undefined],
  ] as const)('with a liability that is %s and %s: %s', (status, result, refusal) => {
    for (const from of ['calculated', 'correcting'] as const)
      expect(checkMove(ready(from, liability(status, result)), OWNER, 'published').refusal).toBe(refusal);
  });

  test('from review it is only for the reviewer', () => {
    const task = ready('review', { reviewer_id: REVIEWER.id });
    expect(checkMove(task, OWNER, 'published').refusal).toBe('not_the_reviewer');
    expect(checkMove(task, REVIEWER, 'published').refusal).toBeUndefined();
  });

  test('a task with a reviewer is reviewed first, one without cannot be', () => {
    expect(checkMove(ready('calculated', { reviewer_id: REVIEWER.id }), REVIEWER, 'published').refusal).toBe(
      'not_reviewed',
    );
    expect(checkMove(ready('calculated'), OWNER, 'review').refusal).toBe('no_reviewer');
  });
});

describe('closed', () => {
  test.each([
    ['to_prepare', 'not_filed'],
    ['prepared', 'not_filed'],
    ['signed', 'not_filed'],
    ['sent', 'not_filed'],
    ['rejected', 'not_filed'],
    ['accepted', undefined],
    ['corrected', undefined],
    ['not_applicable', undefined],
  ] as const)('with a declaration that is %s: %s', (status, refusal) => {
    const task = ready('published', { declarations: [{ status: 'accepted' }, { status }] });
    expect(checkMove(task, OWNER, 'closed').refusal).toBe(refusal);
  });

  test.each([
    ['to_calculate', null, 'not_paid'],
    ['published', 'payable', 'not_paid'],
    ['read', 'payable', 'not_paid'],
    ['read', null, 'not_paid'],
    ['published', 'zero', undefined],
    ['calculated', 'zero', undefined],
    ['published', 'refund', undefined],
    ['published', 'overpaid', undefined],
    ['published', 'carried', undefined],
    ['paid', 'payable', undefined],
    ['confirmed', 'payable', undefined],
    ['not_applicable', null, undefined],
  ] as const)('with a liability that is %s and %s: %s', (status, result, refusal) => {
    expect(checkMove(ready('published', liability(status, result)), OWNER, 'closed').refusal).toBe(refusal);
  });
});

describe('the roles', () => {
  const ROLES = ['owner', 'administrator', 'accountant', 'payroll'] as const;
  const refusals = (from: TaskStatus, to: TaskStatus) =>
    ROLES.map((role) => checkMove(ready(from), { id: 'somebody', role }, to).refusal);

  test('a correction is begun by whoever answers for the books', () => {
    for (const from of ['published', 'closed'] as const)
      expect(refusals(from, 'correcting')).toEqual([undefined, undefined, undefined, 'only_accountants']);
  });

  test('only administrators cancel', () => {
    expect(refusals('booking', 'cancelled')).toEqual([
      undefined,
      undefined,
      'only_administrators',
      'only_administrators',
    ]);
  });

  test('all else is for everybody who may edit tasks', () => {
    expect(refusals('booking', 'booked')).toEqual([undefined, undefined, undefined, undefined]);
  });
});

test('the next moves tell what stands in the way of each', () => {
  const task = ready('calculated', { reviewer_id: REVIEWER.id, ...liability('calculated') });
  expect(transitionsOf(task, { id: 'somebody', role: 'accountant' })).toEqual([
    { to: 'review', reason: false, refusal: undefined },
    { to: 'published', reason: false, refusal: 'not_reviewed' },
    { to: 'booking', reason: false, refusal: undefined },
    { to: 'suspended', reason: true, refusal: undefined },
    { to: 'cancelled', reason: true, refusal: 'only_administrators' },
  ]);
});
