import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { type Bundle, entryFiles, filesOf, withImports } from './bundle.ts';

/** Prints what a browser downloads, compressed with brotli, until each of the named modules is usable. */
export function sizes(routes: Record<string, string>): Plugin {
  return {
    name: 'biuro:sizes',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const [name, module] of Object.entries(routes)) {
        const files = [...withImports(bundle, [...entryFiles(bundle), ...filesOf(bundle, module)])];
        const bytes = files.map((file) => brotliCompressSync(codeOf(bundle, file)).length);
        this.info(`${name}: ${kilobytes(bytes)} kB of JavaScript in ${files.length} files (brotli)`);
      }
    },
  };
}

function codeOf(bundle: Bundle, file: string): string {
  const output = bundle[file];
  return output?.type === 'chunk' ? output.code : '';
}

function kilobytes(bytes: number[]): string {
  return (bytes.reduce((total, size) => total + size, 0) / 1000).toFixed(1);
}
