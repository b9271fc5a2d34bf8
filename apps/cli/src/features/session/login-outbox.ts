import { ApiError } from '@biuro/core/lib/failure.ts';
import { UsageError } from '#terminal/errors/mistakes.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import type { NextCode } from './login-code.ts';

interface Letter {
  /** When it was sent, by the server's clock. */
  at: string;
  code: string | null;
}

const step = 150;

/** The demo server shows what it sends. Waits for a letter with a code that is not there yet. */
export async function openOutbox(context: Context, { ports }: OpenPortal, email: string): Promise<NextCode> {
  const { settings, text, signal } = context;
  const url = `${settings.host}/api/dev/outbox?to=${encodeURIComponent(email)}`;
  const headers = { 'X-API-Key': settings.apiKey, 'Accept-Language': settings.locale };

  const read = async () => {
    const answer = await ports.fetch(new Request(url, { headers }));
    if (!answer.ok) throw new UsageError(text('login.no-outbox'));
    return lettersOf(JSON.parse(await answer.text()));
  };
  const newest = (await read())[0]?.at ?? '';

  return async (channel) => {
    if (channel === 'totp') throw new UsageError(text('login.totp'));
    const { setTimeout: pause } = await import('node:timers/promises');
    const end = performance.now() + settings.timeout;
    while (performance.now() < end) {
      const letter = (await read()).find(({ at, code }) => at > newest && code);
      if (letter?.code) return letter.code;
      await pause(step, undefined, { signal });
    }
    throw new ApiError({ kind: 'offline', code: 'timeout', message: text('login.no-code') });
  };
}

function lettersOf(answer: unknown): Letter[] {
  return Array.isArray(answer) ? answer : [];
}
