import type { Rolldown } from 'vite';

export type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

/** The scripts that every page loads. */
export function entryFiles(bundle: Bundle): string[] {
  return chunksOf(bundle)
    .filter((chunk) => chunk.isEntry)
    .map((chunk) => chunk.fileName);
}

/** The scripts that hold the module whose path ends so. There is one: a path that has moved would be left out in silence. */
export function filesOf(bundle: Bundle, module: string): string[] {
  const files = chunksOf(bundle)
    .filter((chunk) => chunk.moduleIds.some((id) => id.endsWith(module)))
    .map((chunk) => chunk.fileName);
  if (files.length === 0) throw new Error(`No script of the build holds ${module}: see vite.config.ts.`);
  return files;
}

/** These scripts with everything that they import statically. */
export function withImports(bundle: Bundle, files: string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    const output = bundle[file];
    if (output?.type !== 'chunk' || seen.has(file)) continue;
    seen.add(file);
    withImports(bundle, output.imports, seen);
  }
  return seen;
}

/** The style sheets that come with a script. */
export function stylesOf(bundle: Bundle, file: string): string[] {
  const output = bundle[file];
  return output?.type === 'chunk' ? [...(output.viteMetadata?.importedCss ?? [])] : [];
}

function chunksOf(bundle: Bundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}
