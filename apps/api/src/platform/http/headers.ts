import type { FastifyInstance } from 'fastify';
import type { Environment } from '#platform/process/environment.ts';

/** Scripts only come from our own files. PrimeReact sets styles from scripts, so inline styles are allowed. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** Data is never rendered as a page. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

export type HeadersOf = (url: string) => Record<string, string>;

/**
 * Security headers for the answer to a URL. Headers that no current browser needs are left out: each costs time and
 * bytes in every answer.
 */
export function createHeaders({ publicUrl }: Pick<Environment, 'publicUrl'>): HeadersOf {
  const secure = publicUrl.startsWith('https:');
  const everywhere = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    ...(secure && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
  const ofPages = {
    ...everywhere,
    'Content-Security-Policy': [...PAGE_POLICY, ...(secure ? ['upgrade-insecure-requests'] : [])].join('; '),
  };
  const ofData = {
    ...everywhere,
    'Content-Security-Policy': DATA_POLICY,
    'Cache-Control': 'no-store',
    Vary: 'Authorization, Origin, Accept-Language',
  };
  return (url) => (url.startsWith('/api/') ? ofData : ofPages);
}

export function protect(app: FastifyInstance, headersOf: HeadersOf): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request.url)).header('X-Request-Id', request.id);
    done();
  });
}
