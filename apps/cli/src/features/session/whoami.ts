import { unwrap } from '@biuro/core/api/unwrap.ts';
import { localTime } from '@biuro/core/lib/wire-time.ts';
import type { Command } from 'commander';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';

export function defineWhoami(program: Command, tools: Tools): void {
  const whoami = program.command('whoami').description(tools.text('whoami.summary')).action(actionOf(tools, tellWho));
  addExamples(whoami, tools, ['biuro whoami', 'biuro whoami --json']);
}

async function tellWho({ withPortal, output, text, settings: { host, profile } }: Context): Promise<void> {
  const { user, office, session } = await withPortal(ask);
  output.show({ user, office, session, host, profile }, () =>
    output.card([
      [text('whoami.person'), `${user.first_name} ${user.last_name}`],
      [text('whoami.email'), user.email],
      [text('whoami.role'), text(`role.${user.role}`)],
      [text('whoami.office'), office],
      [text('whoami.since'), session && localTime(new Date(session.created_at))],
      [text('whoami.host'), host],
      [text('whoami.profile'), profile === 'default' ? null : profile],
    ]),
  );
}

async function ask({ api, person }: OpenPortal) {
  const { id } = person();
  const [{ data: user }, { data: sessions }, { brand }] = await Promise.all([
    unwrap(api.GET('/users/{id}', { params: { path: { id } } })),
    unwrap(api.GET('/users/me/sessions')),
    unwrap(api.GET('/config')),
  ]);
  return { user, office: brand.office, session: sessions.find(({ current }) => current) ?? null };
}
