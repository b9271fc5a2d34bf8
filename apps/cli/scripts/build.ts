import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'rolldown';
import { compileMessages } from '../../../scripts/library/compile-messages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const directory = here('../dist');

/** Commander loads it at every start for external commands, which we do not have. Our commands load it when they need it. */
const withoutChildProcess: Plugin = {
  name: 'without node:child_process',
  resolveId: (id, importer) => (id === 'node:child_process' && importer?.includes('commander') ? '\0empty' : null),
  load: (id) => (id === '\0empty' ? 'export default {}' : null),
};

/**
 * Bundles the program for Node 20. What only some commands need is in files that are loaded when they run. The files are
 * CommonJS, because an import reads every export of a Node module: of `node:http` that loads the whole of `fetch`.
 */
export async function buildCli(): Promise<void> {
  await build({
    input: here('../src/main.ts'),
    platform: 'node',
    plugins: [withoutChildProcess, compileMessages],
    transform: { target: 'node20' },
    output: {
      dir: directory,
      format: 'cjs',
      dynamicImportInCjs: false,
      minify: true,
      entryFileNames: 'biuro.js',
      chunkFileNames: '[name].js',
    },
  });
  await writeFile(`${directory}/package.json`, '{ "type": "commonjs" }\n');
}

if (import.meta.main) await buildCli();
