import type { Message } from './outbox-queries.ts';

/** Carries one message to its recipient. Throws {@link DeliveryError} when that did not work. */
export interface Transport {
  /** `office` is the sender's name. The same message may come twice; its id tells. */
  deliver(message: Message, office: string): Promise<void>;
  close(): void;
}

/** Why a message did not leave, without what was in it. */
export class DeliveryError extends Error {
  /** Another try would end the same way. */
  readonly permanent: boolean;

  constructor(reason: string, permanent: boolean) {
    super(reason);
    this.permanent = permanent;
  }
}
