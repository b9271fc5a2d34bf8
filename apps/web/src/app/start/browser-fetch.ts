import type { Ports } from '@biuro/core/lib/ports.ts';

/** Milliseconds in which an answer has to begin, and then to continue. */
const PATIENCE = 15_000;
/** The same where a file is sent or created. */
const PATIENCE_WITH_FILE = 60_000;
/** Bytes per millisecond of the slowest connection. */
const SLOWEST_LINE = 20;

const files =
  /\/(?:import|liabilities\/[^/]+\/(?:proof|calculation|transfers)|confirmation|documents\/(?:zip|[^/]+\/files\/[^/]+)|export|exports\/[^/]+|uploads\/[^/]+)$/;

/** Whether a file is sent to this address, or received from it. */
export const bearsFile = (pathname: string): boolean => files.test(pathname);

/**
 * Sends a request and reads its answer to the end. If either stops for too long, it rejects with a `TimeoutError`, which is shown like a
 * lost connection.
 */
export const browserFetch: Ports['fetch'] = async (request) => {
  const hasFile = bearsFile(new URL(request.url).pathname);
  const patience = hasFile ? PATIENCE_WITH_FILE : PATIENCE;
  // A browser does not report how much of a request it has sent.
  const sending = hasFile && request.method !== 'GET' ? (await request.clone().arrayBuffer()).byteLength : 0;
  // `AbortSignal.any` is missing in browsers that people still use.
  const end = new AbortController();
  const giveUp = () => end.abort(request.signal.reason);
  if (request.signal.aborted) giveUp();
  request.signal.addEventListener('abort', giveUp);
  const late = () => end.abort(new DOMException('The server does not answer', 'TimeoutError'));
  let timer = setTimeout(late, patience + sending / SLOWEST_LINE);
  try {
    const response = await fetch(request, { credentials: 'same-origin', signal: end.signal });
    return await whole(response, () => {
      clearTimeout(timer);
      timer = setTimeout(late, patience);
    });
  } catch (error) {
    throw end.signal.aborted ? end.signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
};

/** The same answer once it has arrived completely. */
async function whole(response: Response, onPart: () => void): Promise<Response> {
  if (!response.body) return response;
  const parts: Uint8Array[] = [];
  const reader = response.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    onPart();
  }
  const body = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  return new Response(parts.length > 0 ? body : null, response);
}
