import { connect, type Socket } from 'node:net';

interface Listener {
  answered(connection: LoadConnection, status: number, retryAfter: boolean, since: number): void;
  /** It ended in the middle of a request; it can be used again. */
  broke(connection: LoadConnection): void;
}

/** One client that sends one request at a time and reads no more of an answer than it must. */
export class LoadConnection {
  readonly #port: number;
  readonly #listener: Listener;
  #socket: Socket | undefined;
  #since: number | undefined;
  #status = 0;
  #retryAfter = false;
  #missing = 0;

  constructor(port: number, listener: Listener) {
    this.#port = port;
    this.#listener = listener;
  }

  open(): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true }, resolve);
      socket.on('data', (chunk: Buffer) => this.#read(chunk));
      socket.on('error', () => resolve());
      socket.once('close', () => this.#closed(socket));
      this.#socket = socket;
    });
  }

  /** `since` is when this should have been sent. */
  ask(text: Buffer, since: number): void {
    this.#since = since;
    this.#status = 0;
    if (!this.#socket) void this.open();
    this.#socket?.write(text);
  }

  #read(chunk: Buffer): void {
    this.#missing = this.#status === 0 ? this.#begin(chunk) : this.#missing - chunk.length;
    if (this.#missing > 0 || this.#since === undefined) return;
    const since = this.#since;
    this.#since = undefined;
    this.#listener.answered(this, this.#status, this.#retryAfter, since);
  }

  /** Bytes of the answer that have not come yet. */
  #begin(chunk: Buffer): number {
    const head = chunk.indexOf('\r\n\r\n');
    const text = chunk.toString('latin1', 0, head);
    this.#status = Number(text.slice(9, 12));
    this.#retryAfter = /^retry-after: \d/im.test(text);
    if (/^connection: close/im.test(text)) this.#forget();
    return head + 4 + Number(/^content-length: (\d+)/im.exec(text)?.[1] ?? 0) - chunk.length;
  }

  /** The next request goes over another connection. */
  #forget(): void {
    this.#socket = undefined;
  }

  #closed(socket: Socket): void {
    if (this.#socket === socket) this.#socket = undefined;
    else if (this.#socket) return;
    if (this.#since === undefined) return;
    this.#since = undefined;
    this.#listener.broke(this);
  }
}
