import { ApiError } from '@biuro/core/lib/failure.ts';
import { configFailureOf, currentPlace, isSettled } from '@biuro/core/navigation/navigation-selectors.ts';
import type { Command } from 'commander';
import type { Context } from './app/context.ts';
import { UsageError } from './app/mistakes.ts';
import { does, shows, type Tools } from './app/tools.ts';

export function defineGoto(program: Command, tools: Tools): void {
  const { text } = tools;
  const goto = program
    .command('goto')
    .argument('<path>', text('goto.path'))
    .description(text('goto.summary'))
    .action(does(tools, goTo));
  shows(goto, tools, ['biuro goto /dashboard', 'biuro goto /dashboard/companies --json']);
}

async function goTo({ withPortal, output, text }: Context, _flags: object, path = ''): Promise<void> {
  if (!/^\/(?!\/)/.test(path)) throw new UsageError(text('goto.wrong', { value: path }));
  const { pathname, search } = new URL(path, 'http://portal.invalid');

  const { place, detour } = await withPortal(async (portal) => {
    portal.start();
    portal.navigation.send({ type: 'place.requested', path: pathname, search });
    const snapshot = await portal.reached(portal.navigation, isSettled);
    const failure = configFailureOf(snapshot);
    if (failure) throw new ApiError(failure);
    return { place: currentPlace(snapshot), detour: snapshot.context.detour };
  });

  const answer = {
    path,
    outcome: detour ? 'redirect' : 'show',
    route: place?.name ?? null,
    title: place?.title ?? null,
    to: detour?.to ?? null,
    reason: detour?.reason ?? null,
  };
  output.show(answer, () =>
    output.card([
      [text('goto.route'), answer.route],
      [text('goto.title'), answer.title],
      [text('goto.to'), answer.to],
      [text('goto.reason'), detour && text(`goto.${detour.reason}`)],
    ]),
  );
}
