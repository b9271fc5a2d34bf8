import type { components } from '@biuro/contract';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';

export type MonthPlan = components['schemas']['OpenMonthAnswer']['data'];

/** What opening the month will create; asked each time, because it changes with every company. */
export function useMonthPreview(period: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['tasks', 'open-month', period],
    queryFn: async ({ signal }) =>
      (await unwrap(api.POST('/tasks/open-month', { body: { period, dry_run: true }, signal }))).data,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Whether the month was opened before: most of its settlements exist, not only one that somebody has added by hand. */
export function isOpened(plan: MonthPlan | undefined): boolean {
  return plan !== undefined && plan.exists > plan.settlements + plan.payrolls;
}

/** Starts it. */
export function useOpenMonth(): (period: string) => Promise<MonthPlan> {
  const api = useApi();
  return async (period) => {
    const params = { header: { 'Idempotency-Key': createIdempotencyKey() } };
    return (await unwrap(api.POST('/tasks/open-month', { params, body: { period, dry_run: false } }))).data;
  };
}
