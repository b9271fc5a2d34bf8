import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

const DIST = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/** The static export of the web app, when it has been built. A path without a file extension is one of its screens. */
export async function serveWeb(app: FastifyInstance): Promise<void> {
  if (!existsSync(`${DIST}index.html`)) return;
  await app.register(fastifyStatic, {
    root: DIST,
    preCompressed: true,
    index: false,
    wildcard: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.header(
        'Cache-Control',
        /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const path = request.url.split('?')[0] ?? '/';
      if (path.startsWith('/api/') || /\.[a-z0-9]+$/i.test(path)) throw new Problem(404, 'not_found');
      return reply.header('Cache-Control', 'no-cache').sendFile('index.html');
    },
  });
}
