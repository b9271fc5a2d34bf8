import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import type { Context } from '../app/context.ts';
import { timeText } from '../app/days.ts';
import { findUserId } from '../app/find-user.ts';
import { does, shows, type Tools } from '../app/tools.ts';

export function defineResetLink(users: Command, tools: Tools): void {
  const { text } = tools;
  const link = users
    .command('reset-link')
    .argument('<user>', text('users.which'))
    .description(text('users.reset-link.summary'))
    .action(does(tools, makeResetLink));
  shows(link, tools, ['biuro users reset-link ewa@firma.example', 'biuro users reset-link ewa@firma.example --json']);
}

/** The link alone on stdout, so that it can be handed on. */
async function makeResetLink(
  { withPortal, settings, output, text }: Context,
  _flags: object,
  which = '',
): Promise<void> {
  const { data } = await withPortal(async (portal) => {
    const id = await findUserId(portal, which, text);
    return unwrap(portal.api.GET('/users/reset-password', { params: { query: { id } } }));
  });
  const link = `${settings.host}/reset-password/${data.token}`;
  output.show({ ...data, link }, () => link);
  output.note(text('users.reset-link.done', { until: timeText(data.expires_at) }));
}
