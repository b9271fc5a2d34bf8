#!/usr/bin/env node
// Plain JavaScript for Node 20: starts the bundle if it has been built, else the sources, which need Node 24.
import module from 'node:module';

// Unlike `import`, `require` evaluates only those exports of a Node module that are used.
const require = module.createRequire(import.meta.url);
const { existsSync } = require('node:fs');
const { homedir } = require('node:os');
const { dirname, isAbsolute, join } = require('node:path');
const { fileURLToPath } = require('node:url');

const bundle = join(dirname(fileURLToPath(import.meta.url)), '../dist/biuro.js');
const built = existsSync(bundle);
if (!built && Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    'biuro has not been built yet: run `npm run build` first, or start it from its sources with `npm run biuro`.',
  );
  process.exit(1);
}

const cache = process.env.XDG_CACHE_HOME ?? '';
// Security: the compile cache is in the user's own directory, because others could put code into a shared one.
module.enableCompileCache?.(join(isAbsolute(cache) ? cache : join(homedir(), '.cache'), 'biuro'));

const { main } = built ? require(bundle) : await import('../src/main.ts');
await main(process);
