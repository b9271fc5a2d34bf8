import { readPeriod, settledMonth } from '@biuro/core/poland/period.ts';
import { useLocation, useSearch } from 'wouter';
import { type TaskStatus, taskStatuses } from '#services/records/task/status.tsx';
import { readable } from '#ui/list/query.ts';
import { today } from '#ui/text/today.ts';

interface BoardAddress {
  month: string;
  /** Empty for everybody's. */
  assignee: string;
  /** The column that a phone shows; undefined for the first that holds something. */
  status: TaskStatus | undefined;
  show: (change: Partial<Record<'month' | 'assignee_id' | 'status', string>>) => void;
}

/** What the board shows, held by its address: `?month=2026-10&assignee_id=…&status=booking`. */
export function useBoardAddress(): BoardAddress {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const asked = new URLSearchParams(search);
  const month = asked.get('month') ?? '';
  return {
    month: readPeriod(month)?.type === 'month' ? month : settledMonth(today()),
    assignee: asked.get('assignee_id') ?? '',
    status: taskStatuses.find((one) => one === asked.get('status')),
    show: (change) => {
      const values = new URLSearchParams(search);
      for (const [key, value] of Object.entries(change)) {
        if (value) values.set(key, value);
        else values.delete(key);
      }
      navigate(`${path}?${readable(values)}`);
    },
  };
}
