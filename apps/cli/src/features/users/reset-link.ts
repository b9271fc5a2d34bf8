import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { readLine } from '#terminal/prompts/input.ts';
import { findUserId } from '#terminal/records/find-record.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { timeText } from '#terminal/time.ts';
import { withProof } from './proof.ts';

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
  const password = flags.passwordFile === undefined ? undefined : await readLine(context, flags.passwordFile);
  const { data } = await withPortal(async (portal) => {
    const id = await findUserId(portal, which, text);
    const ask = () => unwrap(portal.api.GET('/users/reset-password', { params: { query: { id } } }));
    return withProof(context, portal, password, ask);
  });
  const link = `${settings.host}/reset-password/${data.token}`;
  output.show({ ...data, link }, () => link);
  output.note(text('users.reset-link.done', { until: timeText(data.expires_at) }));
}
