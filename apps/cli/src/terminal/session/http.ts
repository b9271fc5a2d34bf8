import type { IncomingMessage, RequestOptions } from 'node:http';
import { ApiError } from '@biuro/core/lib/failure.ts';
import type { Words } from '#terminal/output/words.ts';
import { type SmallRequest, SmallResponse } from './web-platform.ts';

export interface HttpOptions {
  /** Milliseconds in which the whole response must arrive. */
  timeout: number;
  /** Aborts all requests. */
  signal: AbortSignal;
  userAgent: string;
  text: Words;
}

/**
 * `fetch` on `node:http`. Its errors name the server. A redirect is an error, because a password must not be sent to another server.
 */
export function createHttpFetch({ timeout, signal, userAgent, text }: HttpOptions) {
  return async (request: SmallRequest): Promise<SmallResponse> => {
    const late = AbortSignal.timeout(timeout);
    const end = AbortSignal.any([request.signal, signal, late]);
    const headers = { ...Object.fromEntries(request.headers), 'user-agent': userAgent };
    const { origin } = new URL(request.url);
    const answer = await exchange(request, { method: request.method, headers, signal: end }).catch((error: unknown) => {
      if (end.aborted && !late.aborted) throw end.reason;
      const message = late.aborted
        ? text('failure.late', { origin })
        : text('failure.unreachable', { origin, reason: reasonOf(error) });
      throw new ApiError({ kind: 'offline', message });
    });
    refuseRedirect(answer.message, request.url, text);
    return responseOf(answer);
  };
}

interface Answer {
  message: IncomingMessage;
  content: Buffer;
}

async function exchange({ url, content }: SmallRequest, options: RequestOptions): Promise<Answer> {
  const { request } = await (url.startsWith('https:') ? import('node:https') : import('node:http'));
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const call = request(url, options, resolve);
    call.on('error', reject);
    if (content !== undefined) call.setHeader('content-length', Buffer.byteLength(content));
    call.end(content);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return { message, content: Buffer.concat(chunks) };
}

function responseOf({ message: { statusCode = 500, statusMessage = '', headers }, content }: Answer): SmallResponse {
  const flat = Object.entries(headers).map(([name, value = '']): [string, string] => [name, [value].flat().join(', ')]);
  return new SmallResponse(content, { status: statusCode, statusText: statusMessage, headers: flat });
}

function refuseRedirect({ statusCode = 0, headers: { location } }: IncomingMessage, url: string, text: Words): void {
  if (statusCode < 300 || statusCode >= 400 || !location || !URL.canParse(location, url)) return;
  const { origin } = new URL(location, url);
  throw new ApiError({ kind: 'rejected', status: statusCode, message: text('failure.redirect', { origin }) });
}

/** The error code, such as `ECONNREFUSED`, else the message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
