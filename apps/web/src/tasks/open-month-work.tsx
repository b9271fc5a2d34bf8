import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useJob } from '../app/use-job.ts';
import { useText } from '../app/use-text.ts';
import { Facts } from '../ui/facts.tsx';
import { type Job, JobProgress } from '../ui/job-progress.tsx';
import messages from './messages.json' with { type: 'json' };
import { renewTasks } from './task-calls.ts';

const shown = ['settlements', 'payrolls', 'liabilities', 'declarations'] as const;

/** How far the month is, and at the end what came of it. */
export function OpenMonthWork({ first }: { first: Job }) {
  const t = useText(messages);
  const client = useQueryClient();
  const { job, over, lost } = useJob(first);
  useEffect(() => {
    if (over) renewTasks(client);
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
