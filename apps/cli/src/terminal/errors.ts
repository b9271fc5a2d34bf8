import { ApiError, type Failure, type FailureKind } from '@biuro/core/lib/failure.ts';

/** A mistake in the command line or in a settings file. Its message is a sentence for the person. */
export class UsageError extends Error {}

/** The person stopped the program. */
export class Interrupted extends Error {
  // An AbortSignal passes its reason on unchanged, and core treats errors of this name as aborted requests.
  override readonly name = 'AbortError';
}

/** The exit codes. Scripts rely on these numbers. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  notFound: 3,
  signedOut: 4,
  forbidden: 5,
  rejected: 6,
  offline: 7,
  interrupted: 130,
} as const;

export type Outcome = keyof typeof exitCodes;
export type ExitCode = (typeof exitCodes)[Outcome];

export const outcomeNames = Object.keys(exitCodes).filter((name): name is Outcome => name in exitCodes);

/** Statuses of a gateway whose server cannot be reached. */
const away = [502, 503, 504];

export function exitCodeOf(thrown: unknown): ExitCode {
  if (thrown instanceof UsageError) return exitCodes.usage;
  if (thrown instanceof Interrupted) return exitCodes.interrupted;
  return exitCodes[thrown instanceof ApiError ? outcomeOf(thrown.failure) : 'failed'];
}

const outcomes = {
  unauthorized: 'signedOut',
  forbidden: 'forbidden',
  rejected: 'rejected',
  conflict: 'rejected',
  offline: 'offline',
  unexpected: 'failed',
} as const satisfies Record<FailureKind, Outcome>;

function outcomeOf({ kind, status = 0 }: Failure): Outcome {
  if (status === 404) return 'notFound';
  return away.includes(status) ? 'offline' : outcomes[kind];
}
