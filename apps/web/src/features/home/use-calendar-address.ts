import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';

const key = ['calendar', 'address'];

/** Whether the person has an address of their calendar, and the calls that make it and stop it. */
export function useCalendarAddress() {
  const api = useApi();
  const client = useQueryClient();
  const { data: state } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await unwrap(api.GET('/users/me/calendar', { signal }))).data,
  });
  const renew = () => client.invalidateQueries({ queryKey: key });
  return {
    state,
    make: async () => {
      const { data } = await unwrap(api.POST('/users/me/calendar'));
      await renew();
      return data.url;
    },
    stop: async () => {
      await unwrap(api.DELETE('/users/me/calendar'));
      await renew();
    },
  };
}
