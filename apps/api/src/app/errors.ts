import type { Locale, Text } from '@biuro/core/i18n/text.ts';
import { createText } from '@biuro/core/i18n/text.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import companies from '../companies/messages.json' with { type: 'json' };
import users from '../users/messages.json' with { type: 'json' };
import { isDataException, isUnavailable } from './database/database.ts';
import messages from './messages.json' with { type: 'json' };
import { type FieldError, type Mistake, Problem, tooMany } from './problem.ts';

/** Sentences of the fields of each room, `field.code`; what a room does not say, `messages.json` says for all. */
const ROOMS: Record<string, Record<string, Record<Locale, string>>> = { companies, users };

const texts = {
  pl: createText(messages, 'pl'),
  en: createText(messages, 'en'),
};

export const localeOf = (request: FastifyRequest): Locale =>
  /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'pl';

const textOf = (request: FastifyRequest): Text<typeof messages> => texts[localeOf(request)];

/** Logs everything, reveals only what a `Problem` was made to say. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toProblem(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendProblem(request, reply, problem);
  });
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new Problem(404, 'not_found')));
}

function toProblem(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (isUnavailable(error)) return new Problem(503, 'unavailable', { retryAfter: 2 });
  if (isDataException(error)) return new Problem(422, 'invalid');
  switch (error.statusCode) {
    case 413:
      return new Problem(413, 'too_large');
    case 415:
      return new Problem(415, 'unsupported_type');
    case 429:
      return tooMany('too_many_requests', 60);
    case 503:
      return new Problem(503, 'unavailable', { retryAfter: 2 });
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Problem(400, 'bad_request');
  return new Problem(500, 'unexpected');
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const text = textOf(request);
  const error = sentence(text, sentenceIdOf(problem), problem.values);
  const room = request.routeOptions.config.operation?.room ?? 'app';
  const errors = problem.mistakes.map((mistake) => toFieldError(room, localeOf(request), mistake));
  if (problem.retryAfter !== undefined) reply.header('Retry-After', Math.max(1, Math.ceil(problem.retryAfter)));
  if (problem.status === 401) reply.header('WWW-Authenticate', 'Bearer');
  return reply
    .code(problem.status)
    .header('Cache-Control', 'no-store')
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send({
      type: `/docs/errors#${problem.code}`,
      title: problem.code,
      status: problem.status,
      error: errors.length === 1 && errors[0] ? errors[0].message : error,
      code: problem.code,
      ...(errors.length > 0 && { errors }),
      requestId: request.id,
    });
}

/** Nobody counts an hour in seconds. */
const sentenceIdOf = ({ code, retryAfter = 0 }: Problem): string =>
  retryAfter > 90 && Object.hasOwn(messages, `${code}.minutes`) ? `${code}.minutes` : code;

/** Puts the mistake into words: the room's own sentence for this field, else the general one. */
export function toFieldError(room: string, locale: Locale, { pointer, code, values, link }: Mistake): FieldError {
  const own = ROOMS[room];
  const id = `${pointer.slice(1).replaceAll('/', '.')}.${code}`;
  const message =
    own && Object.hasOwn(own, id)
      ? createText(own, locale)(id, values)
      : sentence(texts[locale], `field.${code}`, values);
  return { pointer, code, message, ...(link !== undefined && { link }) };
}

function sentence(text: Text<typeof messages>, id: string, values?: Record<string, string | number>): string {
  return text(
    (Object.hasOwn(messages, id)
      ? id
      : id.startsWith('field.')
        ? 'field.other'
        : 'unexpected') as keyof typeof messages,
    values,
  );
}
