import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { categoryText, clockText, timeText } from '#services/records/uptime/text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { CloseIcon, DoneIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ListBulkReport } from '#ui/list/bulk/report.tsx';
import { dayText } from '#ui/text/day.ts';
import { type Report, reportOf, useEntryCalls } from '../calls.ts';
import type { Entry } from '../form/values.ts';
import messages from '../messages.json' with { type: 'json' };
import { spanText } from '../times.ts';

const EntryReject = lazy(() => import('./reject.tsx').then((module) => ({ default: module.EntryReject })));

/** What one person handed in; all of it is marked until some is unmarked. */
export function EntryApproval({ entries }: { entries: Entry[] }) {
  const t = useText(messages);
  const toast = useToast();
  const { approve } = useEntryCalls();
  const [left, setLeft] = useState(new Set<string>());
  const [rejecting, setRejecting] = useState(false);
  const [report, setReport] = useState<Report>();
  const marked = entries.filter(({ id }) => !left.has(id));
  const ids = marked.map(({ id }) => id);
  const seconds = marked.reduce((sum, entry) => sum + (entry.seconds ?? 0), 0);
  const tell = (answer: Report, text: string) => (answer.refused > 0 ? setReport(answer) : toast(text));
  const work = useMutation({
    mutationFn: () => approve({ ids }),
    onSuccess: (answer) => tell(answer, t('approved', { n: answer.done })),
    onError: (thrown) => toast(failureOf(thrown).message),
  });
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
          <Button
            icon={DoneIcon}
            waits={waits}
            busy={work.isPending ? t('saving') : undefined}
            onClick={() => work.mutate()}
          >
            {t('approve')}
          </Button>
          <Button icon={CloseIcon} waits={waits} onClick={() => setRejecting(true)}>
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
      {rejecting && (
        <Suspense>
          <EntryReject
            ids={ids}
            onDone={(answer) => tell(answer, t('rejected.done', { n: answer.done }))}
            onClose={() => setRejecting(false)}
          />
        </Suspense>
      )}
      {report && <ListBulkReport report={reportOf(report)} onClose={() => setReport(undefined)} />}
    </Card>
  );
}
