import type { components } from '@biuro/contract';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';

export type CompanyPerson = components['schemas']['CompanyPerson'];
type NewPerson = components['schemas']['NewCompanyPerson'];

/** What somebody of the client's side can be in a company. */
export const companyRoles = [
  'representative',
  'authorised',
  'employee',
  'viewer',
] as const satisfies readonly components['schemas']['CompanyRole'][];

const keyOf = (id: string) => ['companies', 'one', id, 'people'] as const;

/** The people on the client's side who see a company. */
export function usePeople(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/companies/{id}/people', { params: { path: { id } }, signal }))).data,
  });
}

export function useAddPerson(id: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewPerson) => {
      const header = { 'Idempotency-Key': createIdempotencyKey() };
      return (await unwrap(api.POST('/companies/{id}/people', { params: { path: { id }, header }, body }))).data;
    },
    onSuccess: (people) => void client.setQueryData(keyOf(id), people),
  });
}

export function useRemovePerson(id: string, onRemoved: (person: CompanyPerson) => void) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (person: CompanyPerson) =>
      unwrap(api.DELETE('/companies/{id}/people/{user_id}', { params: { path: { id, user_id: person.id } } })),
    onSuccess: (_answer, person) => {
      client.setQueryData<CompanyPerson[]>(keyOf(id), (people) => people?.filter((one) => one.id !== person.id));
      onRemoved(person);
    },
  });
}

type Invitation = components['schemas']['CompanyInvitation'];

/** Calls about invitations to a company; each answers the people as they are then. */
export function useInvitations(id: string) {
  const api = useApi();
  const client = useQueryClient();
  const keep = async (call: Promise<{ data: CompanyPerson[] }>) => {
    client.setQueryData(keyOf(id), (await call).data);
  };
  const of = (person: CompanyPerson) => ({ params: { path: { id, user_id: person.id } } });
  return {
    invite: (body: Invitation, key: string) =>
      keep(
        unwrap(
          api.POST('/companies/{id}/people/invite', {
            params: { path: { id }, header: { 'Idempotency-Key': key } },
            body,
          }),
        ),
      ),
    resend: (person: CompanyPerson) =>
      keep(unwrap(api.POST('/companies/{id}/people/{user_id}/resend-invite', of(person)))),
    withdraw: (person: CompanyPerson) =>
      keep(unwrap(api.POST('/companies/{id}/people/{user_id}/withdraw-invite', of(person)))),
  };
}
