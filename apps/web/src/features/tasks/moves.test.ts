import { expect, test } from 'vitest';
import { moveWord, needsDialog, sortMoves } from './moves.ts';
import type { TaskStatus, Transition } from './terms.ts';

const to = (status: TaskStatus, refused: string | null = null, reason = false): Transition => ({
  to: status,
  reason,
  refused,
});

test('the main move leads on through the month, whatever the order of the server', () => {
  const transitions = [to('suspended', null, true), to('incomplete'), to('complete'), to('booking')];
  const { main, others } = sortMoves('awaiting_documents', transitions);
  expect(main).toEqual(to('complete'));
  expect(others.map((one) => one.to)).toEqual(['suspended', 'incomplete', 'booking']);
});

test('of two ways on, the one that is possible now is the main one', () => {
  const reviewed = [to('review'), to('published', 'Najpierw sprawdzenie'), to('booking', null, true)];
  expect(sortMoves('calculated', reviewed).main).toEqual(to('review'));
  const alone = [to('review', 'Brak sprawdzającego'), to('published'), to('booking', null, true)];
  expect(sortMoves('calculated', alone).main).toEqual(to('published'));
});

test('where no way on is possible, the usual one stays the main one, so that its reason is shown', () => {
  const transitions = [to('review', 'Brak sprawdzającego'), to('published', 'Kwoty nie są przekazane')];
  expect(sortMoves('calculated', transitions).main).toEqual(to('published', 'Kwoty nie są przekazane'));
});

test('a suspended task goes back to where it was', () => {
  const transitions = [to('booking'), to('cancelled', null, true)];
  const { main, others } = sortMoves('suspended', transitions);
  expect([main?.to, others.map((one) => one.to)]).toEqual(['booking', ['cancelled']]);
});

test('what is over has no main move', () => {
  expect(sortMoves('closed', [to('correcting', null, true)]).main).toBeUndefined();
  expect(sortMoves('cancelled', [])).toEqual({ main: undefined, others: [] });
});

test('a dialog is needed for a reason, for what is missing, and to think twice', () => {
  const asked = [to('booking'), to('incomplete'), to('suspended', null, true), to('cancelled', null, true)];
  expect(asked.map(needsDialog)).toEqual([false, true, true, true]);
});

test('a move back is not called a beginning', () => {
  const words = (['complete', 'booked', 'review', 'clarification'] as const).map((from) => moveWord(from, 'booking'));
  expect(words).toEqual(['booking', 'back_to_booking', 'back_to_booking', 'back_to_booking']);
  expect([moveWord('suspended', 'booking'), moveWord('suspended', 'cancelled')]).toEqual(['resume', 'cancelled']);
});
