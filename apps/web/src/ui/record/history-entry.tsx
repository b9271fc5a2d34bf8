import type { components } from '@biuro/contract';
import messages from '#ui/messages.json' with { type: 'json' };
import { words } from '#ui/text/words.ts';

export type HistoryEvent = components['schemas']['HistoryEntry'];

/** What a feature calls its actions, fields and values. */
export interface HistoryWords {
  action: (action: string) => string;
  field: (field: string) => string;
  value: (field: string, value: string) => string;
}

interface HistoryEntryProps {
  event: HistoryEvent;
  speak: HistoryWords;
}

/** What was done, by whom and when, and each field before and after. */
export function HistoryEntry({ event: { at, actor, action, changes }, speak }: HistoryEntryProps) {
  const t = words(messages);
  const shown = (field: string, value: string | null) => (value === null ? undefined : speak.value(field, value));
  const rows = changes.map(({ field, before, after }) => (
    <div key={field} className="history-change">
      <dt>{speak.field(field)}</dt>
      <dd>
        <Change before={shown(field, before)} after={shown(field, after)} />
      </dd>
    </div>
  ));
  return (
    <li className="row history-entry">
      <span className="row-text">
        <span className="row-title">{speak.action(action)}</span>
        <span className="row-detail">
          <time dateTime={at}>{t('history.by', { name: actor ?? t('history.portal'), at: new Date(at) })}</time>
        </span>
        {rows.length > 0 && <dl className="history-changes">{rows}</dl>}
      </span>
    </li>
  );
}

function Change({ before, after }: { before: string | undefined; after: string | undefined }) {
  const t = words(messages);
  if (before === undefined) return after;
  return (
    <>
      <del>
        <span className="visually-hidden">{t('history.before')} </span>
        {before}
      </del>
      {' → '}
      <ins>
        <span className="visually-hidden">{t('history.after')} </span>
        {after ?? t('history.empty')}
      </ins>
    </>
  );
}
