import type { Plugin } from 'vite';

/** Writes version.json with the name of the script that leads to all others, and so changes with everything: open pages ask for it. */
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
