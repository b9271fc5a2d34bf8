import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '#platform/process/environment.ts';
import { Problem } from './problem.ts';

const DIST = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));

const FILE = /\.[a-z0-9]+$/i;

/**
 * Serves the static export of the web app, when it has been built. A path without a file extension is one of its pages.
 * Without the service worker, its file is one that removes itself and what it kept from every browser.
 */
export async function serveWeb(
  app: FastifyInstance,
  { serviceWorker }: Pick<Environment, 'serviceWorker'>,
): Promise<void> {
  if (!existsSync(`${DIST}index.html`)) return;
  await app.register(fastifyStatic, {
    root: DIST,
    preCompressed: true,
    // One route for all files: hundreds of routes would take a tenth of the start.
    serve: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (response, path) => {
      response.header(
        'Cache-Control',
        /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async ({ params }, reply) => {
      const path = params['*'];
      if (path === 'sw.js' && !serviceWorker) return reply.sendFile('sw-off.js');
      if (path.startsWith('api/')) throw new Problem(404, 'not_found');
      return reply.sendFile(FILE.test(path) ? path : 'index.html');
    },
  });
}
