import type { paths } from '@biuro/contract';
import createClient, { type Client, type Middleware } from 'openapi-fetch';
import messages from '../i18n/messages.json' with { type: 'json' };
import { createText } from '../i18n/text.ts';
import { ApiError, type FailureText, LostConnection, RefusedAnswer, toFailure } from '../lib/failure.ts';
import type { Ports } from '../lib/ports.ts';

/** The calls of the contract. Each throws an `ApiError` unless the answer is 2xx. */
export type Api = Client<paths>;

export function createApi({ fetch, settings }: Pick<Ports, 'fetch' | 'settings'>): Api {
  const api = createClient<paths>({
    baseUrl: `${settings.host}/api`,
    fetch,
    headers: { 'X-API-Key': settings.apiKey, 'Accept-Language': settings.locale },
  });
  api.use(failing(createText(messages, settings.locale)));
  return api;
}

function failing(text: FailureText): Middleware {
  return {
    async onResponse({ response }) {
      if (!response.ok) throw new ApiError(toFailure(await read(response), text));
    },
    onError({ error }) {
      if (error instanceof ApiError || isCancelled(error)) return undefined;
      return new ApiError(toFailure(new LostConnection(error), text), { cause: error });
    },
  };
}

async function read(response: Response): Promise<RefusedAnswer> {
  const { status, statusText, headers } = response;
  const body = await response.text().then(parsed, () => null);
  return new RefusedAnswer({ status, statusText, retryAfter: headers.get('retry-after'), body });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** An aborted request is not shown as a failure. */
function isCancelled(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
