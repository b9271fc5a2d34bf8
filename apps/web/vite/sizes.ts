import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { type Bundle, entryFiles, filesOf, withImports } from './bundle.ts';

interface PageSize {
  /** What is drawn before the page is usable: frame, page and slots. */
  modules: string[];
  /** kB of JavaScript, compressed with brotli. */
  atMost: number;
}

/** Prints what a browser downloads until each of these pages is usable. A page that has grown beyond its budget fails the build. */
export function sizes(pages: Record<string, PageSize>): Plugin {
  return {
    name: 'biuro:sizes',
    apply: 'build',
    generateBundle: {
      // By then Vite has written the files of each `import()` into the scripts.
      order: 'post',
      handler(_options, bundle) {
        for (const [name, { modules, atMost }] of Object.entries(pages)) {
          const files = [
            ...withImports(bundle, [...entryFiles(bundle), ...modules.flatMap((one) => filesOf(bundle, one))]),
          ];
          const bytes = files.map((file) => brotliCompressSync(codeOf(bundle, file)).length);
          const kilobytes = bytes.reduce((total, size) => total + size, 0) / 1000;
          const size = `${name}: ${kilobytes.toFixed(1)} kB of JavaScript in ${files.length} files (brotli)`;
          if (kilobytes > atMost)
            this.error(
              `${size}, more than ${atMost}: load later what it does not show at first, or see vite.config.ts.`,
            );
          this.info(size);
        }
      },
    },
  };
}

function codeOf(bundle: Bundle, file: string): string {
  const output = bundle[file];
  return output?.type === 'chunk' ? output.code : '';
}
