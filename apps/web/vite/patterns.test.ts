import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { chunks } from './chunks.ts';
import { eagerCode } from './eager-code.ts';
import { firstScript } from './first-script.ts';
import { fontPreload } from './font-preload.ts';
import { serviceWorker } from './service-worker.ts';
import { sizes } from './sizes.ts';

/** A web app of three files. */
const root = mkdtempSync(join(tmpdir(), 'biuro-build-'));
mkdirSync(join(root, 'src'));
const files = {
  'index.html':
    '<!doctype html><html><head></head><body><script type="module" src="/src/main.js"></script></body></html>',
  'src/main.js': "import './main.css'; import('./page.js').then(({ page }) => page());",
  'src/main.css': "@font-face { font-family: roboto; src: url('./roboto.woff2') }",
  'src/page.js': "export const page = () => console.log('page');",
  'src/first.js': 'console.log(__FILES__);',
  'src/worker.js': "console.log(__SHELL__, '__BUILD__');",
  'src/roboto.woff2': 'font',
};
for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), content);
afterAll(() => rmSync(root, { recursive: true }));

/** The names of the files that a build makes, or the sentence with which it fails. */
async function built(plugin: Plugin): Promise<string[] | string> {
  try {
    const result = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [plugin],
      build: { write: false, assetsInlineLimit: 0, rolldownOptions: { output: { chunkFileNames: '[name].js' } } },
    });
    if (!('output' in result)) throw new Error('One build with one output was asked for');
    return result.output.map(({ fileName }) => fileName);
  } catch (error) {
    return String(error);
  }
}

const worker = (options: { modules?: string[]; assets?: RegExp }) =>
  serviceWorker({ path: 'src/worker.js', modules: ['/src/page.js'], assets: /\.woff2$/, addresses: ['/'], ...options });

const first = (page: string) => firstScript({ paths: ['/src/first.js'], pages: { '/': [page] } });

test('a build in which every path and pattern fits succeeds', async () => {
  expect(await built(chunks([{ name: 'pages', modules: [/\/src\/page\.js$/] }]))).toContain('pages.js');
  for (const plugin of [
    eagerCode(['page']),
    fontPreload(/roboto/),
    sizes({ page: { modules: ['/src/page.js'], atMost: 2 } }),
    first('/src/page.js'),
    worker({}),
  ])
    expect(await built(plugin)).toContain('page.js');
  expect(await built(worker({}))).toContain('sw.js');
});

test.each([
  [
    'a pattern of a chunk',
    chunks([{ name: 'pages', modules: [/\/src\/page\.js$/, /moved\.js$/] }]),
    'The chunk pages asks for /moved\\.js$/, which fits no module: see vite/chunks.ts.',
  ],
  [
    'an exception of a chunk',
    chunks([{ name: 'pages', modules: [/page\.js$/], except: [/old\.js$/] }]),
    'The chunk pages asks for /old\\.js$/, which fits no module: see vite/chunks.ts.',
  ],
  [
    'a chunk that is compiled early',
    eagerCode(['page', 'greeting']),
    'The build has no chunk "greeting" to compile early: see vite.config.ts.',
  ],
  ['a font', fontPreload(/lato/), 'No font of the build fits /lato/: see vite.config.ts.'],
  [
    'a module that is measured',
    sizes({ page: { modules: ['/src/moved.js'], atMost: 2 } }),
    'No script of the build holds /src/moved.js: see vite.config.ts.',
  ],
  [
    'a module of a page that is asked for early',
    first('/src/moved.js'),
    'No script of the build holds /src/moved.js: see vite.config.ts.',
  ],
  [
    'a module of the shell',
    worker({ modules: ['/src/moved.js'] }),
    'No script of the build holds /src/moved.js: see vite.config.ts.',
  ],
  ['a file of the shell', worker({ assets: /\.ttf$/ }), 'No file of the build fits /\\.ttf$/: see vite.config.ts.'],
])('%s that fits nothing fails the build and is named', async (_what, plugin, sentence) => {
  expect(await built(plugin)).toContain(sentence);
});

test('a first script that does not ask for the files of its pages fails the build', async () => {
  const plugin = firstScript({ paths: ['/src/page.js'], pages: { '/': ['/src/page.js'] } });
  expect(await built(plugin)).toContain('No script asks for __FILES__: see vite.config.ts.');
});

test('a page that has grown beyond its budget fails the build, which says by how much', async () => {
  const plugin = sizes({ 'first page': { modules: ['/src/page.js'], atMost: 0.1 } });
  expect(await built(plugin)).toMatch(
    /first page: \d+\.\d kB of JavaScript in 2 files \(brotli\), more than 0\.1: load later what it does not show at first/,
  );
});
