import type { IncomingMessage, RequestOptions } from 'node:http';
import { ApiError } from '@biuro/core/lib/failure.ts';
import type { Words } from './words.ts';

export interface HttpOptions {
  /** Milliseconds until the whole answer must be there. */
  timeout: number;
  /** Gives up everything that is under way. */
  signal: AbortSignal;
  userAgent: string;
  text: Words;
}

/**
 * `fetch` on `node:http`. Node's own `fetch` takes longer to load than this whole program; against a server of one's own
 * there is nothing that only it can do. A redirect is an error that names the address to use.
 */
export function createHttpFetch({ timeout, signal, userAgent, text }: HttpOptions) {
  return async (request: Request): Promise<Response> => {
    const late = AbortSignal.timeout(timeout);
    const end = AbortSignal.any([request.signal, signal, late]);
    try {
      const body = request.body === null ? null : Buffer.from(await request.arrayBuffer());
      const headers = { ...Object.fromEntries(request.headers), 'user-agent': userAgent };
      const { message, content } = await exchange(request.url, { method: request.method, headers, signal: end }, body);
      refuseRedirect(message, request.url, text);
      return responseOf(message, content);
    } catch (error) {
      if (end.aborted) throw end.reason;
      throw error;
    }
  };
}

async function exchange(url: string, options: RequestOptions, body: Buffer | null) {
  const { request } = await (url.startsWith('https:') ? import('node:https') : import('node:http'));
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const call = request(url, options, resolve);
    call.on('error', reject);
    if (body) call.setHeader('content-length', body.byteLength);
    call.end(body ?? undefined);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return { message, content: Buffer.concat(chunks) };
}

function responseOf({ statusCode = 500, statusMessage = '', headers }: IncomingMessage, content: Buffer): Response {
  const flat = Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().map((one): [string, string] => [name, one]));
  const bodyless = [204, 205, 304].includes(statusCode);
  return new Response(bodyless ? null : new Uint8Array(content), { status: statusCode, statusText: statusMessage, headers: flat });
}

function refuseRedirect({ statusCode = 0, headers: { location } }: IncomingMessage, url: string, text: Words): void {
  if (statusCode < 300 || statusCode >= 400 || statusCode === 304 || !location || !URL.canParse(location, url)) return;
  const { origin } = new URL(location, url);
  throw new ApiError({ kind: 'rejected', status: statusCode, message: text('failure.redirect', { origin }) });
}
