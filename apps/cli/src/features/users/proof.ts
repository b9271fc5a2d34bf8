import { unwrap } from '@biuro/core/api/unwrap.ts';
import { ApiError } from '@biuro/core/lib/failure.ts';
import type { Command } from 'commander';
import { readLine } from '#terminal/prompts/input.ts';
import { askSecret } from '#terminal/prompts/prompts.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import type { Tools } from '#terminal/session/tools.ts';
import {
  addCodeOptions,
  announceCode,
  assertStdinOnce,
  type CodeFlags,
  codeSourceOf,
} from '#terminal/session/verification-code.ts';

export interface ProofFlags extends CodeFlags {
  passwordFile?: string;
}

/** The options with which a script proves the person's password and second factor. */
export const addProofOptions = (command: Command, { text }: Tools): Command =>
  addCodeOptions(command.option('--password-file <file>', text('users.proof.password-file')), text);

/** The password in the file of `--password-file`; undefined without the option. */
export async function givenPassword(context: Context, { passwordFile, ...code }: ProofFlags) {
  assertStdinOnce(context, passwordFile, code);
  return passwordFile === undefined ? undefined : readLine(context, passwordFile);
}

/**
 * Makes a call that may need a recent proof of the person's own password and second factor: then sends `password` and
 * the code that the flags give, or asks for them in a terminal, and makes the call again. Where there is neither, throws
 * the server's refusal.
 */
export async function withProof<Result>(
  context: Context,
  portal: OpenPortal,
  { password, ...flags }: CodeFlags & { password: string | undefined },
  call: () => Promise<Result>,
): Promise<Result> {
  try {
    return await call();
  } catch (refusal) {
    if (!(refusal instanceof ApiError) || refusal.failure.code !== 'proof_needed') throw refusal;
    if (password === undefined && !context.interactive) throw refusal;
    await prove(context, portal, password, flags);
    return call();
  }
}

async function prove(
  context: Context,
  portal: OpenPortal,
  password: string | undefined,
  flags: CodeFlags,
): Promise<void> {
  const { text, output } = context;
  const { api } = portal;
  const source = codeSourceOf(context, flags);
  const current_password = password ?? (await askSecret(context, text('users.ask-password')));
  const next = await source.open(portal, portal.person().email);
  const send = async () => {
    const { data } = await unwrap(api.POST('/users/me/proof', { body: { current_password } }));
    announceCode(context, data);
    return data.channel;
  };
  let channel = await send();
  for (;;) {
    const code = await next(channel);
    try {
      if (code !== '') return await unwrap(api.PUT('/users/me/proof', { body: { code } }));
      channel = await send();
    } catch (error) {
      // A code that is spent or a lock does not get better by another one.
      const wrong = error instanceof ApiError && error.failure.status === 422;
      if (!source.again || !wrong) throw error;
      output.error(error.failure.message);
    }
  }
}
