import type { Job } from '#ui/feedback/job-progress.tsx';
import { fileNameOf, saveFile } from '#ui/files/save-file.ts';
import { type ListQuery, listParameters } from '../query.ts';
import type { FileFormat, ListSource } from '../source.ts';

interface Export {
  format: FileFormat;
  query: ListQuery;
  columns: string[];
}

/** Fetches the rows of the query on all their pages and hands them to the person as a file; answers the job that makes a long one. */
export async function saveExport<Row, Filters>(
  file: NonNullable<ListSource<Row, Filters>['file']>,
  { format, query, columns }: Export,
): Promise<Job | undefined> {
  const { page: _page, limit: _limit, ...parameters } = listParameters<Filters>(query);
  const { data, response } = await file({ ...parameters, format, columns: columns.join(',') });
  // The contract says what comes with this status.
  if (response.status === 202) return (JSON.parse(await data.text()) as { data: Job }).data;
  saveFile(data, fileNameOf(response.headers.get('content-disposition')) ?? `export.${format}`);
  return undefined;
}
