import { liftToastsAbove } from '#ui/feedback/toast.ts';
import { CloseIcon } from '#ui/icons/icons.ts';
import { IconButton } from '#ui/layout/icon-button.tsx';
import messages from '#ui/messages.json' with { type: 'json' };
import { words } from '#ui/text/words.ts';
import type { BulkAction } from './action.ts';
import { MOST_IDS, type SelectAll } from './select-all.ts';
import './bulk.css';

interface ListBulkBarProps {
  n: number;
  all: SelectAll | undefined;
  actions: BulkAction[];
  /** How far the work is, while it runs. */
  busy: string | undefined;
  onChoose: (action: BulkAction) => void;
  onClear: () => void;
}

/** Floats under the list while something is selected. */
export function ListBulkBar({ n, all, actions, busy, onChoose, onClear }: ListBulkBarProps) {
  const t = words(messages);
  return (
    <section ref={liftToastsAbove} className="bulk-bar" aria-label={t('list.bulk.label')}>
      <output className="bulk-count">{busy ?? t('list.bulk.count', { n })}</output>
      {all && busy === undefined && <SelectAllOffer {...all} />}
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

/** Selects all that match, or says why it cannot. */
function SelectAllOffer({ total, narrowed, busy, run }: SelectAll) {
  const t = words(messages);
  if (total > MOST_IDS) return <span className="bulk-all bulk-limit">{t('list.bulk.all.limit', { n: MOST_IDS })}</span>;
  const offer = narrowed ? 'list.bulk.all.found' : 'list.bulk.all';
  return (
    <button
      type="button"
      className="bulk-action bulk-all"
      aria-disabled={busy || undefined}
      onClick={() => busy || run()}
    >
      {busy ? t('list.bulk.marking') : t(offer, { n: total })}
    </button>
  );
}
