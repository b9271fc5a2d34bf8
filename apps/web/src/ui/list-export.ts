import { fileNameOf } from './file-name.ts';
import { type ListQuery, listParameters } from './list-query.ts';
import type { FileFormat, ListSource } from './list-source.ts';
import { saveFile } from './save-file.ts';

interface Export {
  format: FileFormat;
  query: ListQuery;
  columns: string[];
}

/** Fetches the rows of the query on all their pages and hands them to the person as a file. */
export async function saveExport<Row, Filters>(
  file: NonNullable<ListSource<Row, Filters>['file']>,
  { format, query, columns }: Export,
): Promise<void> {
  const { page: _page, limit: _limit, ...parameters } = listParameters<Filters>(query);
  const { data, response } = await file({ ...parameters, format, columns: columns.join(',') });
  saveFile(data, fileNameOf(response.headers.get('content-disposition')) ?? `export.${format}`);
}
