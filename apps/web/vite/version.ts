import type { Plugin } from 'vite';

/** Writes version.json with the name of the script that imports all others and so changes with each build: open pages poll it. */
export function version(chunk: string): Plugin {
  return {
    name: 'biuro:version',
    apply: 'build',
    generateBundle(_options, bundle) {
      const start = Object.values(bundle).find((output) => output.type === 'chunk' && output.name === chunk);
      if (!start) this.error(`The build has no script "${chunk}"`);
      this.emitFile({
        type: 'asset',
        fileName: 'version.json',
        source: `${JSON.stringify({ build: `/${start.fileName}` })}\n`,
      });
    },
  };
}
