import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Environment } from './environment.ts';

/** Security headers of every answer. Scripts come from our own files only; PrimeReact sets styles from scripts, so styles may be inline. */
export async function protect(app: FastifyInstance, { publicUrl }: Environment): Promise<void> {
  const secure = publicUrl.startsWith('https:');
  const headers = await headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('X-Request-Id', request.id);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/api/')) reply.headers(API_HEADERS);
    done(null, payload);
  });
}

const API_HEADERS = { 'Cache-Control': 'no-store', Vary: 'Authorization, Origin, Accept-Language' };

/** The same for every answer, so helmet is asked once: asking it each time was a twentieth of the cost of a short answer. */
async function headersOf(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const bare = Fastify();
  await bare.register(helmet, options);
  bare.get('/', (_request, reply) => void reply.send());
  const { headers } = await bare.inject('/');
  await bare.close();
  const own = Object.entries(headers).filter(([name]) => !['content-length', 'date', 'connection'].includes(name));
  return {
    ...Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
    'permissions-policy': PERMISSIONS,
  };
}

const PERMISSIONS = 'camera=(), microphone=(), geolocation=()';
