import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './icons.ts';
import type { BulkAction } from './list-bulk-action.ts';
import messages from './messages.json' with { type: 'json' };
import { words } from './words.ts';
import './list-bulk.css';

interface ListBulkBarProps {
  n: number;
  actions: BulkAction[];
  busy: boolean;
  onChoose: (action: BulkAction) => void;
  onClear: () => void;
}

/** Floats under the list while something is marked. */
export function ListBulkBar({ n, actions, busy, onChoose, onClear }: ListBulkBarProps) {
  const t = words(messages);
  return (
    <section className="bulk-bar" aria-label={t('list.bulk.label')}>
      <output className="bulk-count">{t(busy ? 'list.bulk.busy' : 'list.bulk.count', { n })}</output>
      <div className="bulk-actions">
        {actions.map((action) => (
          <button
            key={action.key}
            type="button"
            className="bulk-action"
            aria-disabled={busy || undefined}
            onClick={() => busy || onChoose(action)}
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
