import { unwrap } from '@biuro/core/api/unwrap.ts';
import { isEnabled, type ModuleName } from '@biuro/core/config/config.ts';
import { useQuery } from '@tanstack/react-query';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useApi } from '#services/portal/use-portal.ts';

/** Milliseconds that a question waits for these numbers. */
const PATIENCE = 2_000;

/** How many companies and open tasks somebody of the office has; 0 where that is not told in time. Asked each time, because it changes. */
export function useHandOver(id: string, wanted: boolean) {
  const api = useApi();
  const config = useConfig();
  return useQuery({
    queryKey: ['hand-over', id],
    queryFn: async ({ signal: closed }) => {
      const signal = AbortSignal.any([closed, AbortSignal.timeout(PATIENCE)]);
      const count = (module: ModuleName, ask: () => Promise<{ meta: { total: number } }>) =>
        isEnabled(config, module)
          ? ask().then(
              ({ meta }) => meta.total,
              () => 0,
            )
          : 0;
      const owned = { limit: 1, filters: { owner_id: id } };
      const assigned = { limit: 1, filters: { assignee_id: id, open: true } };
      const [companies, tasks] = await Promise.all([
        count('company', () => unwrap(api.GET('/companies', { params: { query: owned }, signal }))),
        count('tasks', () => unwrap(api.GET('/tasks', { params: { query: assigned }, signal }))),
      ]);
      return { companies, tasks };
    },
    enabled: wanted,
    gcTime: 0,
  });
}
