import type { components } from '@biuro/contract';
import { useText } from '#services/i18n/use-text.ts';
import { timeText } from '#services/records/uptime/text.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { WaitingIcon } from '#ui/icons/icons.ts';
import { Figure, Figures } from '#ui/record/figures.tsx';
import type { ReportQuery } from '../address.ts';
import { ReportBody, ReportNote } from '../body.tsx';
import { useEntriesLink } from '../entries-link.ts';
import messages from '../messages.json' with { type: 'json' };
import { useProfitability } from '../queries.ts';
import { topBars } from '../series.ts';
import { shareText } from '../text.ts';
import {
  budgetColumn,
  companyColumn,
  companyKey,
  companyName,
  shareColumn,
  timeColumn,
} from '../uptimes/company-columns.tsx';
import { ReportCard } from './report-card.tsx';

type Report = components['schemas']['ProfitabilityAnswer']['data'];
type Row = Report['rows'][number];

/** What each company costs the office in time, and how much of it in the days when time is short. */
export function Profitability({ query }: { query: ReportQuery }) {
  const t = useText(messages);
  const answer = useProfitability(query);
  return (
    <ReportBody answer={answer} figures={[t('time'), t('peak'), t('over.budget')]}>
      {(report) => (
        <>
          <CostFigures report={report} />
          <p className="report-basis">{t('basis.hours')}</p>
          {report.rows.length === 0 ? (
            <section className="card">
              <EmptyState icon={WaitingIcon} title={t('empty')}>
                {t('empty.hint')}
              </EmptyState>
            </section>
          ) : (
            <CostCard report={report} query={query} />
          )}
          <ReportNote>{t('note.profitability')}</ReportNote>
        </>
      )}
    </ReportBody>
  );
}

function CostFigures({ report: { seconds, peak_seconds, rows } }: { report: Report }) {
  const t = useText(messages);
  const over = rows.filter((row) => row.budget_seconds !== null && row.seconds > row.budget_seconds);
  const excess = over.reduce((sum, row) => sum + row.seconds - (row.budget_seconds ?? 0), 0);
  return (
    <Figures>
      <Figure label={t('time')} value={timeText(seconds)} note={t('hours.note')} />
      <Figure
        label={t('peak')}
        value={timeText(peak_seconds)}
        note={t('peak.note', { share: shareText(peak_seconds, seconds) })}
      />
      <Figure
        label={t('over.budget')}
        value={t('companies.count', { n: over.length })}
        note={over.length === 0 ? t('over.none') : t('over.note', { time: timeText(excess) })}
      />
    </Figures>
  );
}

function CostCard({ report: { rows, seconds, peak_seconds }, query }: { report: Report; query: ReportQuery }) {
  const t = useText(messages);
  const entriesLink = useEntriesLink();
  const bars = rows.map((row) => ({
    key: companyKey(row),
    label: companyName(row.company, t),
    value: timeText(row.seconds),
    parts: { peak: row.peak_seconds, calm: row.seconds - row.peak_seconds },
    href: row.company ? entriesLink({ ...query, company_id: row.company.id }) : undefined,
  }));
  return (
    <ReportCard<Row>
      finding={t('finding.peak', { share: shareText(peak_seconds, seconds) })}
      label={t('title.profitability')}
      series={[
        { key: 'peak', label: t('peak') },
        { key: 'calm', label: t('calm') },
      ]}
      bars={topBars(bars, (left) => {
        const rest = rows.slice(-left).reduce((sum, row) => sum + row.seconds, 0);
        return { label: t('rest.companies', { n: left }), value: timeText(rest), parts: {} };
      })}
      rows={rows}
      rowKey={companyKey}
      columns={[
        companyColumn(t, query),
        timeColumn('time', t('time'), (row) => row.seconds, seconds),
        shareColumn(t, (row) => row.seconds, seconds),
        timeColumn('peak', t('peak'), (row) => row.peak_seconds, peak_seconds),
        {
          key: 'peak_share',
          header: t('peak.share'),
          align: 'right',
          cell: (row) => shareText(row.peak_seconds, row.seconds),
          total: shareText(peak_seconds, seconds),
        },
        timeColumn(
          'billable',
          t('billable'),
          (row) => row.billable_seconds,
          rows.reduce((sum, row) => sum + row.billable_seconds, 0),
        ),
        budgetColumn(t, (row) => row),
      ]}
    />
  );
}
