import { unwrap } from '@biuro/core/api/unwrap.ts';
import { ApiError } from '@biuro/core/lib/failure.ts';
import { askSecret } from '#terminal/prompts/prompts.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';

/**
 * Makes a call that may need a recent check of the person's own password: then sends `password`, or asks for it in a terminal, and makes the
 * call again. Where there is neither, throws the server's refusal.
 */
export async function withProof<Result>(
  context: Context,
  { api }: OpenPortal,
  password: string | undefined,
  call: () => Promise<Result>,
): Promise<Result> {
  const { interactive, text } = context;
  try {
    return await call();
  } catch (refusal) {
    if (!(refusal instanceof ApiError) || refusal.failure.code !== 'proof_needed') throw refusal;
    if (password === undefined && !interactive) throw refusal;
    const current_password = password ?? (await askSecret(context, text('users.ask-password')));
    await unwrap(api.POST('/users/me/proof', { body: { current_password } }));
    return call();
  }
}
