import { ApiError, type Failure, type FailureKind } from '@biuro/core/lib/failure.ts';

/** A mistake in the command line or in a file of settings: one sentence for the person who wrote it. */
export class UsageError extends Error {}

/** The person stopped the program. */
export class Interrupted extends Error {
  // AbortSignal hands its reason on as it is, and core takes errors of this name for requests that were given up.
  override readonly name = 'AbortError';
}

/** What the program ends with. Scripts rely on these numbers. */
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

/** A gateway that answers so stands before a server that is away. */
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
