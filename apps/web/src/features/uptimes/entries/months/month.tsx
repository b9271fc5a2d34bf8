import { lazy, Suspense, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { clockText, timeText } from '#services/records/uptime/text.ts';
import { useRight } from '#services/session/use-session.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { LockIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ListBulkReport } from '#ui/list/bulk/report.tsx';
import { periodText } from '#ui/text/period.ts';
import { Tag } from '#ui/text/tag.tsx';
import { type Report, reportOf } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import type { MonthRow } from '../queries.ts';
import { EntryMonthClose } from './close.tsx';

const EntryMonthReopen = lazy(() => import('./reopen.tsx').then((module) => ({ default: module.EntryMonthReopen })));

/** One month: each person's time and whether their month is closed. */
export function EntryMonth({ month, rows }: { month: string; rows: MonthRow[] }) {
  const t = useText(messages);
  const toast = useToast();
  const approves = useRight('uptimes:approve');
  const [asking, setAsking] = useState<{ what: 'close' | 'reopen'; rows: MonthRow[] }>();
  const [report, setReport] = useState<Report>();
  const open = rows.filter(({ closed }) => !closed);
  const seconds = rows.reduce((sum, row) => sum + row.seconds, 0);
  const done = (answer: Report, text: string) => (answer.refused > 0 ? setReport(answer) : toast(text));
  const close = () => setAsking(undefined);
  return (
    <Card
      title={periodText(month)}
      action={
        <span className="entry-decide">
          {timeText(seconds)}
          {approves && open.length > 0 && (
            <Button icon={LockIcon} onClick={() => setAsking({ what: 'close', rows: open })}>
              {t('month.close.all')}
            </Button>
          )}
        </span>
      }
    >
      <ul>
        {rows.map((row) => (
          <li key={row.user.id} className="entry" data-person>
            <span className="entry-what">
              <span className="entry-category">{row.user.name}</span>
              <span className="entry-about">{standing(t, row)}</span>
              {row.reason && <span className="entry-comment">{t('month.reopened', reopeningOf(row))}</span>}
            </span>
            <strong className="entry-length tabular">{clockText(row.seconds)}</strong>
            {row.closed ? (
              <Tag tone="warning" icon={LockIcon}>
                {t('month.closed')}
              </Tag>
            ) : (
              <Tag tone="neutral">{t('month.open')}</Tag>
            )}
            {approves && (
              <Button
                variant="quiet"
                label={t(row.closed ? 'month.reopen.of' : 'month.close.of', { name: row.user.name })}
                onClick={() => setAsking({ what: row.closed ? 'reopen' : 'close', rows: [row] })}
              >
                {t(row.closed ? 'month.reopen' : 'month.close')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asking?.what === 'close' && (
        <EntryMonthClose
          month={month}
          rows={asking.rows}
          onDone={(answer) => done(answer, t('month.close.done', { n: answer.done }))}
          onClose={close}
        />
      )}
      {asking?.what === 'reopen' && (
        <Suspense>
          <EntryMonthReopen
            month={month}
            rows={asking.rows}
            onDone={(answer) => done(answer, t('month.reopen.done'))}
            onClose={close}
          />
        </Suspense>
      )}
      {report && <ListBulkReport report={reportOf(report)} onClose={() => setReport(undefined)} />}
    </Card>
  );
}

/** "112 wpisów: 100 zatwierdzonych, 12 czeka". */
function standing(t: ReturnType<typeof useText<typeof messages>>, row: MonthRow): string {
  const waiting = row.saved + row.submitted + row.rejected + row.running;
  const entries = t('month.entries', { n: row.entries });
  return waiting > 0 ? `${entries} · ${t('month.waiting', { n: waiting })}` : entries;
}

const reopeningOf = ({ reopened_by, reopened_at, reason }: MonthRow) => ({
  who: reopened_by ?? '',
  at: new Date(reopened_at ?? 0),
  reason: reason ?? '',
});
