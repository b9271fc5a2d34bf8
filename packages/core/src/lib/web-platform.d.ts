// Core has no DOM and no Node types, so that `window` and `process` do not compile here. These few web standards exist in both.

interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
}

interface Headers {
  get(name: string): string | null;
  set(name: string, value: string): void;
}

interface RequestInit {
  method?: string;
  headers?: Headers | Record<string, string>;
  body?: string | Uint8Array;
  signal?: AbortSignal | null;
}

interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly signal: AbortSignal;
  clone(): Request;
  text(): Promise<string>;
}

interface Response {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  text(): Promise<string>;
}

interface URL {
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

interface URLSearchParams {
  get(name: string): string | null;
}

declare const Request: { new (url: string, init?: RequestInit): Request };
declare const Response: {
  new (
    body?: string | null,
    init?: { status?: number; statusText?: string; headers?: Record<string, string> },
  ): Response;
};
declare const URL: { new (url: string, base?: string): URL; canParse(url: string, base?: string): boolean };
declare const URLSearchParams: { new (query: string): URLSearchParams };
declare const TextEncoder: { new (): { encode(text: string): Uint8Array } };
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };
declare function btoa(bytes: string): string;
