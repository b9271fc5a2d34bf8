import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { ApiError } from '@biuro/core/lib/failure.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';
import { recordsChanged } from '#services/queries/records-changed.ts';
import { failureOf } from '#ui/feedback/failure.ts';

declare module '#services/queries/records-changed.ts' {
  interface RecordChanges {
    'staff-reports': true;
  }
}

type Schemas = components['schemas'];

export const reportKeys = {
  all: ['staff-reports'] as const,
  list: ['staff-reports', 'list'] as const,
  ofCompany: (id: string) => ['staff-reports', 'company', id] as const,
};

/** What a company has reported about its staff, newest first. */
export function useReports(companyId: string) {
  const api = useApi();
  return useQuery({
    queryKey: reportKeys.ofCompany(companyId),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/companies/{id}/staff-reports', { params: { path: { id: companyId } }, signal }))).data,
  });
}

/** What can be done with reports. The calls throw what the server has against them. */
export function useReportCalls() {
  const api = useApi();
  const client = useQueryClient();
  /** A report adds employees and changes them, and home pages tell of it. */
  const keep = async (call: Promise<Schemas['StaffReportAnswer']>, hours: Schemas['WorkedHours'][] = []) => {
    const { data } = await call.catch((thrown: unknown) => throwFlat(thrown, hours));
    void recordsChanged(client, 'staff-reports');
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
