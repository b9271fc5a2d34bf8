import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';

type Job = components['schemas']['Job'];

/** Milliseconds between two requests for a job that is not done. */
const pause = 1_000;

/** Polls a job until it is over. `lost` while the last request has failed. */
export function useJob(first: Job): { job: Job; over: boolean; lost: boolean } {
  const api = useApi();
  const { data: job, isError } = useQuery({
    queryKey: ['jobs', first.id],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/jobs/{id}', { params: { path: { id: first.id } }, signal }))).data,
    initialData: first,
    initialDataUpdatedAt: 0,
    refetchInterval: ({ state }) => (isOver(state.data ?? first) ? false : pause),
  });
  return { job, over: isOver(job), lost: isError };
}

function isOver({ status }: Job): boolean {
  return status === 'done' || status === 'failed';
}
