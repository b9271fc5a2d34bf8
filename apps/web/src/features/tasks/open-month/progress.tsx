import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useJob } from '#services/jobs/use-job.ts';
import { type Job, JobProgress } from '#ui/feedback/job-progress.tsx';
import { Facts } from '#ui/record/facts.tsx';
import { tasksChanged } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };

const shown = ['settlements', 'payrolls', 'liabilities', 'declarations'] as const;

/** How far the month is, and at the end what came of it. */
export function OpenMonthWork({ first }: { first: Job }) {
  const t = useText(messages);
  const client = useQueryClient();
  const { job, over, lost } = useJob(first);
  useEffect(() => {
    if (over) tasksChanged(client);
  }, [over, client]);
  const facts = shown.flatMap((key) => {
    const n = job.counts[key];
    return n === undefined ? [] : [{ label: t(`open_month.${key}`), value: t('number', { n }) }];
  });
  return (
    <>
      <JobProgress job={job} label={t('open_month.work')} lost={lost} />
      {over ? <Facts facts={facts} /> : <p>{t('open_month.leave')}</p>}
    </>
  );
}
