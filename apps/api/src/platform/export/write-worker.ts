import { parentPort, workerData } from 'node:worker_threads';
import type { Sheet } from './sheet.ts';
import { capitalised, type LongSheet, writeSheet } from './write-sheet.ts';

const { file, columns, parts, format }: LongSheet = workerData;
const rows = parts.flatMap((part): Sheet['rows'] => JSON.parse(part));
const written = await writeSheet({ title: capitalised(file), columns, rows }, format);
const bytes = new Uint8Array(written);
parentPort?.postMessage(bytes, [bytes.buffer]);
