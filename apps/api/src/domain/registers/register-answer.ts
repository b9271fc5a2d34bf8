/** What a register said, or why it said nothing. */
export type RegisterAnswer<T> = FoundAnswer<T> | { outcome: 'not_found'; at: Date; proof?: Proof } | SilentAnswer;

export interface FoundAnswer<T> {
  outcome: 'found';
  found: T;
  /** When the register was asked. */
  at: Date;
  proof?: Proof;
}

/** `reason` is for the log: it holds no data of a company and no key. */
export interface SilentAnswer {
  outcome: 'unavailable' | 'limit';
  reason: string;
  at: Date;
}

/** What the register itself says about having been asked, as it wrote it. */
export interface Proof {
  requestId: string;
  /** `dd-MM-yyyy HH:mm:ss`, by the clock in Warsaw. */
  requestDateTime: string;
}

/** A register that gives no usable answer. */
export class RegisterError extends Error {}

/** A register that answers no more for a while. */
export class LimitError extends RegisterError {
  /** Milliseconds; undefined: until the day ends in Warsaw. */
  readonly pause: number | undefined;

  constructor(message: string, pause?: number) {
    super(message);
    this.pause = pause;
  }
}
