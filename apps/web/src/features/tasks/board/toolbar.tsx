import type { components } from '@biuro/contract';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useText } from '#services/i18n/use-text.ts';
import { usePeopleOptions } from '#services/people/people-options.ts';
import { taskStatusText } from '#services/records/task/status.tsx';
import { MonthSwitcher } from '#ui/controls/month-switcher.tsx';
import { Select } from '#ui/controls/select.tsx';
import messages from '../messages.json' with { type: 'json' };
import { useUnfinishedCount } from '../queries.ts';
import type { useBoardAddress } from './address.ts';
import { chosenColumn, shownColumns } from './order.ts';

interface BoardToolbarProps {
  address: ReturnType<typeof useBoardAddress>;
  columns: components['schemas']['BoardColumn'][];
}

/** Which month, whose tasks and, on a phone, which column. */
export function BoardToolbar({ address, columns }: BoardToolbarProps) {
  const t = useText(messages);
  const { month, assignee, status, show } = address;
  const unfinished = { count: useUnfinishedCount(month), href: `${pathOf('dashboard-tasks')}?before=${month}` };
  const people = usePeopleOptions({ kept: assignee ? [{ id: assignee, name: '…' }] : [] });
  const statuses = shownColumns(columns).map((column) => ({
    value: column.status,
    label: `${taskStatusText(column.status)} (${column.count})`,
  }));
  return (
    <div className="board-toolbar">
      <MonthSwitcher month={month} onChange={(chosen = '') => show({ month: chosen })} unfinished={unfinished} />
      <Select
        aria-label={t('assignee')}
        options={[{ value: '', label: t('board.everybody') }, ...people]}
        value={assignee}
        onChange={({ target }) => show({ assignee_id: target.value })}
      />
      {statuses.length > 0 && (
        <span className="board-choose">
          <Select
            aria-label={t('board.column')}
            options={statuses}
            value={chosenColumn(columns, status)}
            onChange={({ target }) => show({ status: target.value })}
          />
        </span>
      )}
    </div>
  );
}
