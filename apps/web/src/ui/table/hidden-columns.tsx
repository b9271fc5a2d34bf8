import messages from '#ui/messages.json' with { type: 'json' };
import { words } from '#ui/text/words.ts';
import type { Column } from './column.ts';
import './hidden-columns.css';

/** Names the columns that the table is too narrow for. Which these are only the style sheet knows, which hides them. */
export function HiddenColumns<Row>({ columns }: { columns: Column<Row>[] }) {
  const t = words(messages);
  const low = columns
    .filter((column) => column.low !== undefined)
    .toSorted((one, other) => (one.low ?? 0) - (other.low ?? 0));
  if (low.length === 0) return null;
  return (
    <p className="hidden-columns" data-low={low[0]?.low}>
      {t('list.columns.hidden')}
      {low.map(({ key, header, low: level }, index) => (
        <span key={key} data-low={level}>
          {index > 0 && ', '}
          {header}
        </span>
      ))}
    </p>
  );
}
