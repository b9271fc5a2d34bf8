import { UsageError } from '#terminal/errors/mistakes.ts';
import { readLine } from '#terminal/prompts/input.ts';
import { ask } from '#terminal/prompts/prompts.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { openOutbox } from './login-outbox.ts';

export interface CodeFlags {
  code?: string;
  codeStdin?: true;
  codeFromOutbox?: true;
}

export type Channel = 'email' | 'sms' | 'totp';

/** Resolves with the next code; an empty one asks for another to be sent. */
export type NextCode = (channel: Channel) => Promise<string>;

/** Where the verification code comes from. */
export interface CodeSource {
  /** It can give another code after a wrong one. */
  again: boolean;
  /** Runs before the code is sent. */
  open(portal: OpenPortal, email: string): Promise<NextCode>;
}

/** Known before the password is sent: a code that nobody can enter should not be sent either. */
export function codeSourceOf(context: Context, { code, codeStdin, codeFromOutbox }: CodeFlags): CodeSource {
  const { text, interactive } = context;
  if (code !== undefined) return { again: false, open: async () => async () => code };
  if (codeStdin) return { again: false, open: async () => () => readLine(context, '-') };
  if (codeFromOutbox) return { again: false, open: (portal, email) => openOutbox(context, portal, email) };
  if (!interactive) throw new UsageError(text('login.needs-code'));
  const question = (channel: Channel) => text(channel === 'totp' ? 'login.ask-totp' : 'login.ask-code');
  return { again: true, open: async () => (channel) => ask(context, question(channel)) };
}
