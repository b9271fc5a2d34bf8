import type { components } from '@biuro/contract';
import { useText } from '#services/i18n/use-text.ts';
import { usePlace } from '#services/navigation/use-navigation.ts';
import { timeText } from '#services/records/uptime/text.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { WaitingIcon } from '#ui/icons/icons.ts';
import { Figure, Figures } from '#ui/record/figures.tsx';
import { ReportBody, ReportNote } from '../body.tsx';
import { useReportFiles } from '../files.ts';
import { ReportFrame } from '../frame.tsx';
import messages from '../messages.json' with { type: 'json' };
import { useUptimesReport } from '../queries.ts';
import { useReportQuery } from '../use-report-query.ts';
import { CategoriesCard } from './categories-card.tsx';
import { ChangeFigure } from './companies-time.tsx';
import { MonthsCard } from './months-card.tsx';

type Report = components['schemas']['ReportUptimesAnswer']['data'];

/** Working time of a company by month and activity, beside its budget. */
export function ReportUptimes() {
  const t = useText(messages);
  const { id = '' } = usePlace().params;
  const controls = useReportQuery('twelve');
  const { query } = controls;
  const answer = useUptimesReport(id, query);
  return (
    <ReportFrame
      look="uptimes"
      company={answer.data?.company}
      missing={answer.error !== null && failureOf(answer.error).status === 404}
      controls={controls}
      presets={['month', 'quarter', 'year', 'twelve']}
      file={useReportFiles(query, id).uptimes}
    >
      <ReportBody answer={answer} figures={[t('time'), t('change'), t('budget')]}>
        {(report) => (
          <>
            <TimeFigures report={report} />
            {report.entries === 0 ? (
              <section className="card">
                <EmptyState icon={WaitingIcon} title={t('empty')}>
                  {t('empty.hint')}
                </EmptyState>
              </section>
            ) : (
              <>
                <MonthsCard report={report} query={query} />
                <CategoriesCard report={report} query={query} />
              </>
            )}
            <ReportNote>{t('note.uptimes')}</ReportNote>
          </>
        )}
      </ReportBody>
    </ReportFrame>
  );
}

function TimeFigures({ report }: { report: Report }) {
  const t = useText(messages);
  const { seconds, entries, comparison, budget_seconds } = report;
  const left = (budget_seconds ?? 0) - seconds;
  return (
    <Figures>
      <Figure label={t('time')} value={timeText(seconds)} note={t('entries.count', { n: entries })} />
      <ChangeFigure comparison={comparison} />
      <Figure
        label={t('budget')}
        value={budget_seconds === null ? '–' : timeText(budget_seconds)}
        note={
          budget_seconds === null
            ? t('budget.none')
            : t(left < 0 ? 'budget.over' : 'budget.left', { time: timeText(Math.abs(left)) })
        }
      />
    </Figures>
  );
}
