import { ApiError } from '@biuro/core/lib/failure.ts';
import { configFailureOf, currentPlace, isSettled } from '@biuro/core/navigation/navigation-selectors.ts';
import type { Command } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';

export function defineGoto(program: Command, tools: Tools): void {
  const { text } = tools;
  const goto = program
    .command('goto')
    .argument('<path>', text('goto.path'))
    .description(text('goto.summary'))
    .action(actionOf(tools, goTo));
  addExamples(goto, tools, ['biuro goto /dashboard', 'biuro goto /dashboard/companies --json']);
}

async function goTo({ withPortal, output, text }: Context, _flags: object, path = ''): Promise<void> {
  if (!/^\/(?!\/)/.test(path)) throw new UsageError(text('goto.wrong', { value: path }));

  const { place, detour, landing } = await withPortal(async (portal) => {
    portal.start();
    const asked = await visit(portal, path);
    if (!asked.detour) return { ...asked, landing: null };
    return { ...asked, landing: (await visit(portal, asked.detour.to)).place };
  });

  const answer = {
    path,
    outcome: detour ? 'redirect' : 'show',
    route: place?.name ?? null,
    title: place?.title ?? null,
    to: detour?.to ?? null,
    reason: detour?.reason ?? null,
    landing: landing && { route: landing.name, title: landing.title },
  };
  output.show(answer, () =>
    output.card([
      [text('goto.route'), answer.route],
      [text('goto.title'), answer.title],
      [text('goto.to'), answer.to],
      [text('goto.reason'), detour && text(`goto.${detour.reason}`)],
      [text('goto.landing'), landing && landing.title],
    ]),
  );
}

async function visit({ navigation, reached }: OpenPortal, address: string) {
  const { pathname: path, search } = new URL(address, 'http://portal.invalid');
  navigation.send({ type: 'place.requested', path, search });
  const snapshot = await reached(navigation, isSettled);
  const failure = configFailureOf(snapshot);
  if (failure) throw new ApiError(failure);
  return { place: currentPlace(snapshot), detour: snapshot.context.detour };
}
