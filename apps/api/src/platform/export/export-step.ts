import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { PageBound } from '#platform/database/list/list.ts';
import type { JobStep, StepOf, StepResult } from '#platform/jobs/job-step.ts';
import type { ExportParams } from './export-later.ts';
import { addFile, addPart, findReader, takeParts } from './export-queries.ts';
import { fileNameOf, noteExport } from './export-sheet.ts';
import { type Layout, type ListExport, layoutOf, type Reader } from './list-export.ts';
import { writeInWorker } from './write-sheet.ts';

/** Rows of one step. */
const PART = 5_000;

/** Where the next step continues: after a row, or with the file when all rows are there. */
type Place = { number: number; after?: PageBound } | 'file';

interface Work {
  step: StepOf;
  params: ExportParams;
  definition: ListExport;
  layout: Layout;
  reader: Reader;
}

/**
 * Reads a long list in parts and makes a file of it. It contains what the user may see by then; users who have left get
 * nothing.
 */
export function createExportStep(exports: ListExport[]): JobStep {
  return async (step) => {
    const params = step.params as unknown as ExportParams; // as `exportLater` wrote it
    const definition = exports.find(({ operation }) => operation === params.operation);
    const reader = step.createdBy === null ? undefined : await findReader(step.db, step.createdBy);
    if (!definition || !reader) {
      await takeParts(step.db, step.id);
      return { done: step.done, total: step.total, counts: {}, more: false };
    }
    const layout = layoutOf(definition, step.tenant, params.query, params.locale);
    const work = { step, params, definition, layout, reader };
    const place: Place = step.cursor === undefined ? { number: 0 } : JSON.parse(step.cursor);
    return place === 'file' ? writeFile(work) : readPart(work, place);
  };
}

async function readPart({ step, params, definition, layout, reader }: Work, place: Exclude<Place, 'file'>) {
  const { db, tenant } = step;
  const { list } = definition;
  const context = { db, tenant, caller: reader };
  const scope = definition.scope(reader);
  const total = place.number === 0 ? await list.count(context, scope, params.query) : step.total;
  const query = { ...params.query, limit: PART, after: place.after };
  const { rows, bound } = await list.exportPart(context, scope, query, layout.keys);
  await addPart(db, step.id, place.number, JSON.stringify(rows.map(layout.cellsOf)));
  const next: Place = bound ? { number: place.number + 1, after: bound } : 'file';
  const done = step.done + rows.length;
  return { done, total: Math.max(done, total), counts: {}, cursor: JSON.stringify(next), more: true };
}

async function writeFile({ step, params, layout, reader }: Work): Promise<StepResult> {
  const { db, id, done } = step;
  const { format } = params.query;
  const parts = await takeParts(db, id);
  const body = await keepTransactionAlive(
    db,
    writeInWorker({ file: layout.file, columns: layout.columns, parts, format }, step.signal),
  );
  const name = fileNameOf(layout.file, format);
  await addFile(db, { job_id: id, user_id: reader.id, name, format, body });
  const { ip, requestId } = params;
  await noteExport({ db, caller: reader, ip, requestId }, name, done);
  return { done, total: done, counts: { rows: done }, more: false };
}

/** The database ends a transaction that is idle for ten seconds, and 200 000 rows take longer. */
async function keepTransactionAlive<T>(db: Db, work: Promise<T>): Promise<T> {
  // When the connection is lost, the next statement reports it.
  const asking = setInterval(() => void sql`SELECT 1`.execute(db).catch(() => {}), 250);
  try {
    return await work;
  } finally {
    clearInterval(asking);
  }
}
