import type { components } from '@biuro/contract';
import { nextPeriod, previousPeriod } from '@biuro/core/poland/period.ts';
import { useText } from '#services/i18n/use-text.ts';
import { usePeopleOptions } from '#services/people/people-options.ts';
import { taskStatusText } from '#services/records/task/status.tsx';
import { Select } from '#ui/controls/select.tsx';
import { NextIcon, PreviousIcon } from '#ui/icons/icons.ts';
import { IconButton } from '#ui/layout/icon-button.tsx';
import { today } from '#ui/text/today.ts';
import { periodOptions, periodsAround } from '../list/periods.ts';
import messages from '../messages.json' with { type: 'json' };
import type { useBoardAddress } from './address.ts';
import { chosenColumn, shownColumns } from './order.ts';

interface BoardToolbarProps {
  address: ReturnType<typeof useBoardAddress>;
  columns: components['schemas']['BoardColumn'][];
}

/** Which period, whose tasks and, on a phone, which column. */
export function BoardToolbar({ address, columns }: BoardToolbarProps) {
  const t = useText(messages);
  const { period, assignee, status, show } = address;
  const people = usePeopleOptions({ kept: assignee ? [{ id: assignee, name: '…' }] : [] });
  const statuses = shownColumns(columns).map((column) => ({
    value: column.status,
    label: `${taskStatusText(column.status)} (${column.count})`,
  }));
  return (
    <div className="board-toolbar">
      <div className="board-period">
        <IconButton
          icon={PreviousIcon}
          label={t('board.previous')}
          onClick={() => show({ period: previousPeriod(period) })}
        />
        <Select
          aria-label={t('period')}
          options={periodOptions(periodsAround(today()), period)}
          value={period}
          onChange={({ target }) => show({ period: target.value })}
        />
        <IconButton icon={NextIcon} label={t('board.next')} onClick={() => show({ period: nextPeriod(period) })} />
      </div>
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
