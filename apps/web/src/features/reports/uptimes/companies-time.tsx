import type { components } from '@biuro/contract';
import { useText } from '#services/i18n/use-text.ts';
import { timeText } from '#services/records/uptime/text.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { WaitingIcon } from '#ui/icons/icons.ts';
import { Figure, Figures } from '#ui/record/figures.tsx';
import { daysText } from '#ui/text/day.ts';
import type { ReportQuery } from '../address.ts';
import { ReportBody, ReportNote } from '../body.tsx';
import { useEntriesLink } from '../entries-link.ts';
import messages from '../messages.json' with { type: 'json' };
import { useCompaniesUptimes } from '../queries.ts';
import { topBars } from '../series.ts';
import { ReportCard } from '../settlements/report-card.tsx';
import { countText, shareText } from '../text.ts';
import { budgetColumn, companyColumn, companyKey, companyName, shareColumn, timeColumn } from './company-columns.tsx';
import { PeopleCard } from './people-card.tsx';

type Report = components['schemas']['CompaniesUptimesAnswer']['data'];
type Row = Report['rows'][number];

/** Working time of all companies in the period. */
export function CompaniesTime({ query }: { query: ReportQuery }) {
  const t = useText(messages);
  const answer = useCompaniesUptimes(query);
  return (
    <ReportBody answer={answer} figures={[t('time'), t('change'), t('companies')]}>
      {(report) => (
        <>
          <CompaniesFigures report={report} />
          {report.rows.length === 0 ? (
            <section className="card">
              <EmptyState icon={WaitingIcon} title={t('empty')}>
                {t('empty.hint')}
              </EmptyState>
            </section>
          ) : (
            <>
              <CompaniesCard report={report} query={query} />
              <PeopleCard people={report.people} query={query} />
            </>
          )}
          <ReportNote>{t('note.time')}</ReportNote>
        </>
      )}
    </ReportBody>
  );
}

function CompaniesFigures({ report }: { report: Report }) {
  const t = useText(messages);
  const { seconds, comparison, entries, rows } = report;
  const companies = rows.filter(({ company }) => company !== null).length;
  return (
    <Figures>
      <Figure label={t('time')} value={timeText(seconds)} note={t('entries.count', { n: entries })} />
      <ChangeFigure comparison={comparison} />
      <Figure label={t('companies')} value={countText(companies)} note={t('companies.note')} />
    </Figures>
  );
}

/** How much more or less than in as many days before; the words say which days. */
export function ChangeFigure({ comparison }: { comparison: components['schemas']['TimeComparison'] | null }) {
  const t = useText(messages);
  if (!comparison) return <Figure label={t('change')} value="–" note={t('change.none')} />;
  const { from, to, seconds, previous_from, previous_to, previous_seconds } = comparison;
  const change = seconds - previous_seconds;
  const share = shareText(Math.abs(change), previous_seconds);
  const value = previous_seconds === 0 ? '–' : `${change < 0 ? '−' : '+'}${share}`;
  const days = daysText({ from, to });
  const before = daysText({ from: previous_from, to: previous_to });
  return (
    <Figure
      label={t('change')}
      value={value}
      note={t('change.note', { days, before, time: timeText(previous_seconds) })}
    />
  );
}

function CompaniesCard({ report, query }: { report: Report; query: ReportQuery }) {
  const t = useText(messages);
  const entriesLink = useEntriesLink();
  const { rows, seconds } = report;
  const first = rows.find(({ company }) => company !== null);
  const bars = rows.map((row) => ({
    key: companyKey(row),
    label: companyName(row.company, t),
    value: timeText(row.seconds),
    parts: { time: row.seconds },
    mark: row.budget_seconds ?? undefined,
    // There is no filter for work of no company.
    href: row.company ? entriesLink({ ...query, company_id: row.company.id }) : undefined,
  }));
  const restOf = (some: Row[]) => some.reduce((sum, row) => sum + row.seconds, 0);
  return (
    <ReportCard<Row>
      finding={
        first
          ? t('finding.companies', { name: companyName(first.company, t), share: shareText(first.seconds, seconds) })
          : t('time')
      }
      label={t('title.companies')}
      series={[{ key: 'time', label: t('time') }]}
      bars={topBars(bars, (left) => {
        const rest = restOf(rows.slice(-left));
        return { label: t('rest.companies', { n: left }), value: timeText(rest), parts: {} };
      })}
      markLabel={t('budget')}
      rows={rows}
      rowKey={companyKey}
      columns={[
        companyColumn(t, query),
        timeColumn('time', t('time'), (row) => row.seconds, seconds),
        shareColumn(t, (row) => row.seconds, seconds),
        {
          key: 'entries',
          header: t('entries'),
          align: 'right',
          cell: (row) => countText(row.entries),
          total: countText(report.entries),
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
