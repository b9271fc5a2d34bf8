import { fileURLToPath } from 'node:url';
import { freePort } from '@biuro/testing/free-port.ts';
import { createServer } from 'vite';

const web = fileURLToPath(new URL('../../', import.meta.url));

/** The web app as `npm run dev` serves it, in front of a server. */
export async function openWorkshop(api: string): Promise<{ address: string; close: () => Promise<void> }> {
  const port = await freePort();
  const vite = await createServer({
    root: web,
    configFile: `${web}vite.config.ts`,
    logLevel: 'error',
    server: { port, strictPort: true, hmr: false, watch: null, proxy: { '/api': api, '/brand': api } },
  });
  await vite.listen();
  return { address: `http://127.0.0.1:${port}`, close: () => vite.close() };
}
