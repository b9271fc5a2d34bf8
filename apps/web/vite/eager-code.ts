import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets the browser compile these chunks whole, beside the main thread, while they arrive: otherwise it compiles each function when it is
 * first called, and most functions of these files are called before the first page is drawn. Other browsers ignore the comment. It has
 * to be the first line of the file, so it cannot be written with `output.banner`.
 */
export function eagerCode(names: string[]): Plugin {
  return {
    name: 'biuro:eager-code',
    apply: 'build',
    augmentChunkHash: ({ name }) => (names.includes(name) ? hint : undefined),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const name of names) {
          const chunks = Object.values(bundle).filter((output) => output.type === 'chunk' && output.name === name);
          if (chunks.length === 0) this.error(`The build has no chunk "${name}" to compile early: see vite.config.ts.`);
          for (const chunk of chunks) if (chunk.type === 'chunk') chunk.code = hint + chunk.code;
        }
      },
    },
  };
}
