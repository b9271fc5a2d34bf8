import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

/** Prints what a browser downloads, compressed with brotli, until each of the named modules is usable. */
export function sizes(routes: Record<string, string>): Plugin {
  return {
    name: 'biuro:sizes',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const [name, module] of Object.entries(routes)) {
        const files = [...closure(bundle, [...entries(bundle), ...owners(bundle, module)])];
        const bytes = files.map((file) => brotliCompressSync(codeOf(bundle, file)).length);
        this.info(`${name}: ${kilobytes(bytes)} kB of JavaScript in ${files.length} files (brotli)`);
      }
    },
  };
}

function chunks(bundle: Bundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}

function entries(bundle: Bundle): string[] {
  return chunks(bundle)
    .filter((chunk) => chunk.isEntry)
    .map((chunk) => chunk.fileName);
}

function owners(bundle: Bundle, module: string): string[] {
  return chunks(bundle)
    .filter((chunk) => chunk.moduleIds.some((id) => id.endsWith(module)))
    .map((chunk) => chunk.fileName);
}

function closure(bundle: Bundle, files: string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    const output = bundle[file];
    if (output?.type !== 'chunk' || seen.has(file)) continue;
    seen.add(file);
    closure(bundle, output.imports, seen);
  }
  return seen;
}

function codeOf(bundle: Bundle, file: string): string {
  const output = bundle[file];
  return output?.type === 'chunk' ? output.code : '';
}

function kilobytes(bytes: number[]): string {
  return (bytes.reduce((total, size) => total + size, 0) / 1000).toFixed(1);
}
