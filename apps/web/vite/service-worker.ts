import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';
import { entryFiles, filesOf, stylesOf, withImports } from './bundle.ts';

interface ServiceWorkerOptions {
  /** The source: a plain script that asks for `__SHELL__` and `__BUILD__`. */
  path: string;
  /** Modules of the shell besides the scripts that every page loads. */
  modules: string[];
  /** Other files of the build that the shell needs, by their names. */
  assets: RegExp;
  /** Addresses of the shell that are no files of the build. */
  addresses: string[];
}

/** Writes sw.js with the list of what the portal needs to open without a connection. */
export function serviceWorker({ path, modules, assets, addresses }: ServiceWorkerOptions): Plugin {
  let root = '';
  return {
    name: 'biuro:service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    // The first script is emitted by a plugin before this one, and is a part of the shell.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const scripts = [
          ...withImports(bundle, [...entryFiles(bundle), ...modules.flatMap((one) => filesOf(bundle, one))]),
        ];
        const others = Object.keys(bundle).filter((file) => assets.test(file));
        if (others.length === 0) this.error(`No file of the build fits ${assets}: see vite.config.ts.`);
        const files = [
          ...new Set([...scripts, ...scripts.flatMap((file) => stylesOf(bundle, file)), ...others]),
        ].toSorted();
        const shell = [...addresses, ...files.map((file) => `/${file}`)];
        const build = createHash('sha256').update(shell.join()).digest('base64url').slice(0, 8);
        const source = (await readFile(join(root, path), 'utf8'))
          .replace('__SHELL__', JSON.stringify(shell))
          .replace('__BUILD__', build);
        const { code } = await minify('sw.js', source);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
      },
    },
  };
}
