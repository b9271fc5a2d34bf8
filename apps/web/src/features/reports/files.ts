import { answerOf } from '@biuro/core/api/unwrap.ts';
import { useApi } from '#services/portal/use-portal.ts';
import type { FileFormat } from '#ui/list/source.ts';
import type { ReportQuery } from './address.ts';

/** Fetches a report as a file. */
export type ReportFile = (format: FileFormat) => Promise<{ data: Blob; response: Response }>;

/** Each report as a file, with what it is asked for on the screen. */
export function useReportFiles(query: ReportQuery, id = '') {
  const api = useApi();
  const { from, to } = query;
  const path = { id };
  const blob = 'blob' as const;
  return {
    companies: ((format) => {
      const params = { query: { ...query, format } };
      return answerOf(api.GET('/reports/companies-uptimes/export', { params, parseAs: blob }));
    }) satisfies ReportFile,
    profitability: ((format) => {
      const params = { query: { ...query, format } };
      return answerOf(api.GET('/reports/profitability/export', { params, parseAs: blob }));
    }) satisfies ReportFile,
    settlements: ((format) => {
      const params = { path, query: { from, to, format } };
      return answerOf(api.GET('/reports/{id}/export', { params, parseAs: blob }));
    }) satisfies ReportFile,
    uptimes: ((format) => {
      const params = { path, query: { ...query, format } };
      return answerOf(api.GET('/reports/{id}/uptimes/export', { params, parseAs: blob }));
    }) satisfies ReportFile,
    workers: ((format) => {
      const params = { path, query: { ...query, format } };
      return answerOf(api.GET('/reports/{id}/workeruptimes/export', { params, parseAs: blob }));
    }) satisfies ReportFile,
  };
}
