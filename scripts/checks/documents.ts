// The documents name the code by its paths: each path in them exists. Paths are written from the root of the repository, from a package or an
// app, or from its `src`; a file alone by its name.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { sourceFiles } from '../library/source-files.ts';

const STARTS = [
  '',
  'docs/',
  ...['apps/api', 'apps/web', 'apps/cli', 'packages/core', 'packages/testing'].flatMap((own) => [
    `${own}/`,
    `${own}/src/`,
  ]),
];
const FOLDERS = /^(apps|packages|scripts|openapi|tenants|docs|app|features|domain|platform|services|ui|terminal)\//;
const FILE = /\.(tsx?|mjs|json|ya?ml|css|sql|svg|conf|service|timer)$/;
/** Made by a build or a run. */
const MADE = /(^|\/)dist(\/|$)|^\.biuro\.json$/;

const files = sourceFiles();
const known = new Set(files);
for (const file of files)
  for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) known.add(folder);
const names = new Set(files.map((file) => posix.basename(file)));

const documents = files.filter((file) => /^(docs\/.*|[A-Z]+)\.md$/.test(file));
let paths = 0;
for (const document of documents)
  for (const [place, line] of readFileSync(document, 'utf8').split('\n').entries())
    for (const [, path = ''] of line.matchAll(/`([\w./-]+?)\/?`/g)) {
      const isPath = path.includes('/') ? FOLDERS.test(path) || FILE.test(path) : FILE.test(path);
      if (!isPath || path.startsWith('/') || MADE.test(path)) continue;
      paths += 1;
      const exists = path.includes('/') ? STARTS.some((start) => known.has(start + path)) : names.has(path);
      if (exists) continue;
      console.error(`${document}:${place + 1} names ${path}, which does not exist.`);
      process.exitCode = 1;
    }
console.log(`${paths} paths in ${documents.length} documents`);
