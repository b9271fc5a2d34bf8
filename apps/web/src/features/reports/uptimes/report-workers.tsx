import type { components } from '@biuro/contract';
import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { usePlace } from '#services/navigation/use-navigation.ts';
import { timeText, uptimeStatusText } from '#services/records/uptime/text.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { WaitingIcon } from '#ui/icons/icons.ts';
import { Figure, Figures } from '#ui/record/figures.tsx';
import { type ReportQuery, writeReportQuery } from '../address.ts';
import { ReportBody, ReportNote } from '../body.tsx';
import { useEntriesLink } from '../entries-link.ts';
import { useReportFiles } from '../files.ts';
import { ReportFrame } from '../frame.tsx';
import messages from '../messages.json' with { type: 'json' };
import { useWorkersReport } from '../queries.ts';
import { ReportCard } from '../settlements/report-card.tsx';
import { countText } from '../text.ts';
import { useReportQuery } from '../use-report-query.ts';
import { timeColumn } from './company-columns.tsx';
import { EntriesCard } from './entries-card.tsx';

type Report = components['schemas']['ReportWorkersAnswer']['data'];
type Worker = Report['people'][number];

/** In the order of the approval. */
const states = ['saved', 'submitted', 'approved', 'invoiced', 'rejected'] as const;

/** Who worked for a company, whether it is approved, and every entry. */
export function ReportWorkers() {
  const t = useText(messages);
  const { id = '' } = usePlace().params;
  const controls = useReportQuery('month');
  const { query } = controls;
  const asked = writeReportQuery(query);
  const [turned, setTurned] = useState({ asked, page: 1 });
  const page = turned.asked === asked ? turned.page : 1;
  const answer = useWorkersReport(id, { ...query, page });
  return (
    <ReportFrame
      look="workers"
      company={answer.data?.data.company}
      missing={answer.error !== null && failureOf(answer.error).status === 404}
      controls={controls}
      presets={['month', 'previous', 'quarter', 'year']}
      file={useReportFiles(query, id).workers}
    >
      <ReportBody wide answer={answer} figures={[t('time'), t('entries'), t('waiting')]}>
        {({ data: report, meta }) => (
          <>
            {report.only_own && <Notice tone="info">{t('only_own')}</Notice>}
            <Figures>
              <Figure
                label={t('time')}
                value={timeText(report.seconds)}
                note={t('people.count', { n: report.people.length })}
              />
              <Figure label={t('entries')} value={countText(report.entries)} note={t('entries.note')} />
              <Figure label={t('waiting')} value={countText(report.waiting)} note={t('waiting.note')} />
            </Figures>
            {report.entries === 0 ? (
              <section className="card">
                <EmptyState icon={WaitingIcon} title={t('empty')}>
                  {t('empty.hint')}
                </EmptyState>
              </section>
            ) : (
              <>
                <WorkersCard report={report} query={query} />
                <EntriesCard
                  company={report.company.name}
                  rows={report.rows}
                  meta={meta}
                  onPage={(next) => setTurned({ asked, page: next })}
                />
              </>
            )}
            <ReportNote>{t('note.time')}</ReportNote>
          </>
        )}
      </ReportBody>
    </ReportFrame>
  );
}

function WorkersCard({ report: { company, people, seconds, waiting }, query }: { report: Report; query: ReportQuery }) {
  const t = useText(messages);
  const entriesLink = useEntriesLink();
  const sumOf = (state: (typeof states)[number]) => people.reduce((sum, person) => sum + person[state], 0);
  const used = states.filter((state) => sumOf(state) > 0);
  return (
    <ReportCard<Worker>
      finding={
        waiting === 0 ? t('finding.nothing_waits') : t('finding.waiting', { time: timeText(sumOf('submitted')) })
      }
      label={t('people')}
      series={used.map((key) => ({ key, label: uptimeStatusText(key) }))}
      bars={people.map((person) => ({
        key: person.user.id,
        label: person.user.name,
        value: timeText(person.seconds),
        parts: Object.fromEntries(used.map((state) => [state, person[state]])),
        href: entriesLink({ ...query, company_id: company.id, user_id: person.user.id }),
      }))}
      rows={people}
      rowKey={({ user }) => user.id}
      columns={[
        { key: 'person', header: t('person'), cell: ({ user }) => user.name },
        timeColumn('time', t('time'), (person) => person.seconds, seconds),
        ...used.map((state) =>
          timeColumn<Worker>(state, uptimeStatusText(state), (person) => person[state], sumOf(state)),
        ),
        {
          key: 'entries',
          header: t('entries'),
          align: 'right',
          cell: (person) => countText(person.entries),
          total: countText(people.reduce((sum, { entries }) => sum + entries, 0)),
        },
      ]}
    />
  );
}
