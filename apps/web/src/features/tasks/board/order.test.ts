import { expect, test } from 'vitest';
import type { TaskStatus } from '../terms.ts';
import { chosenColumn, shownColumns } from './order.ts';

const column = (status: TaskStatus, count: number) => ({ status, count, tasks: [] });
const columns = [
  column('awaiting_documents', 0),
  column('incomplete', 0),
  column('booking', 2),
  column('suspended', 1),
];

test('columns beside the way through the month are shown only where they hold something', () => {
  expect(shownColumns(columns).map(({ status }) => status)).toEqual(['awaiting_documents', 'booking', 'suspended']);
});

test('a phone shows the asked column, else the first that holds something', () => {
  expect([chosenColumn(columns, 'suspended'), chosenColumn(columns, undefined)]).toEqual(['suspended', 'booking']);
  expect(chosenColumn([column('booking', 0)], undefined)).toBe('booking');
  expect(chosenColumn([], undefined)).toBeUndefined();
});
