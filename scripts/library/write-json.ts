import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { root } from './process.ts';

/** Writes the results of a command as JSON; `path` is relative to the root of the repository. */
export function writeJson(path: string, found: unknown): void {
  const file = resolve(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
}
