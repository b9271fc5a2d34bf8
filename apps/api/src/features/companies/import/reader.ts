import { Problem } from '#platform/http/problem.ts';
import { readTable } from './file.ts';
import type { Read } from './read-in-process.ts';

export async function run(file: Uint8Array): Promise<Read> {
  try {
    return { lines: await readTable(Buffer.from(file)) };
  } catch (error) {
    if (error instanceof Problem) return { mistakes: error.mistakes };
    throw error;
  }
}
