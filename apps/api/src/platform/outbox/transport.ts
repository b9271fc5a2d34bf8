import type { Brand } from '#platform/mail/letter-html.ts';
import type { Message } from './outbox-queries.ts';

/** Delivers one message. Throws a {@link DeliveryError} on failure. */
export interface Transport {
  /** `brand` is that of the sender. A message may be delivered twice; its id identifies it. */
  deliver(message: Message, brand: Brand): Promise<void>;
  close(): void;
}

/** Why a message was not delivered, without its content. */
export class DeliveryError extends Error {
  /** Another attempt would fail as well. */
  readonly permanent: boolean;

  constructor(reason: string, permanent: boolean) {
    super(reason);
    this.permanent = permanent;
  }
}
