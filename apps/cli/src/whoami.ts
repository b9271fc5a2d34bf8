import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import type { Context } from './app/context.ts';
import { does, shows, type Tools } from './app/tools.ts';

type Session = components['schemas']['Session'];

export function defineWhoami(program: Command, tools: Tools): void {
  const whoami = program.command('whoami').description(tools.text('whoami.summary')).action(does(tools, tellWho));
  shows(whoami, tools, ['biuro whoami', 'biuro whoami --json']);
}

async function tellWho({ withPortal, output, text, settings }: Context): Promise<void> {
  const { user, session, office } = await withPortal(async ({ api, person }) => {
    const { id } = person();
    const [{ data: user }, { data: sessions }, { brand }] = await Promise.all([
      unwrap(api.GET('/users/{id}', { params: { path: { id } } })),
      unwrap(api.GET('/users/me/sessions')),
      unwrap(api.GET('/config')),
    ]);
    return { user, session: sessions.find(({ current }) => current) ?? null, office: brand.office };
  });
  const { host, profile } = settings;
  output.show({ user, office, session, host, profile }, () =>
    output.card([
      [text('whoami.person'), `${user.first_name} ${user.last_name}`],
      [text('whoami.email'), user.email],
      [text('whoami.role'), text(`role.${user.role}`)],
      [text('whoami.office'), office],
      [text('whoami.since'), since(session, text)],
      [text('whoami.host'), host],
      [text('whoami.profile'), profile === 'default' ? null : profile],
    ]),
  );
}

function since(session: Session | null, text: Context['text']): string | null {
  return session && text('whoami.at', { at: new Date(session.created_at) });
}
