import type { Plugin } from 'vite';

/** Writes version.json with the name of the first script, which changes with everything that is built: open pages ask for it. */
export function version(): Plugin {
  return {
    name: 'biuro:version',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry);
      if (!entry) this.error('The build has no first script');
      this.emitFile({
        type: 'asset',
        fileName: 'version.json',
        source: `${JSON.stringify({ build: `/${entry.fileName}` })}\n`,
      });
    },
  };
}
