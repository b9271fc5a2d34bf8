import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets the browser compile these chunks whole, beside the main thread, while they arrive: otherwise it compiles each function when it is
 * first called, and on the way to the first page most functions of these files are. A browser that does not know the mark passes
 * it over. It counts at the very top alone, which Vite's own banner takes.
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
