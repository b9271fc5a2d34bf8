import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Bundles the program into a few files that Node 20 runs; what only some commands need is loaded when they run. */
export async function buildCli(): Promise<void> {
  await rm(here('../dist'), { recursive: true, force: true });
  await build({
    input: here('../src/main.ts'),
    platform: 'node',
    transform: { target: 'node20' },
    output: { dir: here('../dist'), format: 'esm', minify: true, chunkFileNames: '[name].js' },
  });
}

if (import.meta.main) await buildCli();
