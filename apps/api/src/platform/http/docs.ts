import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { contractText } from './contract/contract.ts';
import messages from './messages.json' with { type: 'json' };

/** As bytes, so that they are not encoded for every request. */
const contract = Buffer.from(contractText);

const CACHE = 'public, max-age=3600';
const VIEWER = [
  ['swagger-ui-bundle.js', 'text/javascript'],
  ['swagger-ui.css', 'text/css'],
] as const;
const viewerFile = (file: string) => fileURLToPath(import.meta.resolve(`swagger-ui-dist/${file}`));

/** The contract at /openapi.json, its reference page at /docs and the meaning of each error code at /docs/errors. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json').send(contract));
  app.get('/docs', async (_request, reply) => reply.type('text/html').send(referencePage));
  app.get('/docs/start.js', async (_request, reply) => reply.type('text/javascript').send(START));
  for (const [file, type] of VIEWER) {
    app.get(`/docs/${file}`, async (_request, reply) =>
      reply
        .type(type)
        .header('Cache-Control', CACHE)
        .send(await readFile(viewerFile(file))),
    );
  }
  app.get('/docs/errors', async (_request, reply) => reply.type('text/html').send(errorsPage));
}

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Biuro</title>
<link rel="icon" href="/favicon.svg">
<style>
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1a2130; background: #f2f5fa }
  main { max-width: 68ch; margin: 0 auto; padding: 24px }
  code { font-size: 14px }
  dt { margin-top: 16px; scroll-margin-top: 16px; font-weight: 600 }
  dd { margin: 0 }
  :target { color: #4a45a5 }
</style>
</head>
<body>${body}</body>
</html>`;

const START = `SwaggerUIBundle({
  url: '/openapi.json', dom_id: '#reference', validatorUrl: null, deepLinking: true, filter: true, tryItOutEnabled: true,
  persistAuthorization: false, defaultModelsExpandDepth: 0,
})`;

const referencePage = page(
  'API',
  `<link rel="stylesheet" href="/docs/swagger-ui.css">
<div id="reference"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>`,
);

const errorsPage = page(
  'Error codes',
  `<main>
<h1>Error codes</h1>
<p>Every refusal carries a <code>code</code>, and those of single fields the part after <code>field.</code></p>
<dl>${Object.entries(messages)
    .map(([code, { pl, en }]) => `<dt id="${code}"><code>${code}</code></dt><dd>${en}</dd><dd lang="pl">${pl}</dd>`)
    .join('\n')}</dl>
</main>`,
);
