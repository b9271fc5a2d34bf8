import type { Job } from '#ui/feedback/job-progress.tsx';
import { fileNameOf, saveFile } from '#ui/files/save-file.ts';
import { type ListQuery, listParameters } from '../query.ts';
import type { FileFormat, ListSource } from '../source.ts';

interface Export {
  format: FileFormat;
  query: ListQuery;
  columns: string[];
}

/** Saves the rows of the query, of all pages, as a file. Returns the job where the server writes a long file in the background (202). */
export async function saveExport(
  file: NonNullable<ListSource<unknown>['file']>,
  { format, query, columns }: Export,
): Promise<Job | undefined> {
  const { page: _page, limit: _limit, ...parameters } = listParameters(query);
  const { data, response } = await file({ ...parameters, format, columns: columns.join(',') });
  // The contract says what comes with this status.
  if (response.status === 202) return (JSON.parse(await data.text()) as { data: Job }).data;
  saveFile(data, fileNameOf(response.headers.get('content-disposition')) ?? `export.${format}`);
  return undefined;
}
