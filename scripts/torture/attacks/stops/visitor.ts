import { connect, type Socket } from 'node:net';

/** A request as it goes over the wire, and how to call it when it is lost. */
export interface Visit {
  text: string;
  /** The title of the record that a write creates; undefined for a read. */
  mark?: string;
}

/** What became of the requests of all visitors. */
export interface VisitTally {
  answered: number;
  /** Answers that said that the connection ends with them. */
  toldToClose: number;
  /** The port was closed. */
  refused: number;
  /** The kernel had accepted the connection and the server had not: nothing of the request was read. Writes are named by their mark. */
  untaken: (string | undefined)[];
  /** Broken in the middle of an answer, or on a connection that the server had promised to keep. */
  reset: string[];
  /** Neither 2xx nor 503 with Retry-After. */
  odd: string[];
  /** Marks of writes that were answered 2xx. */
  acknowledged: string[];
}

export const createVisitTally = (): VisitTally => ({
  answered: 0,
  toldToClose: 0,
  refused: 0,
  untaken: [],
  reset: [],
  odd: [],
  acknowledged: [],
});

interface VisitOptions {
  port: number;
  /** Milliseconds to think between an answer and the next request. */
  pause(): number;
  next(): Visit;
}

/** Sends requests over one connection after another until the port is closed, and uses each connection as long as the server keeps it open. */
export async function visit({ port, pause, next }: VisitOptions, tally: VisitTally): Promise<void> {
  for (let listening = true; listening; ) {
    const socket = await open(port);
    if (!socket) tally.refused += 1;
    listening = socket !== undefined;
    if (socket) await stay(socket, pause, next, tally);
  }
}

const open = (port: number) =>
  new Promise<Socket | undefined>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.on('error', () => resolve(undefined));
  });

function stay(
  socket: Socket,
  pause: VisitOptions['pause'],
  next: VisitOptions['next'],
  tally: VisitTally,
): Promise<void> {
  return new Promise((resolve) => {
    let asked: Visit | undefined;
    let answer = '';
    let kept = false;
    const ask = () => {
      if (socket.destroyed || !socket.writable) return;
      asked = next();
      answer = '';
      socket.write(asked.text);
    };
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      const end = answer.indexOf('\r\n\r\n');
      const length = Number(/^content-length: (\d+)/im.exec(answer)?.[1] ?? 0);
      if (end < 0 || answer.length < end + 4 + length) return;
      count(answer, asked, tally);
      asked = undefined;
      kept = !/^connection: close/im.test(answer.slice(0, end));
      if (kept) setTimeout(ask, pause());
      else {
        tally.toldToClose += 1;
        socket.end();
      }
    });
    // What breaks tells so by closing, too.
    socket.on('error', () => {});
    socket.once('close', () => {
      if (asked && (kept || answer !== '')) tally.reset.push(`${asked.text.split('\r\n')[0]} ${answer.slice(0, 40)}`);
      else if (asked) tally.untaken.push(asked.mark);
      resolve();
    });
    ask();
  });
}

function count(answer: string, asked: Visit | undefined, tally: VisitTally): void {
  tally.answered += 1;
  const status = Number(answer.slice(9, 12));
  if (status < 300 && asked?.mark) tally.acknowledged.push(asked.mark);
  const later = status === 503 && /^retry-after: \d/im.test(answer);
  if (status >= 300 && !later)
    tally.odd.push(
      `${asked?.text.split('\r\n')[0]}: ${status} ${answer.slice(answer.indexOf('\r\n\r\n')).trim().slice(0, 300)}`,
    );
}
