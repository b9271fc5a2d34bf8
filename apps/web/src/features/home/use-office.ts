import { unwrap } from '@biuro/core/api/unwrap.ts';
import { isOpen } from '@biuro/core/navigation/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { useUser } from '#services/session/use-session.ts';

/** As many as a card of the home shows. */
const few = 5;

/** Companies that the person looks after: the first few by name, and how many there are. */
export function useMyClients() {
  const api = useApi();
  const { id } = useUser();
  const query = { limit: few, sort: 'name:asc', filters: { owner_id: id } };
  return useQuery({
    queryKey: ['companies', 'mine', id],
    queryFn: ({ signal }) => unwrap(api.GET('/companies', { params: { query }, signal })),
    enabled: isOpen('dashboard-companies', useConfig()),
  });
}

/** People with an account of this status: the newest few, and how many there are. */
export function useUsersOf(status: 'active' | 'invited') {
  const api = useApi();
  const query = { limit: few, sort: 'created_at:desc', filters: { status } };
  return useQuery({
    queryKey: ['users', 'of', status],
    queryFn: ({ signal }) => unwrap(api.GET('/users', { params: { query }, signal })),
    enabled: isOpen('dashboard-users', useConfig()),
  });
}
