/** The answer of a register, or why there is none. */
export type RegisterAnswer<T> = FoundAnswer<T> | { outcome: 'not_found'; at: Date; proof?: Proof } | SilentAnswer;

export interface FoundAnswer<T> {
  outcome: 'found';
  found: T;
  /** When the register was asked. */
  at: Date;
  proof?: Proof;
}

/** `reason` is for the log: it contains neither data of a company nor a key. */
export interface SilentAnswer {
  outcome: 'unavailable' | 'limit';
  reason: string;
  at: Date;
}

/** The register's own record of the request. */
export interface Proof {
  requestId: string;
  /** `dd-MM-yyyy HH:mm:ss`, Polish time. */
  requestDateTime: string;
}

/** A register did not give a usable answer. */
export class RegisterError extends Error {}

/** A register refuses requests for a while. */
export class LimitError extends RegisterError {
  /** Milliseconds; undefined: until the end of the day in Poland. */
  readonly pause: number | undefined;

  constructor(message: string, pause?: number) {
    super(message);
    this.pause = pause;
  }
}
