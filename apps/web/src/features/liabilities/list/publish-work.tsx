import type { components } from '@biuro/contract';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useJob } from '#services/jobs/use-job.ts';
import { JobProgress } from '#ui/feedback/job-progress.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useLiabilityCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };

type Answer = components['schemas']['PublishAnswer']['data'];
type Job = components['schemas']['Job'];

/** How far the publishing is, and what came of it. It goes on when the dialog is closed. */
export function PublishWork({ answer: { job, publishable } }: { answer: Answer }) {
  const t = useText(messages);
  if (job) return <Work first={job} />;
  return <Notice tone="success">{t('publish.done', { n: publishable })}</Notice>;
}

function Work({ first }: { first: Job }) {
  const t = useText(messages);
  const { job, over, lost } = useJob(first);
  const { renew } = useLiabilityCalls();
  const settle = useEffectEvent(renew);
  useEffect(() => {
    if (over) settle();
  }, [over]);
  return (
    <>
      <JobProgress job={job} label={t('publish.work')} lost={lost} />
      <p>{t(over ? 'publish.ended' : 'publish.goes')}</p>
    </>
  );
}
