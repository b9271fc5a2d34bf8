import { once } from 'node:events';
import { createServer as createProbe } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { test as journeys } from './portal.ts';

const web = fileURLToPath(new URL('..', import.meta.url));

/** The web app as `npm run dev` serves it, in front of the server of the journeys. */
export const test = journeys.extend<object, { workshop: string }>({
  workshop: [
    async ({ server: api }, use) => {
      const port = await freePort();
      const vite = await createServer({
        root: web,
        configFile: `${web}vite.config.ts`,
        logLevel: 'error',
        server: { port, strictPort: true, hmr: false, proxy: { '/api': api } },
      });
      await vite.listen();
      await use(`http://127.0.0.1:${port}`);
      await vite.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

async function freePort(): Promise<number> {
  const probe = createProbe().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const place = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof place === 'object' && place !== null ? place.port : 0;
}
