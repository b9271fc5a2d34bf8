import type { components } from '@biuro/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useJob } from '#services/jobs/use-job.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { JobProgress } from '#ui/feedback/job-progress.tsx';
import { useLiabilityCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { PublishResult } from './publish-result.tsx';

type Answer = components['schemas']['PublishAnswer']['data'];
type Job = components['schemas']['Job'];

interface PublishWorkProps {
  answer: Answer;
  ids: string[];
}

/** How far the publishing is, and what became of each amount. It goes on when the dialog is closed. */
export function PublishWork({ answer, ids }: PublishWorkProps) {
  return answer.job ? (
    <Work job={answer.job} begun={answer} ids={ids} />
  ) : (
    <PublishResult begun={answer} ended={answer} />
  );
}

function Work({ job: first, begun, ids }: { job: Job; begun: Answer; ids: string[] }) {
  const t = useText(messages);
  const { job, over, lost } = useJob(first);
  const { publish, renew } = useLiabilityCalls();
  const settle = useEffectEvent(renew);
  useEffect(() => {
    if (over) settle();
  }, [over]);
  // The job only counts; a look at the amounts tells what became of each.
  const result = useQuery({
    queryKey: ['published', job.id],
    queryFn: () => publish({ ids, channels: ['email'], dry_run: true }),
    enabled: over,
    gcTime: 0,
  });
  return (
    <>
      <JobProgress job={job} label={t('publish.work')} lost={lost} />
      {!over && <p>{t('publish.goes')}</p>}
      {result.data && <PublishResult begun={begun} ended={result.data} />}
      {result.error && (
        <FailureState
          title={t('publish.result.failed')}
          failure={failureOf(result.error)}
          retry={() => void result.refetch()}
        />
      )}
    </>
  );
}
