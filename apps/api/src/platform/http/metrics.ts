import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { LoadShedding } from './overload/load-shedding.ts';

/** Prometheus text at /metrics: requests by operation and status, and the process itself. */
export function serveMetrics(app: FastifyInstance, shedding: LoadShedding): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by operation and status',
    labelNames: ['operation', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const refused = new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests refused because too many were under way',
    registers: [],
    collect() {
      this.reset();
      this.inc(shedding.refused());
    },
  });
  registry.registerMetric(refused);
  app.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config.operation?.id ?? 'other';
    duration.observe({ operation, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
