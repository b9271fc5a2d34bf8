import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { ApiError } from '@biuro/core/lib/failure.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';

export type Job = components['schemas']['Job'];

/** Milliseconds between two polls: short at first, because many jobs end at once. */
const first = 100;
const longest = 1000;

/** Polls a job until it ends and writes its progress to stderr. A job that failed does not undo what it has done. */
export async function followJob(context: Context, portal: OpenPortal, job: Job): Promise<Job> {
  const progress = createProgress(context);
  let now = job;
  for (let delay = first; now.finished_at === null; delay = Math.min(delay * 2, longest)) {
    progress.tell(now);
    await new Promise<void>((resolve) => void portal.ports.clock.setTimeout(resolve, delay));
    now = await readJob(portal, job.id);
  }
  progress.end(now);
  if (now.status !== 'failed') return now;
  throw new ApiError({ kind: 'unexpected', code: 'job_failed', message: now.error ?? context.text('job.failed') });
}

export async function readJob({ api }: OpenPortal, id: string): Promise<Job> {
  return (await unwrap(api.GET('/jobs/{id}', { params: { path: { id } } }))).data;
}

/** In a terminal it rewrites one line; elsewhere it writes a line for each change. */
function createProgress({ terminal: { stderr }, output, text }: Context) {
  let told = '';
  const sentenceOf = ({ kind, done, total }: Job) => text(`job.${kind}`, { done, total });
  const rewrite = (line: string) => {
    stderr.clearLine(0);
    stderr.cursorTo(0);
    stderr.write(line);
  };

  return {
    tell(job: Job) {
      const sentence = sentenceOf(job);
      if (output.json || sentence === told || job.total === 0) return;
      told = sentence;
      if (stderr.isTTY) rewrite(sentence);
      else output.note(sentence);
    },
    end(job: Job) {
      if (stderr.isTTY && told !== '') rewrite('');
      if (job.status === 'done') output.note(sentenceOf(job));
    },
  };
}
