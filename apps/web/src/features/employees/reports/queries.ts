import type { components, operations } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { ApiError } from '@biuro/core/lib/failure.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '#services/portal/use-portal.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import type { ListSource } from '#ui/list/source.ts';
import { employeeKeys } from '../form/queries.ts';
import type { StaffReport } from '../form/terms.ts';

type Schemas = components['schemas'];
export type ReportFilters = NonNullable<NonNullable<operations['listStaffReports']['parameters']['query']>['filters']>;

const all = ['staff-reports'] as const;

/** What a company has reported about its staff, newest first. */
export function useReports(companyId: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...all, 'company', companyId],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/companies/{id}/staff-reports', { params: { path: { id: companyId } }, signal }))).data,
  });
}

/** Reports of all companies, for the office. */
export function useReportSource(): ListSource<StaffReport, ReportFilters> {
  const api = useApi();
  return useMemo(
    () => ({
      key: [...all, 'list'],
      page: (query, signal) => unwrap(api.GET('/staff-reports', { params: { query }, signal })),
    }),
    [api],
  );
}

/** What can be done with reports. The calls throw what the server has against them. */
export function useReportCalls() {
  const api = useApi();
  const client = useQueryClient();
  /** A report adds employees and changes them, and home pages tell of it. */
  const keep = async (call: Promise<Schemas['StaffReportAnswer']>, hours: Schemas['WorkedHours'][] = []) => {
    const { data } = await call.catch((thrown: unknown) => throwFlat(thrown, hours));
    for (const queryKey of [all, employeeKeys.all, ['home']]) void client.invalidateQueries({ queryKey });
    return data;
  };
  const once = (key: string) => ({ 'Idempotency-Key': key });
  return {
    send: (companyId: string, body: Schemas['NewStaffReport'], key: string) => {
      const params = { path: { id: companyId }, header: once(key) };
      return keep(unwrap(api.POST('/companies/{id}/staff-reports', { params, body })), body.hours);
    },
    correct: (id: string, body: Schemas['StaffReportUpdate']) =>
      keep(unwrap(api.PUT('/staff-reports/{id}', { params: { path: { id } }, body })), body.hours),
    move: (id: string, body: Schemas['StaffReportMove'], key: string) =>
      keep(unwrap(api.POST('/staff-reports/{id}/status', { params: { path: { id }, header: once(key) }, body }))),
  };
}

/**
 * The form asks for a new employee beside everything else: errors inside the employee belong to the fields of its own. Hours were sent
 * as a list and stand in the form by employee.
 */
function throwFlat(thrown: unknown, hours: Schemas['WorkedHours'][]): never {
  const failure = failureOf(thrown);
  const fields = failure.fields?.map((field) => ({
    ...field,
    pointer: field.pointer.replace(/^\/new_employee\//, '/').replace(/^\/hours\/(\d+)\/.*/, (whole, index: string) => {
      const worked = hours[Number(index)];
      return worked ? `/hours/${worked.employee_id}` : whole;
    }),
  }));
  throw new ApiError({ ...failure, ...(fields && { fields }) }, { cause: thrown });
}
