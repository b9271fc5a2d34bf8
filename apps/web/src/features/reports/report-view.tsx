import type { components } from '@biuro/contract';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useText } from '#services/i18n/use-text.ts';
import { usePlace } from '#services/navigation/use-navigation.ts';
import { timeText } from '#services/records/uptime/text.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { TasksIcon } from '#ui/icons/icons.ts';
import { Figure, Figures } from '#ui/record/figures.tsx';
import { moneyText } from '#ui/text/money-text.ts';
import { periodText } from '#ui/text/period.ts';
import { ReportBody, ReportNote } from './body.tsx';
import { useReportFiles } from './files.ts';
import { ReportFrame } from './frame.tsx';
import messages from './messages.json' with { type: 'json' };
import { useSettlementsReport } from './queries.ts';
import { ReportCard } from './settlements/report-card.tsx';
import { type Settlement, settlementColumns } from './settlements/settlement-columns.tsx';
import { useReportQuery } from './use-report-query.ts';

type Report = components['schemas']['ReportAnswer']['data'];

/** The settlements of a company: when each stage was reached, what was to pay, and who was late. */
export function ReportView() {
  const t = useText(messages);
  const { id = '' } = usePlace().params;
  const controls = useReportQuery('past');
  const { query, day } = controls;
  const answer = useSettlementsReport(id, query);
  return (
    <ReportFrame
      look="settlements"
      company={answer.data?.company}
      missing={answer.error !== null && failureOf(answer.error).status === 404}
      controls={controls}
      presets={['previous', 'quarter', 'year', 'past']}
      file={useReportFiles(query, id).settlements}
    >
      <ReportBody wide answer={answer} figures={[t('late'), t('amount'), t('time')]}>
        {(report) => (
          <>
            <SettlementFigures report={report} />
            {report.settlements.length === 0 ? (
              <section className="card">
                <EmptyState icon={TasksIcon} title={t('empty.settlements')} />
              </section>
            ) : (
              <SettlementsCard report={report} day={day} />
            )}
            <ReportNote>{t('note.settlements')}</ReportNote>
          </>
        )}
      </ReportBody>
    </ReportFrame>
  );
}

function SettlementFigures({ report: { late, amount, paid, seconds, settlements } }: { report: Report }) {
  const t = useText(messages);
  return (
    <Figures>
      <Figure
        label={t('late')}
        value={t('days', { n: late.client + late.office })}
        note={t('late.note', { client: late.client, office: late.office })}
      />
      <Figure label={t('amount')} value={moneyText(amount)} note={t('paid.note', { paid: moneyText(paid) })} />
      <Figure label={t('time')} value={timeText(seconds)} note={t('settlements.count', { n: settlements.length })} />
    </Figures>
  );
}

function SettlementsCard({ report, day }: { report: Report; day: string }) {
  const t = useText(messages);
  const { settlements, late } = report;
  const delayed = settlements.filter((row) => row.late.client + row.late.office > 0);
  return (
    <ReportCard<Settlement>
      finding={
        delayed.length === 0
          ? t('finding.in_time')
          : t(lateFinding(late), {
              n: delayed.length,
              all: settlements.length,
            })
      }
      label={t('look.settlements')}
      series={[
        { key: 'client', label: t('late.client') },
        { key: 'office', label: t('late.office') },
      ]}
      bars={delayed.length === 0 ? [] : settlements.map(toBar(t))}
      rows={settlements}
      rowKey={({ task }) => task.id}
      columns={settlementColumns(t, report, day)}
    />
  );
}

const lateFinding = ({ client, office }: Report['late']) =>
  client === office ? 'finding.late' : client > office ? 'finding.late_client' : 'finding.late_office';

const toBar =
  (t: ReturnType<typeof useText<typeof messages>>) =>
  ({ task, late }: Settlement) => ({
    key: task.id,
    label: periodText(task.period),
    value: t('days', { n: late.client + late.office }),
    parts: late,
    href: pathOf('dashboard-tasks-view', { id: task.id }),
  });
