import { join } from 'node:path';
import type { Plugin } from 'vite';

const THEIRS = '../createLucideIcon.mjs';

/** Has the icons of Lucide drawn by our own function. A version of Lucide whose icons import another one fails the build. */
export function icons(maker: string): Plugin {
  let root = '';
  let taken = false;
  return {
    name: 'biuro:icons',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId(source) {
      if (source !== THEIRS) return null;
      taken = true;
      return join(root, maker);
    },
    buildEnd(error) {
      if (!error && !taken) this.error(`No picture of Lucide imports ${THEIRS}: see ${maker}.`);
    },
  };
}
