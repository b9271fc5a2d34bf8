export type FailureKind = 'rejected' | 'unauthorized' | 'forbidden' | 'conflict' | 'offline' | 'unexpected';

export interface FieldFailure {
  /** JSON pointer into the request, for example `/vat_number`. */
  pointer: string;
  code: string;
  /** A sentence to show beside the field. */
  message: string;
  /** Path of the record that it conflicts with. */
  link?: string;
}

/** A failed call as plain data. `message` is a sentence to show as it is. */
export interface Failure {
  kind: FailureKind;
  message: string;
  code?: string;
  status?: number;
  fields?: FieldFailure[];
  /** Seconds. */
  retryAfter?: number;
  requestId?: string;
}

/** The sentences for failures that the server did not word itself. */
export type FailureText = (
  id: 'failure.offline' | 'failure.timeout' | 'failure.answer' | 'failure.unexpected',
  values?: Record<string, string | number>,
) => string;

/** The one error that a call throws. */
export class ApiError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, options?: { cause?: unknown }) {
    super(failure.message, options);
    this.name = 'ApiError';
    this.failure = failure;
  }
}

/** An answer other than 2xx, read to its end. */
export class RefusedAnswer extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly retryAfter: string | null;
  readonly body: unknown;

  constructor(answer: { status: number; statusText: string; retryAfter: string | null; body: unknown }) {
    super(`${answer.status} ${answer.statusText}`);
    this.name = 'RefusedAnswer';
    this.status = answer.status;
    this.statusText = answer.statusText;
    this.retryAfter = answer.retryAfter;
    this.body = answer.body;
  }
}

/** A request that got no answer at all. */
export class LostConnection extends Error {
  constructor(cause: unknown) {
    super('No answer', { cause });
    this.name = 'LostConnection';
  }
}

/** Turns anything that was thrown into a {@link Failure}. */
export function toFailure(thrown: unknown, text: FailureText): Failure {
  if (thrown instanceof ApiError) return thrown.failure;
  if (isLate(thrown)) return tooLate(text);
  if (thrown instanceof RefusedAnswer) return ofAnswer(thrown, text);
  if (thrown instanceof LostConnection) return { kind: 'offline', message: text('failure.offline') };
  return { kind: 'unexpected', message: text('failure.unexpected') };
}

/** The request timed out: it is unknown whether the server has carried it out. */
export function tooLate(text: FailureText): Failure {
  return { kind: 'offline', code: 'timeout', message: text('failure.timeout') };
}

/** The client timed out, or the server did while it waited for the request (408). */
function isLate(thrown: unknown): boolean {
  if (thrown instanceof RefusedAnswer) return thrown.status === 408;
  return thrown instanceof LostConnection && thrown.cause instanceof Error && thrown.cause.name === 'TimeoutError';
}

function ofAnswer(answer: RefusedAnswer, text: FailureText): Failure {
  const { status, statusText } = answer;
  const { error, code, errors, requestId } = record(answer.body);
  const retryAfter = Number(answer.retryAfter ?? Number.NaN);
  return {
    kind: kindOf(status),
    message:
      filled(error) ?? (statusText ? text('failure.answer', { status, statusText }) : text('failure.unexpected')),
    status,
    ...(filled(code) && { code: filled(code) }),
    ...(Array.isArray(errors) && { fields: errors.filter(isFieldFailure) }),
    ...(Number.isFinite(retryAfter) && { retryAfter }),
    ...(filled(requestId) && { requestId: filled(requestId) }),
  };
}

function kindOf(status: number): FailureKind {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 409 || status === 412) return 'conflict';
  return status < 500 ? 'rejected' : 'unexpected';
}

function isFieldFailure(value: unknown): value is FieldFailure {
  const { pointer, code, message, link } = record(value);
  return (
    [pointer, code, message].every((part) => typeof part === 'string') && ['string', 'undefined'].includes(typeof link)
  );
}

function filled(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
