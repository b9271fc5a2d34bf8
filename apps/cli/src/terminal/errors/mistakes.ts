/** A mistake in the command line or in a file of settings: one sentence for the person who wrote it. */
export class UsageError extends Error {}

/** The person stopped the program. */
export class Interrupted extends Error {
  // AbortSignal hands its reason on as it is, and core takes errors of this name for requests that were given up.
  override readonly name = 'AbortError';
}
