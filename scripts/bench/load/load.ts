import { connect } from 'node:net';

/** One request as it goes over the wire, without a body. */
export function requestText(path: string, host: string, headers: Record<string, string>): Buffer {
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
}

/**
 * Requests per second that answer 200, over so many connections that each wait for an answer before the next request, taking the requests
 * in turn. It reads no more of an answer than its length, so that it costs little beside the server that it measures.
 */
export async function throughput(
  port: number,
  requests: Buffer[],
  connections: number,
  seconds: number,
): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let sent = 0;
  let done = 0;
  const next = () => requests[sent++ % requests.length] ?? Buffer.alloc(0);
  const client = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => socket.write(next()));
      let missing = 0;
      socket.on('data', (chunk) => {
        const rest = missing === 0 ? restOf(chunk) : missing - chunk.length;
        if (rest === undefined) return void socket.destroy(new Error(`Answered: ${chunk.toString().slice(0, 500)}`));
        missing = rest;
        if (missing > 0) return;
        done += 1;
        if (performance.now() < end) socket.write(next());
        else socket.end(resolve);
      });
      socket.once('error', reject);
    });
  await Promise.all(Array.from({ length: connections }, client));
  return done / seconds;
}

/** Bytes of the answer that have not come yet; undefined of another answer than 200. */
function restOf(chunk: Buffer): number | undefined {
  const head = chunk.indexOf('\r\n\r\n');
  const text = chunk.toString('latin1', 0, head);
  const length = /^content-length: (\d+)/im.exec(text)?.[1];
  if (!text.startsWith('HTTP/1.1 200') || length === undefined) return undefined;
  return head + 4 + Number(length) - chunk.length;
}

/** The body of one answer; `fetch` would not say another host than the address's. */
export function answerOf(port: number, request: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(request));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('error', reject);
    socket.once('end', () => {
      const text = Buffer.concat(chunks).toString();
      resolve(text.slice(text.indexOf('\r\n\r\n') + 4));
    });
  });
}
