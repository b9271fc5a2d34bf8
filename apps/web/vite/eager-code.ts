import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets the browser compile files whole, beside the main thread, while they arrive: otherwise it compiles each function when it is
 * first called, and on the way to the first page most functions of these files are. A browser that does not know the mark passes
 * it over. It counts at the very top alone, which Vite's own banner takes.
 */
export function eagerCode(wanted: RegExp): Plugin {
  return {
    name: 'biuro:eager-code',
    apply: 'build',
    augmentChunkHash: ({ name }) => (wanted.test(name) ? hint : undefined),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && wanted.test(output.name)) output.code = hint + output.code;
      },
    },
  };
}
