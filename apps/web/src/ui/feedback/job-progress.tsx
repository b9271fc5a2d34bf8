import type { components } from '@biuro/contract';
import { words } from '#ui/text/words.ts';
import messages from './messages.json' with { type: 'json' };
import './job-progress.css';

export type Job = components['schemas']['Job'];

interface JobProgressProps {
  /** Its latest state, from `useJob`. */
  job: Job;
  /** What is being done: "Otwieranie miesiąca". */
  label: string;
  /** The latest poll got no answer. */
  lost?: boolean;
}

/** Progress of a background job; its end is announced. */
export function JobProgress({ job, label, lost = false }: JobProgressProps) {
  const t = words(messages);
  const { status, done, total, error } = job;
  const over = status === 'done' || status === 'failed';
  const part = status === 'done' ? 1 : total === 0 ? undefined : Math.min(1, done / total);
  const text = status === 'running' && total > 0 ? t('job.running', { done, total }) : t(`job.${shownStatus(status)}`);
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

/** A running job that has not counted its work yet is shown as queued. */
function shownStatus(status: Job['status']): 'queued' | 'done' | 'failed' {
  return status === 'running' ? 'queued' : status;
}
