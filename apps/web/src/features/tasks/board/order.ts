import type { components } from '@biuro/contract';
import type { TaskStatus } from '../terms.ts';

type BoardColumn = components['schemas']['BoardColumn'];

/** Stand beside the way through the month: their columns are shown only where they hold something. */
const aside = new Set<TaskStatus>(['incomplete', 'clarification', 'review', 'correcting', 'suspended', 'cancelled']);

export function shownColumns(columns: BoardColumn[]): BoardColumn[] {
  return columns.filter(({ status, count }) => count > 0 || !aside.has(status));
}

/** The column that a phone shows: the asked one, else the first that holds something. */
export function chosenColumn(columns: BoardColumn[], asked: TaskStatus | undefined): TaskStatus | undefined {
  const shown = columns.find(({ status }) => status === asked) ?? columns.find(({ count }) => count > 0) ?? columns[0];
  return shown?.status;
}
