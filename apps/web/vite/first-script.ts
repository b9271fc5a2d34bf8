import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';
import { type Bundle, entryFiles, filesOf, stylesOf, withImports } from './bundle.ts';

/** In a source: the files of each page. */
const PLACEHOLDER = '__FILES__';

interface FirstScriptOptions {
  /** Sources, in their order; plain scripts. */
  paths: string[];
  /** The modules of each page, by its address. The build writes their files into the script in place of `__FILES__`. */
  pages: Record<string, string[]>;
}

/**
 * A plain script that blocks the first paint. The build names it by its content, so that browsers can cache it.
 */
export function firstScript({ paths, pages }: FirstScriptOptions): Plugin {
  let root = '';
  let addresses = paths;
  return {
    name: 'biuro:first-script',
    configResolved: (config) => {
      root = config.root;
    },
    // In development the sources are served as they are, and no page has files of its own.
    transform: (code, id) => (paths.some((path) => id === join(root, path)) ? withFiles(code, {}) : null),
    async generateBundle(_options, bundle) {
      const sources = await Promise.all(paths.map((path) => readFile(join(root, path), 'utf8')));
      const script = sources.join('\n');
      if (!script.includes(PLACEHOLDER)) this.error(`No script asks for ${PLACEHOLDER}: see vite.config.ts.`);
      const { code: source } = await minify('first.js', withFiles(script, pageFiles(bundle, pages)));
      const fileName = `assets/first-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName, source });
      addresses = [`/${fileName}`];
    },
    // Behind the splash, which browsers draw while they wait for a script.
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace('<div id="root">', (place) =>
          [...addresses.map((src) => `<script src="${src}"></script>`), place].join('\n    '),
        ),
    },
  };
}

const withFiles = (source: string, files: Record<string, string[]>) =>
  source.replace(PLACEHOLDER, JSON.stringify(files));

/** The files that a page needs besides those that every page needs. */
function pageFiles(bundle: Bundle, pages: Record<string, string[]>): Record<string, string[]> {
  const common = withImports(bundle, entryFiles(bundle));
  const files = Object.entries(pages).map(([page, modules]) => {
    const entries = modules.flatMap((module) => filesOf(bundle, module));
    const scripts = [...withImports(bundle, entries)].filter((file) => !common.has(file) && hasCode(bundle, file));
    return [page, [...scripts.flatMap((file) => stylesOf(bundle, file)), ...scripts].map((file) => `/${file}`)];
  });
  return Object.fromEntries(files);
}

/** Vite removes a chunk that holds nothing but styles. */
function hasCode(bundle: Bundle, file: string): boolean {
  const output = bundle[file];
  return output?.type === 'chunk' && output.moduleIds.some((id) => !id.endsWith('.css'));
}
