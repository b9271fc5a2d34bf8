import type { ListControls } from './list-controls.ts';
import messages from './list-messages.json' with { type: 'json' };
import { pageSizes } from './list-query.ts';
import { Select } from './select.tsx';
import { words } from './words.ts';
import './list-pager.css';

const sizes = pageSizes.map((size) => ({ value: String(size), label: String(size) }));

export interface PageMeta {
  page: number;
  limit: number;
  total: number;
}

interface ListPagerProps {
  meta: PageMeta;
  controls: ListControls;
  /** The pager stands under the rows; the next page is read from its top. */
  onTurn: () => void;
}

export function ListPager({ meta, controls, onTurn }: ListPagerProps) {
  const t = words(messages);
  const { page, limit, total } = meta;
  const turn = (to: number) => {
    controls.showPage(to);
    onTurn();
  };
  return (
    <nav className="list-pager" aria-label={t('pager.label')}>
      <p className="list-range">{t('pager.range', rangeOf(meta))}</p>
      <label className="list-size">
        {t('pager.size')}
        <Select options={sizes} value={limit} onChange={(event) => controls.showSize(Number(event.target.value))} />
      </label>
      <Turn label={t('pager.previous')} possible={page > 1} turn={() => turn(page - 1)} />
      <Turn label={t('pager.next')} possible={page * limit < total} turn={() => turn(page + 1)} />
    </nav>
  );
}

/** The numbers of the first and last record of the page, and how many there are. */
export function rangeOf({ page, limit, total }: PageMeta) {
  return { from: (page - 1) * limit + 1, to: Math.min(page * limit, total), total };
}

/** Stays focusable at the end, so that the focus is not lost there. */
function Turn({ label, possible, turn }: { label: string; possible: boolean; turn: () => void }) {
  return (
    <button
      type="button"
      className="button button-secondary"
      aria-disabled={possible ? undefined : true}
      onClick={possible ? turn : undefined}
    >
      {label}
    </button>
  );
}
