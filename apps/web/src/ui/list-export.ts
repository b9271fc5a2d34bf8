import { fileNameOf } from './file-name.ts';
import { type ListQuery, listParameters } from './list-query.ts';
import type { FileFormat, ListSource } from './list-source.ts';

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
  save(data, fileNameOf(response.headers.get('content-disposition')) ?? `export.${format}`);
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the address when it starts the download, which it does after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
