// The static export of the web app (apps/web/dist) and the CLI in one file. The server runs from its sources.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, root } from './library/process.ts';

const PARTS = [
  {
    name: 'web app',
    filter: '@biuro/web',
    result: 'apps/web/dist/index.html',
    sources: ['apps/web', 'packages/core', 'openapi/generated', 'scripts/library/compile-messages.ts'],
  },
  {
    name: 'command line',
    filter: '@biuro/cli',
    result: 'apps/cli/dist/biuro.js',
    sources: ['apps/cli', 'packages/core', 'openapi/generated', 'scripts/library/compile-messages.ts'],
  },
];
const SKIPPED = new Set(['node_modules', 'dist', 'e2e', 'test-results']);
const onlyIfStale = process.argv.includes('--if-stale');

for (const { name, filter, result, sources } of PARTS) {
  const stamp = join(root, result, '..', '.built-from');
  const state = stateOf(['pnpm-lock.yaml', ...sources]);
  if (onlyIfStale && existsSync(join(root, result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === state)
    continue;
  console.error(`Building the ${name}…`);
  await must('pnpm', ['--filter', filter, 'run', 'build'], { show: onlyIfStale ? 'collect' : 'inherit' });
  writeFileSync(stamp, state);
}

/** Names, sizes and times of all source files, as one short text. */
function stateOf(paths: string[]): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    const stat = statSync(join(root, path));
    if (!stat.isDirectory()) return void hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
    for (const name of readdirSync(join(root, path)).toSorted()) if (!SKIPPED.has(name)) add(join(path, name));
  };
  paths.forEach(add);
  return hash.digest('hex');
}
