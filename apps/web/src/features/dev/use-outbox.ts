import { useEffect, useState } from 'react';

export interface OutboxMessage {
  /** Instant in UTC. */
  at: string;
  to: string;
  channel: 'email' | 'sms';
  subject: string | null;
  text: string;
  /** The HTML twin of an e-mail, its logo inside. */
  html: string | null;
  code: string | null;
  link: string | null;
}

interface Outbox {
  messages: OutboxMessage[] | undefined;
  failed: boolean;
}

const interval = 2000;

/** Messages to an address, or all of them, newest first; read again every two seconds while the page is visible. */
export function useOutbox(to: string | null): Outbox {
  const [outbox, setOutbox] = useState<Outbox>({ messages: undefined, failed: false });
  useEffect(() => {
    const stopped = new AbortController();
    const read = async () => {
      if (document.hidden) return;
      const messages = await readOutbox(to, stopped.signal).catch(() => null);
      if (!stopped.signal.aborted) setOutbox((last) => ({ messages: messages ?? last.messages, failed: !messages }));
    };
    void read();
    const timer = setInterval(() => void read(), interval);
    document.addEventListener('visibilitychange', read, { signal: stopped.signal });
    return () => {
      clearInterval(timer);
      stopped.abort();
    };
  }, [to]);
  return outbox;
}

/** No part of the contract: the call exists in the demo alone. */
async function readOutbox(to: string | null, signal: AbortSignal): Promise<OutboxMessage[]> {
  const query = to ? `?to=${encodeURIComponent(to)}` : '';
  const answer = await fetch(`${import.meta.env.VITE_API_HOST ?? ''}/api/dev/outbox${query}`, { signal });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.json() as Promise<OutboxMessage[]>;
}
