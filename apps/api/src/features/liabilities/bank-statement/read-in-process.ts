import { OutOfMemory, runInProcess } from '#platform/process/run-in-process.ts';
import type { Statement, StatementFault } from './line.ts';

const MODULE = new URL('./reader.ts', import.meta.url);
/** Several times what a statement of the largest size takes. */
const MEGABYTES = 256;

/** `readStatement` in a process of its own: requests do not wait for it, and no file can take the server's memory. */
export const readInProcess = (body: Buffer, signal?: AbortSignal): Promise<Statement | StatementFault> =>
  runInProcess<Statement | StatementFault>(MODULE, body, { signal, megabytes: MEGABYTES }).catch(
    (error: unknown): StatementFault => {
      if (error instanceof OutOfMemory) return 'too_large';
      throw error;
    },
  );
