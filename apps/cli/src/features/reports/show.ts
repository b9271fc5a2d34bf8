import { type Download, exportList, type Format } from '#terminal/lists/export.ts';
import type { MessageId } from '#terminal/output/words.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';

/** The definition of a report. */
export interface Report<Answer, Row> {
  /** Requests the report. */
  read: (portal: OpenPortal) => Promise<Answer>;
  download: (portal: OpenPortal, format: Format) => Promise<Download>;
  /** `--export`. */
  file: string | undefined;
  rowsOf: (answer: Answer) => Row[];
  headings: MessageId[];
  /** For people, under the headings. */
  cells: (row: Row) => string[];
  /** For programs: ids, keys and seconds. */
  record: (row: Row) => string[];
  /** The sum, as a message to stderr. */
  sum: (answer: Answer) => string;
}

/** Writes a report to a file, or shows its rows and their sum. */
export async function showReport<Answer, Row>(context: Context, report: Report<Answer, Row>): Promise<void> {
  const { output, text, withPortal } = context;
  if (report.file !== undefined) return exportList(context, report.file, report.download);
  const answer = await withPortal((portal) => {
    portal.person();
    return report.read(portal);
  });
  const rows = report.rowsOf(answer);
  output.show(answer, () =>
    output.forPeople && rows.length > 0
      ? output.table(
          report.headings.map((heading) => text(heading)),
          rows.map(report.cells),
        )
      : output.tabSeparated(rows.map(report.record)),
  );
  output.note(rows.length === 0 ? text('reports.none') : report.sum(answer));
}
