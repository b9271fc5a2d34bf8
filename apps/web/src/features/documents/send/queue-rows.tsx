import { useText } from '#services/i18n/use-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Button } from '#ui/layout/button.tsx';
import messages from '../messages.json' with { type: 'json' };
import type { SendQueue } from './queue.ts';
import type { QueueItem } from './queue-item.ts';
import { QueueRow } from './queue-row.tsx';
import './send.css';

interface QueueRowsProps {
  queue: SendQueue;
  items: readonly QueueItem[];
  /** Where a document of the portal opens. */
  hrefOf: (id: string) => string;
}

/** Each document on its way, with what can still be said about it. */
export function QueueRows({ queue, items, hrefOf }: QueueRowsProps) {
  const t = useText(messages);
  const groups = [...new Set(items.flatMap(({ group }) => group ?? []))];
  return (
    <>
      {groups.map((group) => (
        <JoinQuestion key={group} queue={queue} group={group} n={items.filter((item) => item.group === group).length} />
      ))}
      <section aria-label={t('send.documents')} className="send-documents">
        <h2>{t('send.guessed')}</h2>
        <ul className="card send-rows">
          {items.map((item) => (
            <QueueRow key={item.id} queue={queue} item={item} hrefOf={hrefOf} />
          ))}
        </ul>
      </section>
    </>
  );
}

/** Only the person knows whether pictures that were chosen together are pages of one document. */
function JoinQuestion({ queue, group, n }: { queue: SendQueue; group: string; n: number }) {
  const t = useText(messages);
  return (
    <Notice tone="info">
      <p>{t('send.join.question', { n })}</p>
      <div className="send-actions">
        <Button variant="primary" onClick={() => queue.join(group)}>
          {t('send.join')}
        </Button>
        <Button onClick={() => queue.separate(group)}>{t('send.separate')}</Button>
      </div>
    </Notice>
  );
}
