import type { Api } from '@biuro/core/api/client.ts';
import { answerOf, unwrap } from '@biuro/core/api/unwrap.ts';
import type { ExportPort } from '#ui/list/export/context.ts';

/** The calls behind a file that is made in the background. */
export function exportPort(api: Api): ExportPort {
  return {
    job: async (id, signal) => (await unwrap(api.GET('/jobs/{id}', { params: { path: { id } }, signal }))).data,
    file: (id) => answerOf(api.GET('/exports/{id}', { params: { path: { id } }, parseAs: 'blob' })),
  };
}
