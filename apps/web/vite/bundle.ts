import type { Rolldown } from 'vite';

export type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

/** The scripts that every page begins with. */
export function entryFiles(bundle: Bundle): string[] {
  return chunksOf(bundle)
    .filter((chunk) => chunk.isEntry)
    .map((chunk) => chunk.fileName);
}

/** The scripts that hold the module whose path ends so. */
export function filesOf(bundle: Bundle, module: string): string[] {
  return chunksOf(bundle)
    .filter((chunk) => chunk.moduleIds.some((id) => id.endsWith(module)))
    .map((chunk) => chunk.fileName);
}

/** These scripts with all that they import before they can run. */
export function withImports(bundle: Bundle, files: string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    const output = bundle[file];
    if (output?.type !== 'chunk' || seen.has(file)) continue;
    seen.add(file);
    withImports(bundle, output.imports, seen);
  }
  return seen;
}

function chunksOf(bundle: Bundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}
