import { ApiError } from '@biuro/core/lib/failure.ts';
import type { Context } from './app/context.ts';
import { readLine } from './app/input.ts';
import { UsageError } from './app/mistakes.ts';
import type { OpenPortal } from './app/portal.ts';
import { ask } from './app/prompts.ts';

export interface CodeFlags {
  code?: string;
  codeStdin?: true;
  codeFromOutbox?: true;
}

type Channel = 'email' | 'sms' | 'totp';

/** Where the verification code comes from. */
export interface CodeSource {
  /** It can give another code after a wrong one. */
  again: boolean;
  /** Runs before the code is sent. */
  prepare(portal: OpenPortal, email: string): Promise<void>;
  /** The next code; an empty one asks for another to be sent. */
  next(channel: Channel): Promise<string>;
}

/** Known before the password is sent: a code that nobody can enter should not be sent either. */
export function codeSourceOf(context: Context, flags: CodeFlags): CodeSource {
  const { text, interactive } = context;
  const once = { again: false, prepare: async () => {} };
  const { code } = flags;
  if (code !== undefined) return { ...once, next: async () => code };
  if (flags.codeStdin) return { ...once, next: () => readLine(context, '-') };
  if (flags.codeFromOutbox) return outbox(context);
  if (!interactive) throw new UsageError(text('login.needs-code'));
  const question = (channel: Channel) => text(channel === 'totp' ? 'login.ask-totp' : 'login.ask-code');
  return { again: true, prepare: async () => {}, next: (channel) => ask(context, question(channel)) };
}

interface Letter {
  /** When it was sent, by the server's clock. */
  at: string;
  code: string | null;
}

const step = 150;

/** The demo server shows what it sends: the first letter with a code that was not there before the password was sent. */
function outbox({ settings, text, signal }: Context): CodeSource {
  let read = async (): Promise<Letter[]> => [];
  let newest = '';

  return {
    again: false,
    async prepare({ ports }, email) {
      const url = `${settings.host}/api/dev/outbox?to=${encodeURIComponent(email)}`;
      const headers = { 'X-API-Key': settings.apiKey, 'Accept-Language': settings.locale };
      read = async () => {
        const answer = await ports.fetch(new Request(url, { headers }));
        if (!answer.ok) throw new UsageError(text('login.no-outbox'));
        return lettersOf(JSON.parse(await answer.text()));
      };
      newest = (await read())[0]?.at ?? '';
    },
    async next(channel) {
      if (channel === 'totp') throw new UsageError(text('login.totp'));
      const { setTimeout: pause } = await import('node:timers/promises');
      for (
        const end = performance.now() + settings.timeout;
        performance.now() < end;
        await pause(step, undefined, { signal })
      ) {
        const letter = (await read()).find(({ at, code }) => at > newest && code);
        if (letter?.code) return letter.code;
      }
      throw new ApiError({ kind: 'offline', code: 'timeout', message: text('login.no-code') });
    },
  };
}

function lettersOf(answer: unknown): Letter[] {
  const list: unknown = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer;
  return Array.isArray(list) ? list : [];
}
