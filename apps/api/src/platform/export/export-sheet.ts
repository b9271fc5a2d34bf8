import { setImmediate as othersFirst } from 'node:timers/promises';
import { audit } from '#platform/audit/audit.ts';
import { today } from '#platform/clock/today.ts';
import type { Context, FileAnswer } from '#platform/http/contract/handlers.ts';
import { createSemaphore } from '#platform/process/semaphore.ts';
import { type FileFormat, type Sheet, TYPES } from './sheet.ts';
import { capitalised, writeInWorker, writeSheet } from './write-sheet.ts';

export type SheetFile = FileAnswer<(typeof TYPES)[FileFormat]>;

/** Whole lists are held in memory: two at a time are enough for an office. */
const semaphore = createSemaphore(2, 20);

/** Writing up to this many rows takes 30 ms, less than starting a thread. */
const FEW = 200;
/** Rows per JSON text. */
const PART = 2_000;

export interface SheetExport {
  /** For the log. */
  name: string;
  format: FileFormat;
  /** Names the file and, capitalised, its sheet. */
  file: string;
  columns: Sheet['columns'];
  rows: () => Promise<Sheet['rows']>;
}

/** A table as a file. Its rows are only loaded when it is its turn and the client still waits. */
export function exportSheet(
  context: Pick<Context, 'db' | 'log' | 'caller' | 'ip' | 'requestId' | 'signal'>,
  { name, format, file, columns, rows: read }: SheetExport,
): Promise<SheetFile> {
  const signal = context.signal();
  return semaphore(async () => {
    signal.throwIfAborted();
    const rows = await read();
    const body =
      format === 'xlsx' && rows.length > FEW
        ? await writeInWorker({ file, columns, parts: await partsOf(rows), format }, signal)
        : await writeSheet({ title: capitalised(file), columns, rows }, format);
    context.log.info({ user: context.caller.id, list: name, format, rows: rows.length }, 'list exported');
    const written = fileNameOf(file, format);
    await noteExport(context, written, rows.length);
    return { name: written, type: TYPES[format], body };
  });
}

async function partsOf(rows: Sheet['rows']): Promise<string[]> {
  const parts: string[] = [];
  for (let start = 0; start < rows.length; start += PART) {
    parts.push(JSON.stringify(rows.slice(start, start + PART)));
    await othersFirst();
  }
  return parts;
}

/** The history of a user shows which lists they exported. */
export const noteExport = (context: Parameters<typeof audit>[0], file: string, rows: number) =>
  audit(context, { action: 'user.exported', entity: 'user', entityId: context.caller.id, after: { file, rows } });

/** With the date in Poland. */
export const fileNameOf = (file: string, format: FileFormat) => `${file}_${today()}.${format}`;
