import type { components } from '@biuro/contract';
import { usePlace } from '../app/use-navigation.ts';
import { useText } from '../app/use-text.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { failureOf } from '../ui/failure.ts';
import { Figure } from '../ui/figure.tsx';
import { Figures } from '../ui/figures.tsx';
import { WaitingIcon } from '../ui/icons.ts';
import { timeText } from '../ui/uptime-text.ts';
import { CategoriesCard } from './categories-card.tsx';
import { ChangeFigure } from './companies-time.tsx';
import messages from './messages.json' with { type: 'json' };
import { MonthsCard } from './months-card.tsx';
import { ReportBody } from './report-body.tsx';
import { useReportFiles } from './report-files.ts';
import { ReportFrame } from './report-frame.tsx';
import { ReportNote } from './report-note.tsx';
import { useUptimesReport } from './report-queries.ts';
import { daysIn } from './report-text.ts';
import { useReportQuestion } from './use-report-question.ts';

type Report = components['schemas']['ReportUptimesAnswer']['data'];

/** Working time of a company by month and activity, beside its budget. */
export function ReportUptimes() {
  const t = useText(messages);
  const { id = '' } = usePlace().params;
  const controls = useReportQuestion('twelve');
  const { question } = controls;
  const answer = useUptimesReport(id, question);
  return (
    <ReportFrame
      look="uptimes"
      company={answer.data?.company}
      missing={answer.error !== null && failureOf(answer.error).status === 404}
      controls={controls}
      presets={['month', 'quarter', 'year', 'twelve']}
      file={useReportFiles(question, id).uptimes}
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
                <MonthsCard report={report} question={question} />
                <CategoriesCard report={report} question={question} />
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
  const { seconds, entries, previous_seconds, budget_seconds } = report;
  const left = (budget_seconds ?? 0) - seconds;
  return (
    <Figures>
      <Figure label={t('time')} value={timeText(seconds)} note={t('entries.count', { n: entries })} />
      <ChangeFigure seconds={seconds} previous={previous_seconds} days={daysIn(report)} />
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
