import { expect, test } from 'vitest';
import { refusalOf, type Status, targetsOf } from './moves.ts';

const statuses: Status[] = [
  'to_prepare',
  'prepared',
  'signed',
  'sent',
  'accepted',
  'rejected',
  'corrected',
  'not_applicable',
];

/** Every status and what it answers to each target, in their order, with a confirmation at hand; a dash is an allowed move. */
const table: Record<Status, string> = {
  to_prepare: 'same - not_next not_next not_sent not_sent not_next -',
  prepared: '- same - - not_sent not_sent not_next -',
  signed: 'not_next - same - not_sent not_sent not_next not_next',
  sent: 'not_next not_next not_next same - - not_next not_next',
  accepted: 'not_next not_next not_next not_next same not_sent - not_next',
  rejected: 'not_next - not_next not_next not_sent same not_next not_next',
  corrected: 'final final final final final final same final',
  not_applicable: '- not_next not_next not_next not_sent not_sent not_next same',
};

test.each(statuses)('%s allows and forbids as written', (status) => {
  const moves = statuses.map((to) => refusalOf(status, to, true) ?? '-');
  expect(moves.join(' ')).toBe(table[status]);
  expect(targetsOf(status)).toEqual(
    statuses.filter((to) => refusalOf(status, to, true) === undefined).toSorted(byTable(status)),
  );
});

const byTable = (status: Status) => (one: Status, other: Status) =>
  targetsOf(status).indexOf(one) - targetsOf(status).indexOf(other);

test('only what is confirmed is accepted', () => {
  expect(refusalOf('sent', 'accepted', false)).toBe('confirmation');
  expect(refusalOf('sent', 'rejected', false)).toBeUndefined();
});
