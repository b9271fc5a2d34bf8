import { memo } from 'react';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { Selection } from '#ui/list/bulk/selection.ts';
import messages from '#ui/messages.json' with { type: 'json' };
import { words } from '#ui/text/words.ts';

interface TableSelectAllProps {
  selection: Selection;
  /** The records on the page. */
  ids: string[];
}

/** Selects or deselects the whole page. */
export function TableSelectAll({ selection, ids }: TableSelectAllProps) {
  const t = words(messages);
  const selected = ids.filter((id) => selection.ids.has(id)).length;
  const all = selected > 0 && selected === ids.length;
  return (
    <th className="table-select">
      <label>
        <span className="visually-hidden">{t('list.select.page')}</span>
        <Checkbox
          checked={all}
          mixed={selected > 0 && !all}
          disabled={ids.length === 0}
          onChange={() => selection.setAll(ids, !all)}
        />
      </label>
    </th>
  );
}

interface TableSelectProps {
  id: string;
  name: string;
  selected: boolean;
  onToggle: (id: string) => void;
}

export const TableSelect = memo(function TableSelect({ id, name, selected, onToggle }: TableSelectProps) {
  const label = words(messages)('list.select.row', { name });
  return (
    <td className="table-select">
      <Checkbox aria-label={label} checked={selected} onChange={() => onToggle(id)} />
    </td>
  );
});

/** Placeholder of a row's checkbox. */
export function TableSelectGap() {
  return (
    <td className="table-select">
      <Skeleton width="1.125rem" />
    </td>
  );
}
