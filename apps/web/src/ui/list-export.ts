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
  link.hidden = true;
  // Outside of the document a link may lose its name on the way to the download, which begins after this task.
  document.body.append(link);
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
    link.remove();
  }, 60_000);
}
