#!/usr/bin/env node
// Plain JavaScript for Node 20: starts the bundle where it has been built, else the sources, which need Node 24.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

const bundle = new URL('../dist/main.js', import.meta.url);
const cache = process.env.XDG_CACHE_HOME ?? '';
// Compiled code is kept in the person's own directory: in a shared one somebody else could put code there.
module.enableCompileCache?.(join(isAbsolute(cache) ? cache : join(homedir(), '.cache'), 'biuro'));

const { main } = await import(existsSync(bundle) ? bundle.href : new URL('../src/main.ts', import.meta.url).href);
await main(process);
