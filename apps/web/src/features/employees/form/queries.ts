import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';

type Schemas = components['schemas'];

export const employeeKeys = {
  all: ['employees'] as const,
  of: (companyId: string) => ['employees', companyId] as const,
  deleted: (companyId: string) => ['employees', companyId, 'deleted'] as const,
};

/** Who works for a company, by last name. */
export function useEmployees(companyId: string) {
  const api = useApi();
  return useQuery({
    queryKey: employeeKeys.of(companyId),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/companies/{id}/employees', { params: { path: { id: companyId } }, signal }))).data,
  });
}

/** What the office does with employees. The calls throw what the server has against them. */
export function useEmployeeCalls(companyId: string) {
  const api = useApi();
  const client = useQueryClient();
  const renew = () => client.invalidateQueries({ queryKey: employeeKeys.of(companyId) });
  return {
    add: async (body: Schemas['NewEmployee'], key: string) => {
      const params = { path: { id: companyId }, header: { 'Idempotency-Key': key } };
      const { data } = await unwrap(api.POST('/companies/{id}/employees', { params, body }));
      void renew();
      return data;
    },
    change: async (id: string, body: Schemas['EmployeeUpdate']) => {
      const params = { path: { id: companyId, employee_id: id } };
      const { data } = await unwrap(api.PUT('/companies/{id}/employees/{employee_id}', { params, body }));
      void renew();
      return data;
    },
    remove: async (id: string) => {
      const params = { path: { id: companyId, employee_id: id } };
      await unwrap(api.DELETE('/companies/{id}/employees/{employee_id}', { params }));
      void renew();
    },
    restore: async (id: string) => {
      const params = { path: { id: companyId, employee_id: id } };
      await unwrap(api.POST('/companies/{id}/employees/{employee_id}/restore', { params }));
      void renew();
    },
    /** PESEL and passport in full; the history of the company tells of it. */
    readIdentity: async (id: string) => {
      const params = { path: { id: companyId, employee_id: id } };
      return (await unwrap(api.POST('/companies/{id}/employees/{employee_id}/identity', { params }))).data;
    },
    find: async (id: string) => {
      const params = { path: { id: companyId } };
      const { data } = await unwrap(api.GET('/companies/{id}/employees', { params }));
      return data.find((employee) => employee.id === id);
    },
  };
}
