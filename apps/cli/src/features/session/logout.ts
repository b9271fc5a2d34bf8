import { isEnding } from '@biuro/core/session/session-selectors.ts';
import type { Command } from 'commander';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';

export function defineLogout(program: Command, tools: Tools): void {
  const logout = program.command('logout').description(tools.text('logout.summary')).action(actionOf(tools, signOut));
  addExamples(logout, tools, ['biuro logout', 'biuro logout --profile drugie-biuro']);
}

/** Removes the session here at once. The server is told, but may be unreachable. */
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
