import type { IncomingMessage } from 'node:http';
import { type Catalogue, createText, type Locale, type Text } from '@biuro/core/i18n/text.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  brokenReference,
  isDataException,
  isDiskFull,
  isForbiddenRow,
  isUnavailable,
} from '#platform/database/database.ts';
import { FileStoreUnavailable } from '#platform/files/store/file-store.ts';
import messages from './messages.json' with { type: 'json' };
import { type FieldError, type Mistake, notFound, Problem, storageFull, tooMany } from './problem.ts';

const texts = {
  pl: createText(messages, 'pl'),
  en: createText(messages, 'en'),
};

export const localeOf = ({ headers }: Pick<IncomingMessage, 'headers'>): Locale =>
  /^en\b/i.test(headers['accept-language'] ?? '') ? 'en' : 'pl';

/** Logs everything; the answer only reveals what a `Problem` contains. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(refuse);
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new Problem(404, 'not_found')));
}

export function refuse(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isBrokenOff(request)) return sendProblem(request, reply, new Problem(400, 'bad_request'));
  const problem = request.caller?.rowSecurity && isForbiddenRow(error) ? notFound() : toProblem(error);
  // An intended refusal needs no stack trace, and under load there is no time for one.
  if ((problem.status >= 500 && problem !== error) || isForbiddenRow(error) || problem.code === 'record_in_use')
    request.log.error({ err: error }, 'request failed');
  return sendProblem(request, reply, problem);
}

/** Whether the connection ended before the whole body was here. There is nobody to answer, and nothing to look into. */
const isBrokenOff = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete && !raw.readableEnded;

function toProblem(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (isUnavailable(error)) return new Problem(503, 'unavailable', { retryAfter: 2 });
  if (error instanceof FileStoreUnavailable) return new Problem(503, 'files_unavailable', { retryAfter: 30 });
  if (isDiskFull(error)) return storageFull();
  if (isDataException(error)) return new Problem(422, 'invalid');
  const reference = brokenReference(error);
  if (reference) return referenceProblem(reference);
  switch (error.statusCode) {
    // A path parameter longer than any id or token.
    case 414:
      return notFound();
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
  const own = request.routeOptions.config?.messages;
  if (problem.retryAfter !== undefined) reply.header('Retry-After', Math.max(1, Math.ceil(problem.retryAfter)));
  if (problem.status === 401) reply.header('WWW-Authenticate', 'Bearer');
  return reply
    .code(problem.status)
    .header('Cache-Control', 'no-store')
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send({ ...problemBody(own, localeOf(request), problem), requestId: request.id });
}

/**
 * The body of an answer for a problem. `own`: messages of the feature that answers, before the general ones of
 * `messages.json`.
 */
export function problemBody(own: Catalogue | undefined, locale: Locale, problem: Problem) {
  const { error, errors } = toWords(own, locale, problem);
  const { code, status } = problem;
  return { type: `/docs/errors#${code}`, title: code, status, error, code, ...(errors.length > 0 && { errors }) };
}

/** The problem as one sentence, and one sentence per mistake. A single mistake is the whole sentence. */
export function toWords(
  own: Catalogue | undefined,
  locale: Locale,
  problem: Problem,
): { error: string; errors: FieldError[] } {
  const errors = problem.mistakes.map((mistake) => toFieldError(own, locale, mistake));
  const [first] = errors;
  if (first && errors.length === 1) return { error: first.message, errors };
  const id = sentenceIdOf(problem);
  return {
    error: ownSentence(own, locale, id, problem.values) ?? sentence(texts[locale], id, problem.values),
    errors,
  };
}

/** Long waits are given in minutes. */
const sentenceIdOf = ({ code, retryAfter = 0 }: Problem): string =>
  retryAfter > 90 && Object.hasOwn(messages, `${code}.minutes`) ? `${code}.minutes` : code;

/** Words a mistake: the feature's sentence for this field, else the general one. */
export function toFieldError(
  own: Catalogue | undefined,
  locale: Locale,
  { pointer, code, values, link }: Mistake,
): FieldError {
  const field = pointer
    .slice(1)
    .replaceAll('/', '.')
    .replaceAll(/\.\d+(?=\.|$)/g, '');
  const message =
    ownSentence(own, locale, `${field}.${code}`, values) ?? sentence(texts[locale], `field.${code}`, values);
  return { pointer, code, message, ...(link !== undefined && { link }) };
}

function ownSentence(own: Catalogue | undefined, locale: Locale, id: string, values?: Record<string, string | number>) {
  return own && Object.hasOwn(own, id) ? createText(own, locale)(id, values) : undefined;
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

/** Codes for records that may be deleted while others refer to them, by the foreign key. */
const GONE = {
  company_id: 'company_gone',
  task_id: 'task_gone',
  settlement_id: 'task_gone',
  liability_id: 'liability_gone',
  employee_id: 'employee_gone',
} as const;

/** Two users at the same moment: one deleted the record that the other added something to, or the other way round. */
function referenceProblem({ constraint, gone }: NonNullable<ReturnType<typeof brokenReference>>): Problem {
  if (!gone) return new Problem(409, 'record_in_use');
  const column = Object.entries(GONE).find(([name]) => constraint.endsWith(`_${name}_fkey`));
  return new Problem(409, column?.[1] ?? 'record_gone');
}
