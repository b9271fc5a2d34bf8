import { setTimeout as sleep } from 'node:timers/promises';
import type { SmallRequest, SmallResponse } from './web-platform.ts';

type Fetch = (request: SmallRequest) => Promise<SmallResponse>;

/** After so many refusals the person is told. */
const TRIES = 4;
/** Longest wait in seconds, whatever the server asks for. */
const LONGEST = 5;

/**
 * Asks a server that is busy (503 with `Retry-After`) again, where asking twice does no harm: it only reads, or the server answers a request with
 * the same `Idempotency-Key` once.
 */
export function retryBusy(fetch: Fetch, signal: AbortSignal): Fetch {
  return async (request) => {
    for (let tried = 1; ; tried += 1) {
      const response = await fetch(request);
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
      if (response.status !== 503 || !Number.isFinite(seconds) || tried === TRIES || !isRepeatable(request))
        return response;
      await sleep(Math.min(seconds, LONGEST) * 1_000, undefined, { signal: AbortSignal.any([signal, request.signal]) });
    }
  };
}

const isRepeatable = ({ method, headers }: SmallRequest): boolean =>
  method === 'GET' || method === 'HEAD' || headers.get('idempotency-key') !== null;
