import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { findUserId } from '#terminal/records/find-record.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { timeText } from '#terminal/time.ts';
import { addProofOptions, givenPassword, type ProofFlags, withProof } from './proof.ts';

export function defineResetLink(users: Command, tools: Tools): void {
  const { text } = tools;
  const link = users
    .command('reset-link')
    .argument('<user>', text('users.which'))
    .description(text('users.reset-link.summary'));
  addProofOptions(link, tools).action(actionOf(tools, makeResetLink));
  addExamples(link, tools, [
    'biuro users reset-link klient@demo.example',
    'biuro users reset-link klient@demo.example --password-file haslo.txt --code-stdin < kod.txt',
  ]);
}

/** Prints only the link to stdout. */
async function makeResetLink(context: Context, flags: ProofFlags, which = ''): Promise<void> {
  const { withPortal, settings, output, text } = context;
  const password = await givenPassword(context, flags);
  const { data } = await withPortal(async (portal) => {
    const id = await findUserId(portal, which, text);
    const ask = () => unwrap(portal.api.GET('/users/reset-password', { params: { query: { id } } }));
    return withProof(context, portal, { ...flags, password }, ask);
  });
  const link = `${settings.host}/reset-password/${data.token}`;
  output.show({ ...data, link }, () => link);
  output.note(text('users.reset-link.done', { until: timeText(data.expires_at) }));
}
