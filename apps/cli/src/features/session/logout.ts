import { isEnding } from '@biuro/core/session/session-selectors.ts';
import type { Command } from 'commander';
import type { Context } from '#terminal/session/context.ts';
import { does, shows, type Tools } from '#terminal/session/tools.ts';

export function defineLogout(program: Command, tools: Tools): void {
  const logout = program.command('logout').description(tools.text('logout.summary')).action(does(tools, signOut));
  shows(logout, tools, ['biuro logout', 'biuro logout --profile drugie-biuro']);
}

/** The session is gone here at once; the server is told, and may be away. */
async function signOut({ withPortal, output, text }: Context): Promise<void> {
  await withPortal(
    async ({ session, reached }) => {
      session.send({ type: 'log.out' });
      await reached(session, (snapshot) => !isEnding(snapshot));
    },
    { stored: true },
  );
  output.note(text('logout.done'));
}
