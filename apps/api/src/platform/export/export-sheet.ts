import { setImmediate as othersFirst } from 'node:timers/promises';
import { audit } from '#platform/audit/audit.ts';
import { today } from '#platform/clock/today.ts';
import type { Context, FileAnswer } from '#platform/http/contract/handlers.ts';
import { createSemaphore } from '#platform/process/semaphore.ts';
import { type FileFormat, type Sheet, TYPES } from './sheet.ts';
import { capitalised, writeInWorker, writeSheet } from './write-sheet.ts';

export type SheetFile = FileAnswer<(typeof TYPES)[FileFormat]>;

/** Whole lists are held in memory: a few at a time are enough for an office, whoever waits longer is asked to come back. */
const semaphore = createSemaphore(2, 20);

/** A workbook of so many rows is written in 30 ms, sooner than a thread begins. */
const FEW = 200;
/** Rows that become text in one piece. */
const PART = 2_000;

export interface SheetExport {
  /** What the log calls it. */
  name: string;
  format: FileFormat;
  /** Names the file and, with a capital, its sheet. */
  file: string;
  columns: Sheet['columns'];
  rows: () => Promise<Sheet['rows']>;
}

/** A table as a file. Its rows are asked for when there is room for them, unless nobody waits for it any more. */
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

/** Who took which list out of the portal stands in their own history. */
export const noteExport = (context: Parameters<typeof audit>[0], file: string, rows: number) =>
  audit(context, { action: 'user.exported', entity: 'user', entityId: context.caller.id, after: { file, rows } });

/** With the day on which it is made, in Poland. */
export const fileNameOf = (file: string, format: FileFormat) => `${file}_${today()}.${format}`;
