import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';

/**
 * Log lines as JSON. They name the route and never what was sent: paths and headers contain tokens, bodies contain
 * codes and personal data. The serializers list what may be written, so that a new field is not logged until someone
 * allows it.
 */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({
        id: request.id,
        method: request.method,
        route: request.routeOptions?.url,
        ip: request.ip,
      }),
      res: ({ statusCode }) => ({ status: statusCode }),
      err: (error) => ({ type: error.name, code: error.code, message: error.message, stack: error.stack ?? '' }),
      fault: aboutFault,
    },
  };
}

/** The text of an unexpected error may contain anything; only its stack is logged. */
function aboutFault(fault: unknown) {
  if (!(fault instanceof Error)) return { type: typeof fault };
  const { name, message, stack = '' } = fault;
  const lines = stack.replace(message, '').split('\n');
  const places = lines.map((line) => line.trim()).filter((line) => line.startsWith('at '));
  return { type: name, code: 'code' in fault ? fault.code : undefined, stack: places.join('\n') };
}

/** One line per answer, by operation. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { operation } = request.routeOptions.config;
    request.log.info(
      { req: request, res: reply, operation: operation?.id, client: request.client, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
    done();
  });
}
