import type { components } from '@biuro/contract';

export type FieldError = components['schemas']['FieldError'];

/** One mistake in a request, before it is worded. */
export interface Mistake {
  /** JSON pointer into the request. */
  pointer: string;
  code: string;
  values?: Record<string, string | number>;
  /** Path of the record that is in the way. */
  link?: string;
}

/**
 * A refusal that the caller may read. `code` selects the sentence in `messages.json` and is stable for programs. Any
 * other error becomes a 500 whose text is only logged.
 */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly values: Record<string, string | number>;
  readonly mistakes: Mistake[];
  readonly retryAfter: number | undefined;
  /** What was written before the refusal is committed: a wrong attempt has to be counted. */
  readonly counted: boolean;

  constructor(
    status: number,
    code: string,
    options: {
      values?: Record<string, string | number>;
      mistakes?: Mistake[];
      retryAfter?: number;
      counted?: boolean;
    } = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.values = options.values ?? {};
    this.mistakes = options.mistakes ?? [];
    this.retryAfter = options.retryAfter;
    this.counted = options.counted ?? false;
  }
}

export const notFound = () => new Problem(404, 'not_found');
export const forbidden = () => new Problem(403, 'forbidden');
export const unauthorized = () => new Problem(401, 'unauthorized');
export const storageFull = () => new Problem(507, 'storage_full', { retryAfter: 30 });
export const versionConflict = () => new Problem(409, 'version_conflict');
export const invalid = (...mistakes: Mistake[]) => new Problem(422, 'invalid', { mistakes });
export const tooMany = (code: string, retryAfter: number) =>
  new Problem(429, code, { retryAfter, values: { seconds: retryAfter, minutes: Math.ceil(retryAfter / 60) } });
