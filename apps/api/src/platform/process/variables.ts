import { readFileSync } from 'node:fs';

/** Environment variables as the process has them. */
export type Variables = Record<string, string | undefined>;

/** A mistake of the operator: one sentence that names the variable. */
export class EnvironmentError extends Error {}

/** What the file holds that a variable names, without the space around it; undefined without the variable. */
export function fileOf(variables: Variables, name: string): string | undefined {
  const path = variables[name];
  if (!path) return undefined;
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    throw new EnvironmentError(`${name} names a file that cannot be read: ${path}.`);
  }
}
