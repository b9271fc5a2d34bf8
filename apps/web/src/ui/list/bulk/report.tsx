import { failureOf } from '#ui/feedback/failure.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { DoneIcon, WarningIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import messages from '#ui/messages.json' with { type: 'json' };
import { Dialog } from '#ui/overlay/dialog.tsx';
import { words } from '#ui/text/words.ts';
import type { BulkReport } from './action.ts';
import '#ui/layout/rows.css';

/** Rows of a report that are drawn; refusals are the first of them. */
const SHOWN = 200;

/** How far work on many records is: "Gotowe 300 z 1 200". */
export const progressText = (done: number, n: number): string =>
  words(messages)(done > 0 ? 'list.bulk.progress' : 'list.bulk.busy', { done, n });

interface ListBulkReportProps {
  report: BulkReport;
  onClose: () => void;
}

/** What became of each selected record, refusals first: they are what is left to do. */
export function ListBulkReport({ report, onClose }: ListBulkReportProps) {
  const t = words(messages);
  const { done, refused, rows, left } = report;
  const sorted = rows.toSorted((one, other) => Number(other.result === 'refused') - Number(one.result === 'refused'));
  return (
    <Dialog
      open
      onClose={onClose}
      title={refused > 0 ? t('list.bulk.refused', { n: refused }) : t('list.bulk.ended')}
      closeLabel={t('dialog.close')}
      actions={<Button onClick={onClose}>{t('dialog.close')}</Button>}
    >
      <div className="dialog-text">
        {left && (
          <Notice tone="warning">
            {t('list.bulk.left', { n: left.ids.length, why: failureOf(left.thrown).message })}
          </Notice>
        )}
        {t('list.bulk.done', { n: done })}
        <ul className="bulk-report">
          {sorted.slice(0, SHOWN).map(({ id, name, result, error }) => (
            <li key={id} className="row" data-refused={result === 'refused' || undefined}>
              {result === 'done' ? <DoneIcon /> : <WarningIcon />}
              <span className="row-text">
                <span className="row-title">{name || t('list.bulk.nobody')}</span>
                <span className="row-detail">{error ?? t('list.bulk.row.done')}</span>
              </span>
            </li>
          ))}
        </ul>
        {sorted.length > SHOWN && <p>{t('list.bulk.others', { n: sorted.length - SHOWN })}</p>}
      </div>
    </Dialog>
  );
}
