import type { IncomingMessage, RequestOptions } from 'node:http';
import { ApiError } from '@biuro/core/lib/failure.ts';
import { type SmallRequest, SmallResponse } from './web-platform.ts';
import type { Words } from './words.ts';

export interface HttpOptions {
  /** Milliseconds until the whole answer must be there. */
  timeout: number;
  /** Gives up everything that is under way. */
  signal: AbortSignal;
  userAgent: string;
  text: Words;
}

/** `fetch` on `node:http`. A redirect is an error that names the address to use, because a password must not follow one. */
export function createHttpFetch({ timeout, signal, userAgent, text }: HttpOptions) {
  return async (request: SmallRequest): Promise<SmallResponse> => {
    const late = AbortSignal.timeout(timeout);
    const end = AbortSignal.any([request.signal, signal, late]);
    const headers = { ...Object.fromEntries(request.headers), 'user-agent': userAgent };
    try {
      const answer = await exchange(request, { method: request.method, headers, signal: end });
      refuseRedirect(answer.message, request.url, text);
      return responseOf(answer);
    } catch (error) {
      if (end.aborted) throw end.reason;
      throw error;
    }
  };
}

interface Answer {
  message: IncomingMessage;
  content: string;
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
  return { message, content: Buffer.concat(chunks).toString('utf8') };
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
