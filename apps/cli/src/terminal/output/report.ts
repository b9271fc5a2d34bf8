import { ApiError, type Failure } from '@biuro/core/lib/failure.ts';
import { type ExitCode, exitCodes, Interrupted, UsageError } from '#terminal/errors.ts';
import type { Output } from './output.ts';
import { sanitized } from './text-width.ts';
import type { Words } from './words.ts';

export interface ReportOptions {
  code: ExitCode;
  output: Output;
  text: Words;
  /** The command as it is typed, for the hint `… --help`. */
  command: string;
}

/** Writes an error to stderr: as JSON after `--json`, else as sentences with a hint. */
export function report(thrown: unknown, { output, ...about }: ReportOptions): void {
  const failure = failureOf(thrown, about.text);
  if (output.json) return output.problem({ ...problemOf(failure), exit_code: about.code });
  const [sentence = '', ...more] = linesOf(failure, about);
  output.error(sentence);
  for (const line of more) output.note(line);
}

function failureOf(thrown: unknown, text: Words): Failure {
  if (thrown instanceof ApiError) return thrown.failure;
  if (thrown instanceof UsageError) return { kind: 'unexpected', code: 'usage', message: thrown.message };
  if (thrown instanceof Interrupted) return { kind: 'unexpected', code: 'interrupted', message: text('interrupted') };
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  return { kind: 'unexpected', code: 'unexpected', message: text('unexpected', { reason }) };
}

function problemOf({ kind, message, status, code, fields, retryAfter, requestId }: Failure) {
  return {
    ...(status !== undefined && { status }),
    code: code ?? kind,
    error: message,
    ...(fields && { errors: fields }),
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
    ...(requestId !== undefined && { requestId }),
  };
}

function linesOf(failure: Failure, { code, text, command }: Omit<ReportOptions, 'output'>): string[] {
  const { message, fields = [], requestId, status = 0 } = failure;
  const details = fields.filter((field) => field.message !== message).map((field) => `  ${field.message}`);
  return [
    message,
    ...details,
    ...(code === exitCodes.signedOut ? [text('hint.login')] : []),
    ...(code === exitCodes.usage ? [text('hint.help', { command })] : []),
    ...(status >= 500 && requestId ? [text('hint.request', { id: requestId })] : []),
  ].map(sanitized);
}
