import { Select } from '#ui/controls/select.tsx';
import messages from '#ui/messages.json' with { type: 'json' };
import { words } from '#ui/text/words.ts';
import type { ListControls } from './controls.ts';
import { boundsOf, hasNext } from './page-bounds.ts';
import { pageSizes } from './query.ts';
import type { PageOf } from './result.ts';
import './pager.css';

const sizes = pageSizes.map((size) => ({ value: String(size), label: String(size) }));

interface ListPagerProps {
  page: PageOf<unknown>;
  controls: ListControls;
  /** The pager stands under the rows; the next page is read from its top. */
  onTurn: () => void;
}

export function ListPager({ page: shown, controls, onTurn }: ListPagerProps) {
  const t = words(messages);
  const { page, limit, next, previous } = shown.meta;
  const { of, ...range } = boundsOf(shown);
  const turn = (to: number, cursor: string | undefined) => {
    controls.showPage(to, cursor);
    onTurn();
  };
  return (
    <nav className="list-pager" aria-label={t('list.pager.label')}>
      <output className="list-range">{t(`list.pager.${of}`, range)}</output>
      <label className="list-size">
        {t('list.pager.size')}
        <Select options={sizes} value={limit} onChange={(event) => controls.showSize(Number(event.target.value))} />
      </label>
      <Turn label={t('list.pager.previous')} possible={page > 1} turn={() => turn(page - 1, previous)} />
      <Turn label={t('list.pager.next')} possible={hasNext(shown.meta)} turn={() => turn(page + 1, next)} />
    </nav>
  );
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
