import { unwrap } from '@biuro/core/api/unwrap.ts';
import { ApiError } from '@biuro/core/lib/failure.ts';
import type { Command } from 'commander';
import { readLine } from '#terminal/prompts/input.ts';
import { askSecret } from '#terminal/prompts/prompts.ts';
import { findUserId } from '#terminal/records/find-record.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { timeText } from '#terminal/time.ts';

interface ResetLinkFlags {
  passwordFile?: string;
}

export function defineResetLink(users: Command, tools: Tools): void {
  const { text } = tools;
  const link = users
    .command('reset-link')
    .argument('<user>', text('users.which'))
    .description(text('users.reset-link.summary'))
    .option('--password-file <file>', text('users.reset-link.password-file'))
    .action(actionOf(tools, makeResetLink));
  addExamples(link, tools, [
    'biuro users reset-link ewa@firma.example',
    'biuro users reset-link ewa@firma.example --password-file haslo.txt --json',
  ]);
}

/** Prints only the link to stdout. */
async function makeResetLink(context: Context, flags: ResetLinkFlags, which = ''): Promise<void> {
  const { withPortal, settings, output, text } = context;
  const { data } = await withPortal(async (portal) => {
    const id = await findUserId(portal, which, text);
    const ask = () => unwrap(portal.api.GET('/users/reset-password', { params: { query: { id } } }));
    return ask().catch(async (thrown: unknown) => {
      if (!(thrown instanceof ApiError) || thrown.failure.code !== 'proof_needed') throw thrown;
      await prove(context, portal, flags, thrown);
      return ask();
    });
  });
  const link = `${settings.host}/reset-password/${data.token}`;
  output.show({ ...data, link }, () => link);
  output.note(text('users.reset-link.done', { until: timeText(data.expires_at) }));
}

/** Sends the person's own password, from the file or the terminal. Throws `refusal` where there is neither. */
async function prove(context: Context, { api }: OpenPortal, { passwordFile }: ResetLinkFlags, refusal: ApiError) {
  const { interactive, text } = context;
  if (passwordFile === undefined && !interactive) throw refusal;
  const current_password =
    passwordFile === undefined
      ? await askSecret(context, text('users.reset-link.ask-password'))
      : await readLine(context, passwordFile);
  await unwrap(api.POST('/users/me/proof', { body: { current_password } }));
}
