/**
 * `Headers`, `Request` and `Response` with only what core needs. Those of Node load the whole of its `fetch`,
 * which takes longer than starting Node, and this program sends requests through `node:http`.
 */

type HeadersGiven = SmallHeaders | Record<string, string> | [string, string][];

export class SmallHeaders {
  readonly #values = new Map<string, string>();

  constructor(given: HeadersGiven = {}) {
    const entries = given instanceof SmallHeaders || Array.isArray(given) ? given : Object.entries(given);
    for (const [name, value] of entries) this.append(name, value);
  }

  get(name: string): string | null {
    return this.#values.get(name.toLowerCase()) ?? null;
  }

  set(name: string, value: string): void {
    this.#values.set(name.toLowerCase(), value);
  }

  append(name: string, value: string): void {
    const before = this.get(name);
    this.set(name, before === null ? value : `${before}, ${value}`);
  }

  delete(name: string): void {
    this.#values.delete(name.toLowerCase());
  }

  entries(): IterableIterator<[string, string]> {
    return this.#values.entries();
  }

  [Symbol.iterator](): IterableIterator<[string, string]> {
    return this.entries();
  }
}

interface RequestGiven {
  method?: string;
  headers?: HeadersGiven;
  body?: string | Uint8Array;
  signal?: AbortSignal | null;
}

/** The body is text or bytes, no stream, so that the request can be sent again. */
export class SmallRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: SmallHeaders;
  readonly signal: AbortSignal;
  readonly content: string | Uint8Array | undefined;

  constructor(url: string, { method = 'GET', headers, body, signal }: RequestGiven = {}) {
    this.url = new URL(url).href;
    this.method = method.toUpperCase();
    this.headers = new SmallHeaders(headers);
    this.content = body;
    this.signal = signal ?? new AbortController().signal;
  }

  clone(): SmallRequest {
    const { url, method, headers, content, signal } = this;
    return new SmallRequest(url, { method, headers, signal, ...(content !== undefined && { body: content }) });
  }

  text(): Promise<string> {
    return Promise.resolve(Buffer.from(this.content ?? '').toString());
  }
}

interface ResponseGiven {
  status?: number;
  statusText?: string;
  headers?: HeadersGiven;
}

export class SmallResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: SmallHeaders;
  readonly #content: Buffer;

  constructor(content: string | Buffer | null, { status = 200, statusText = '', headers }: ResponseGiven = {}) {
    this.#content = Buffer.from(content ?? '');
    this.status = status;
    this.statusText = statusText;
    this.headers = new SmallHeaders(headers);
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  text(): Promise<string> {
    return Promise.resolve(this.#content.toString('utf8'));
  }

  async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(this.#content).buffer;
  }
}

/** Makes the three classes global, because core uses the global ones. */
export function installWebPlatform(): void {
  Object.assign(globalThis, { Headers: SmallHeaders, Request: SmallRequest, Response: SmallResponse });
}
