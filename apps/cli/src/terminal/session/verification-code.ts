import { ApiError } from '@biuro/core/lib/failure.ts';
import { type Command, Option } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import type { Words } from '#terminal/output/words.ts';
import { readLine } from '#terminal/prompts/input.ts';
import { ask } from '#terminal/prompts/prompts.ts';
import type { Context } from './context.ts';
import type { OpenPortal } from './portal.ts';

export interface CodeFlags {
  code?: string;
  codeStdin?: true;
  codeFromOutbox?: true;
}

type Channel = 'email' | 'sms' | 'totp';

/** Resolves with the next code; an empty one asks the server to send another. */
type NextCode = (channel: Channel) => Promise<string>;

/** Where the verification code comes from. */
export interface CodeSource {
  /** Whether it can give another code after a wrong one. */
  again: boolean;
  /** Runs before the code is sent. */
  open(portal: OpenPortal, email: string): Promise<NextCode>;
}

/** The options that `codeSourceOf` reads. */
export const addCodeOptions = (command: Command, text: Words): Command =>
  command
    .addOption(new Option('--code <code>', text('code.flag')).conflicts(['codeStdin', 'codeFromOutbox']))
    .addOption(new Option('--code-stdin', text('code.stdin')).conflicts('codeFromOutbox'))
    .option('--code-from-outbox', text('code.from-outbox'));

/** Stdin ends with what is read first. */
export function assertStdinOnce({ text }: Pick<Context, 'text'>, passwordFile: string | undefined, flags: CodeFlags) {
  if (passwordFile === '-' && flags.codeStdin) throw new UsageError(text('code.stdin-twice'));
}

/** Says where the code was sent. */
export function announceCode({ output, text }: Context, sent: { channel: Channel; destination: string } | null): void {
  if (sent && sent.channel !== 'totp') output.note(text('code.sent', { destination: sent.destination }));
}

/** Called before the password is sent, so that no code is sent that cannot be entered. */
export function codeSourceOf(context: Context, { code, codeStdin, codeFromOutbox }: CodeFlags): CodeSource {
  const { text, interactive } = context;
  if (code !== undefined) return { again: false, open: async () => async () => code };
  if (codeStdin) return { again: false, open: async () => () => readLine(context, '-') };
  if (codeFromOutbox) return { again: false, open: (portal, email) => openOutbox(context, portal, email) };
  if (!interactive) throw new UsageError(text('code.needed'));
  const question = (channel: Channel) => text(channel === 'totp' ? 'code.ask-totp' : 'code.ask');
  return { again: true, open: async () => (channel) => ask(context, question(channel)) };
}

interface OutboxMessage {
  /** When it was sent, by the server's clock. */
  at: string;
  code: string | null;
}

/** Milliseconds between two polls of the outbox. */
const step = 150;

/** Waits for a new message with a code in the outbox of the demo server. */
async function openOutbox(context: Context, { ports }: OpenPortal, email: string): Promise<NextCode> {
  const { settings, text, signal } = context;
  const url = `${settings.host}/api/dev/outbox?to=${encodeURIComponent(email)}`;
  const headers = { 'X-API-Key': settings.apiKey, 'Accept-Language': settings.locale };

  const read = async () => {
    const answer = await ports.fetch(new Request(url, { headers }));
    if (!answer.ok) throw new UsageError(text('code.no-outbox'));
    return messagesOf(JSON.parse(await answer.text()));
  };
  const newest = (await read())[0]?.at ?? '';

  return async (channel) => {
    if (channel === 'totp') throw new UsageError(text('code.totp'));
    const { setTimeout: pause } = await import('node:timers/promises');
    const end = performance.now() + settings.timeout;
    while (performance.now() < end) {
      const message = (await read()).find(({ at, code }) => at > newest && code);
      if (message?.code) return message.code;
      await pause(step, undefined, { signal });
    }
    throw new ApiError({ kind: 'offline', code: 'timeout', message: text('code.late') });
  };
}

function messagesOf(answer: unknown): OutboxMessage[] {
  return Array.isArray(answer) ? answer : [];
}
