import { settledMonth } from '@biuro/core/poland/period.ts';
import { useQuery } from '@tanstack/react-query';
import { MonthSwitcher } from '#ui/controls/month-switcher.tsx';
import { today } from '#ui/text/today.ts';
import { shownMonth } from './months.ts';
import type { ListState } from './use-list.ts';

/** Which month the list shows, and how many records of earlier ones are not finished. */
export function ListMonthBar<Row>({ list: { definition, controls, source } }: { list: ListState<Row> }) {
  const { months } = definition;
  const { query, hrefOf, showMonth } = controls;
  const month = shownMonth(months, query);
  const { month: chosen, unfinished_before: before, mine } = query.filters;
  const unfinished = {
    mine,
    unfinished_before: before ?? month ?? settledMonth(today()),
    ...(months === 'state' && { month: chosen }),
  };
  const { data: count } = useQuery({
    queryKey: [...source.key, 'count', unfinished],
    queryFn: ({ signal }) => source.count(unfinished, signal),
  });
  return (
    <MonthSwitcher
      month={month}
      all={months === 'each'}
      onChange={showMonth}
      unfinished={{
        count,
        href: before ? hrefOf({ mine, month: months === 'state' ? chosen : before }) : hrefOf(unfinished),
        current: before !== undefined,
      }}
    />
  );
}
