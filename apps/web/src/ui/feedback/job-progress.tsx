import type { components } from '@biuro/contract';
import { words } from '#ui/text/words.ts';
import messages from './messages.json' with { type: 'json' };
import './job-progress.css';

export type Job = components['schemas']['Job'];

interface JobProgressProps {
  /** As `useJob` knows it now. */
  job: Job;
  /** What is being done: "Otwieranie miesiąca". */
  label: string;
  /** The latest question about it found no answer. */
  lost?: boolean;
}

/** How far work in the background is; its end is spoken. */
export function JobProgress({ job, label, lost = false }: JobProgressProps) {
  const t = words(messages);
  const { status, done, total, error } = job;
  const over = status === 'done' || status === 'failed';
  const part = status === 'done' ? 1 : total === 0 ? undefined : Math.min(1, done / total);
  const text = status === 'running' && total > 0 ? t('job.running', { done, total }) : t(`job.${ended(status)}`);
  return (
    <div className="job" data-status={status}>
      <div className="job-line">
        <span className="job-label">{label}</span>
        <span className="job-text">{text}</span>
      </div>
      <progress className="job-bar" aria-label={label} max={1} value={part} />
      <p className="job-more" role="status">
        {over && <span className="visually-hidden">{text}. </span>}
        {error}
        {lost && !over && t('job.lost')}
      </p>
    </div>
  );
}

/** Running before anything was counted is still waiting. */
function ended(status: Job['status']): 'queued' | 'done' | 'failed' {
  return status === 'running' ? 'queued' : status;
}
