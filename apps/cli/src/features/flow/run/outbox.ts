import { setTimeout as pause } from 'node:timers/promises';
import type { Settings } from '#terminal/settings/settings.ts';
import { FlowError, type FlowWords } from '../format/words.ts';
import type { Network } from './network.ts';

interface OutboxMessage {
  at: string;
  code: string | null;
}

/** The verification codes that the demo server has sent; each is used once. */
export interface FlowOutbox {
  /** Ignores the messages that an address has now. */
  mark: (email: string) => Promise<void>;
  /** Waits for the code that came after the last mark. */
  take: (email: string) => Promise<string>;
}

const patience = 10_000;

export function createFlowOutbox(send: Network['fetch'], settings: Settings, text: FlowWords): FlowOutbox {
  const newest = new Map<string, string>();

  const read = async (email: string): Promise<OutboxMessage[]> => {
    const url = `${settings.host}/api/dev/outbox?to=${encodeURIComponent(email)}`;
    const headers = { 'X-API-Key': settings.apiKey, 'Accept-Language': settings.locale };
    const answer = await send(new Request(url, { headers }));
    if (!answer.ok) throw new FlowError(text('outbox'));
    const messages: unknown = JSON.parse(await answer.text());
    return Array.isArray(messages) ? messages : [];
  };
  return {
    async mark(email) {
      newest.set(email, (await read(email))[0]?.at ?? '');
    },
    async take(email) {
      const after = newest.get(email) ?? '';
      for (const end = performance.now() + patience; performance.now() < end; await pause(100)) {
        const message = (await read(email)).find(({ at, code }) => at > after && code);
        if (!message?.code) continue;
        newest.set(email, message.at);
        return message.code;
      }
      throw new FlowError(text('outbox.late', { email }));
    },
  };
}
