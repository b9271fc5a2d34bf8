import { lazy, Suspense, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { categoryText, clockText, timeText } from '#services/records/uptime/text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { CloseIcon, DoneIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ListBulkReport } from '#ui/list/bulk/report.tsx';
import { dayText } from '#ui/text/day.ts';
import { type Report, reportOf } from '../calls.ts';
import type { Entry } from '../form/values.ts';
import messages from '../messages.json' with { type: 'json' };
import { spanText } from '../times.ts';
import { useEntryUndo } from '../undo.ts';

const EntryApprove = lazy(() => import('./approve.tsx').then((module) => ({ default: module.EntryApprove })));
const EntryReject = lazy(() => import('./reject.tsx').then((module) => ({ default: module.EntryReject })));

/** What one person handed in; all of it is marked until some is unmarked. */
export function EntryApproval({ entries }: { entries: Entry[] }) {
  const t = useText(messages);
  const toast = useToast();
  const undo = useEntryUndo();
  const [left, setLeft] = useState(new Set<string>());
  const [asked, setAsked] = useState<'approve' | 'reject'>();
  const [report, setReport] = useState<Report>();
  const marked = entries.filter(({ id }) => !left.has(id));
  const ids = marked.map(({ id }) => id);
  const seconds = marked.reduce((sum, entry) => sum + (entry.seconds ?? 0), 0);
  const tell = (answer: Report, done: () => void) => (answer.refused > 0 ? setReport(answer) : done());
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  const waits = marked.length === 0;
  return (
    <Card
      title={entries[0]?.user.name ?? ''}
      action={t('marked', { n: marked.length, time: timeText(seconds) })}
      footer={
        <div className="entry-decide">
          <Button icon={DoneIcon} waits={waits} onClick={() => setAsked('approve')}>
            {t('approve')}
          </Button>
          <Button icon={CloseIcon} waits={waits} onClick={() => setAsked('reject')}>
            {t('reject')}
          </Button>
        </div>
      }
    >
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className="entry">
            <Checkbox
              checked={!left.has(entry.id)}
              onChange={() => toggle(entry.id)}
              aria-label={t('mark', { day: dayText(entry.day), span: spanText(entry) })}
            />
            <span className="entry-span tabular">
              {dayText(entry.day)}, {spanText(entry)}
            </span>
            <strong className="entry-length tabular">{clockText(entry.seconds ?? 0)}</strong>
            <span className="entry-what">
              <span className="entry-category">{categoryText(entry.category)}</span>
              <span className="entry-about">{entry.settlement?.title ?? entry.company?.name}</span>
              {entry.comment && <span className="entry-comment">{entry.comment}</span>}
            </span>
          </li>
        ))}
      </ul>
      <Suspense>
        {asked === 'approve' && (
          <EntryApprove
            entries={marked}
            onDone={(answer) => tell(answer, () => undo.approved(t('approved', { n: answer.done }), ids))}
            onClose={() => setAsked(undefined)}
          />
        )}
        {asked === 'reject' && (
          <EntryReject
            ids={ids}
            onDone={(answer) => tell(answer, () => toast(t('rejected.done', { n: answer.done })))}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
      {report && <ListBulkReport report={reportOf(report)} onClose={() => setReport(undefined)} />}
    </Card>
  );
}
