import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BucketSettings } from '#platform/files/store/bucket-store.ts';
import { readAuthorization, signatureOf } from './signature.ts';

export interface S3Server {
  settings: BucketSettings;
  /** Names of the objects and what they hold. */
  objects: Map<string, { content: Buffer; since: Date }>;
  /** Requests of this method that were answered so far. */
  count(method: string): number;
  /** `broken`: every answer is a 500. `cut_off`: an object breaks off in the middle. */
  trouble: 'broken' | 'cut_off' | undefined;
  stop(): Promise<void>;
}

const BUCKET = 'biuro-files';
const KEY = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };
const MINUTES = 15 * 60_000;

/**
 * The part of Amazon S3 that a file store uses: objects of one bucket that are sent, read whole and in part, listed page by page and
 * deleted. It checks the signature of each request, its time, and the hash of what is sent.
 */
export async function startS3(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const counts = new Map<string, number>();
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // listens on TCP
  const s3: S3Server = {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      prefix: 'portal/',
      region: 'eu-central-1',
      ...KEY,
    },
    objects,
    count: (method) => counts.get(method) ?? 0,
    trouble: undefined,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const content = await buffer(request);
    counts.set(method, (counts.get(method) ?? 0) + 1);
    if (s3.trouble === 'broken') return refuse(response, 500, 'InternalError');
    const refusal = refusalOf(request, content);
    if (refusal) return refuse(response, refusal.status, refusal.code);
    const { pathname, searchParams } = new URL(url, s3.settings.endpoint);
    const [, bucket, ...names] = pathname.split('/').map(decodeURIComponent);
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
    if (searchParams.get('list-type') === '2') return sendList(response, searchParams);
    const name = names.join('/');
    if (method === 'PUT') {
      objects.set(name, { content, since: new Date() });
      response.end();
    } else if (method === 'DELETE') {
      objects.delete(name);
      response.writeHead(204).end();
    } else if (method === 'GET' && s3.trouble === 'cut_off') {
      response.writeHead(200, { 'Content-Length': 1_000 });
      response.write('half of it', () => response.destroy());
    } else sendObject(request, response, objects.get(name)?.content);
  }

  function sendList(response: ServerResponse, query: URLSearchParams): void {
    const after = query.get('continuation-token') ?? '';
    const found = [...objects]
      .filter(([name]) => name.startsWith(query.get('prefix') ?? '') && name > after)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    const page = found.slice(0, Math.min(1_000, Number(query.get('max-keys') ?? 1_000)));
    const rows = page.map(
      ([name, { content, since }]) =>
        `<Contents><Key>${name}</Key><LastModified>${since.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`,
    );
    const next = page.length < found.length ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : '';
    response.end(
      `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${rows.join('')}${next}</ListBucketResult>`,
    );
  }

  return s3;
}

function refusalOf(request: IncomingMessage, content: Buffer): { status: number; code: string } | undefined {
  const { method = '', url = '', headers } = request;
  const authorization = readAuthorization(headers.authorization);
  if (authorization?.accessKeyId !== KEY.accessKeyId) return { status: 403, code: 'InvalidAccessKeyId' };
  if (signatureOf({ method, url, headers }, authorization, KEY.secretAccessKey) !== authorization.signature)
    return { status: 403, code: 'SignatureDoesNotMatch' };
  const at = String(headers['x-amz-date']).replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5');
  if (!(Math.abs(Date.now() - Date.parse(at)) < MINUTES)) return { status: 403, code: 'RequestTimeTooSkewed' };
  const told = headers['x-amz-content-sha256'];
  const hash = createHash('sha256').update(content).digest('hex');
  return told === hash || told === 'UNSIGNED-PAYLOAD' ? undefined : { status: 400, code: 'XAmzContentSHA256Mismatch' };
}

function sendObject({ method, headers }: IncomingMessage, response: ServerResponse, content: Buffer | undefined): void {
  if (!content) return refuse(response, 404, 'NoSuchKey');
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  const part = start === undefined ? content : content.subarray(Number(start), Number(end) + 1);
  response.writeHead(start === undefined ? 200 : 206, { 'Content-Length': part.length });
  response.end(method === 'HEAD' ? undefined : part);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status).end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
}
