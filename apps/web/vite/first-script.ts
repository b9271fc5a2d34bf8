import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

/**
 * A plain script that the page waits for before it paints. A build names it by its content, so that a browser which has it need not
 * ask for it again.
 */
export function firstScript(path: string): Plugin {
  let address = path;
  let source: string | undefined;
  return {
    name: 'biuro:first-script',
    async configResolved({ command, root }) {
      if (command !== 'build') return;
      source = (await minify(path, await readFile(join(root, path), 'utf8'))).code;
      address = `/assets/first-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
    },
    generateBundle() {
      if (source) this.emitFile({ type: 'asset', fileName: address.slice(1), source });
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: address }, injectTo: 'head' }],
  };
}
