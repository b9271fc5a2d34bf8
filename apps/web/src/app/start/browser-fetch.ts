import type { Ports } from '@biuro/core/lib/ports.ts';

/** Milliseconds within which an answer begins and then goes on. */
const PATIENCE = 15_000;
/** The same where a file is sent or made. */
const PATIENCE_WITH_FILE = 60_000;
/** Bytes that the slowest line sends in a millisecond. */
const SLOWEST_LINE = 20;

const files =
  /\/(?:import|liabilities\/[^/]+\/(?:proof|calculation|transfers)|confirmation|bank-statements|export|exports\/[^/]+)$/;

/** Whether a file goes to this address, or comes from it. */
export const bearsFile = (pathname: string): boolean => files.test(pathname);

/**
 * Sends a request and reads its answer to the end. Whichever does not get on is given up with a `TimeoutError`, which is told as a lost
 * connection is.
 */
export const browserFetch: Ports['fetch'] = async (request) => {
  const hasFile = bearsFile(new URL(request.url).pathname);
  const patience = hasFile ? PATIENCE_WITH_FILE : PATIENCE;
  // Nobody tells how much of it has gone out.
  const sending = hasFile && request.method !== 'GET' ? (await request.clone().arrayBuffer()).byteLength : 0;
  // `AbortSignal.any` is younger than browsers that people have.
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

/** The same answer when all of it is here. */
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
