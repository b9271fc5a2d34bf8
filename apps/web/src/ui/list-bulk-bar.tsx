import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './icons.ts';
import type { BulkAction } from './list-bulk-action.ts';
import messages from './messages.json' with { type: 'json' };
import type { MarkAll } from './use-mark-all.ts';
import { words } from './words.ts';
import './list-bulk.css';

interface ListBulkBarProps {
  n: number;
  all: MarkAll | undefined;
  actions: BulkAction[];
  /** How far the work is, while it runs. */
  busy: string | undefined;
  onChoose: (action: BulkAction) => void;
  onClear: () => void;
}

/** Floats under the list while something is marked. */
export function ListBulkBar({ n, all, actions, busy, onChoose, onClear }: ListBulkBarProps) {
  const t = words(messages);
  return (
    <section className="bulk-bar" aria-label={t('list.bulk.label')}>
      <output className="bulk-count">{busy ?? t('list.bulk.count', { n })}</output>
      {all && busy === undefined && (
        <button
          type="button"
          className="bulk-action bulk-all"
          aria-disabled={all.busy || undefined}
          onClick={() => all.busy || all.run()}
        >
          {t(all.busy ? 'list.bulk.marking' : sentenceOf(all), { n: all.total })}
        </button>
      )}
      <div className="bulk-actions">
        {actions.map((action) => (
          <button
            key={action.key}
            type="button"
            className="bulk-action"
            aria-disabled={busy !== undefined || undefined}
            onClick={() => busy === undefined && onChoose(action)}
          >
            <action.icon />
            {action.label}
          </button>
        ))}
      </div>
      <IconButton icon={CloseIcon} label={t('list.bulk.clear')} onClick={onClear} />
    </section>
  );
}

const sentenceOf = ({ more, narrowed }: MarkAll) =>
  more ? 'list.bulk.all.more' : narrowed ? 'list.bulk.all.found' : 'list.bulk.all';
